import type { Source } from './schema';

const act = 'Data Protection Act, 2019';
const commissionerPage = {
  url: 'https://www.odpc.go.ke/data-subjects/',
  checked: '2026-11-22',
} as const;

/** Rules of the Data Protection Act that pages state, one entry for each rule. */
export const dataProtection = {
  definitions: {
    fact: 'Personal data is any information relating to an identified or identifiable person. Sensitive personal data, data controller and data processor are defined too.',
    reference: `${act}, section 2, as explained by Mutie Advocates`,
    url: 'https://mutie-advocates.com/10-key-words-in-the-data-protection-act',
    checked: '2026-11-24',
  },
  sensitiveData: {
    fact: 'Data that reveals health status, biometric or genetic data, property details or family details, among others, is sensitive personal data.',
    reference: `${act}, section 2, as explained by DLA Piper`,
    url: 'https://www.dlapiperdataprotection.com/?c=KE&t=definitions',
    checked: '2026-11-24',
  },
  commissioner: {
    fact: 'The Act establishes the Office of the Data Protection Commissioner, which enforces it.',
    reference: `${act}, section 5, as explained by Sentinel Africa`,
    url: 'https://sentinelafricaconsulting.com/data-protection-kenya-what-you-need-to-know/',
    checked: '2026-11-24',
  },
  registration: {
    fact: 'Organisations with a turnover below KSh 5 million and fewer than ten employees are exempt from registration. Those in listed activities register whatever their size.',
    reference:
      'Data Protection (Registration of Data Controllers and Data Processors) Regulations, 2021, as explained by ALN',
    url: 'https://aln.africa/insight/data-protection-registration-law-comes-into-force-on-14/',
    checked: '2026-11-24',
  },
  principles: {
    fact: 'There are eight principles. Among them: data is collected for stated purposes, is limited to what those purposes need, is accurate, and is kept no longer than they need.',
    reference: `${act}, section 25; ODPC, Data subjects`,
    ...commissionerPage,
  },
  transferConditions: {
    fact: 'Personal data leaves Kenya only with proof of adequate safeguards or the consent of the person.',
    reference: `${act}, section 25(h); ODPC, Data subjects`,
    ...commissionerPage,
  },
  rights: {
    fact: 'People have the right to be informed, to have access, to object, and to have false or misleading data corrected or deleted.',
    reference: `${act}, section 26; ODPC, Data subjects`,
    ...commissionerPage,
  },
  dutyToNotify: {
    fact: 'Before data is collected, the person is told, as far as practicable, that it is collected and for what purpose.',
    reference: `${act}, section 29, as explained by mutindi.com`,
    url: 'https://mutindi.com/index.php/2019/11/30/consent-under-the-kenyan-data-protection-act/',
    checked: '2026-11-24',
  },
  lawfulBases: {
    fact: 'Processing needs consent or another ground, such as a contract or steps before one, a legal obligation, or legitimate interests.',
    reference: `${act}, section 30, as explained by Aowanga Advocates`,
    url: 'https://aowangaadvocates.com/consent-as-a-legal-basis-for-processing-personal-data',
    checked: '2026-11-24',
  },
  impactAssessment: {
    fact: 'A data protection impact assessment is made before processing that is likely to result in a high risk to people’s rights and freedoms.',
    reference: `${act}, section 31, as explained by Rödl & Partner`,
    url: 'https://roedl.com/en-gb/de/insights/Pages/kenya-data-protection-compliance-self-assessment.aspx',
    checked: '2026-11-24',
  },
  consent: {
    fact: 'Anyone who relies on consent has to prove it, and people may withdraw their consent.',
    reference:
      'Office of the Data Protection Commissioner, guidance on consent, as reported by DataGuidance',
    url: 'https://www.dataguidance.com/news/kenya-odpc-issues-guidance-consent',
    checked: '2026-11-24',
  },
  childData: {
    fact: 'Data on a child may be processed only with the consent of a parent or guardian and in the child’s best interests.',
    reference: `${act}, section 33, as explained by dmklaws.com`,
    url: 'https://dmklaws.com/data-protection-and-compliance-in-kenya/',
    checked: '2026-11-24',
  },
  automatedDecisions: {
    fact: 'People have the right not to be subject to automated decisions that affect them significantly.',
    reference: `${act}, section 35, as explained by Sentinel Africa`,
    url: 'https://sentinelafricaconsulting.com/what-are-the-rights-of-data-protection/',
    checked: '2026-11-24',
  },
  commercialUse: {
    fact: 'Personal data may be used for commercial purposes with express consent, or where a law allows it and the person was told when the data was collected.',
    reference: `${act}, section 37, as quoted by Charles Kimathi Advocates`,
    url: 'https://charleskimathiadvocates.com/admin/blog/2019/02/28/11/49/53/6428/doctors-failure-to-diagnose-a-medical-condition-can-a-lawyer-help',
    checked: '2026-11-24',
  },
  requests: {
    fact: 'People may ask for restriction, rectification, portability and erasure of their data.',
    reference: 'Data Protection (General) Regulations, 2021, regulations 7, 10, 11 and 12',
    url: 'https://www.scribd.com/document/669719740/THE-DATA-PROTECTION-GENERAL-REGULATIONS-2021-1',
    checked: '2026-11-24',
  },
  processorContract: {
    fact: 'A processor works under a written contract with the controller.',
    reference: `${act}, section 42, as explained by Dira Compliance`,
    url: 'https://compliancedira.com/blog/data-processing-agreements-kenya-dpa-section-42',
    checked: '2026-11-24',
  },
  breachNotice: {
    fact: 'If a breach brings a real risk of harm, the controller notifies the Data Commissioner within 72 hours of becoming aware of it, and the people affected within a reasonably practical period. A processor tells the controller within 48 hours where practicable.',
    reference: `${act}, section 43, as explained by Aowanga Advocates`,
    url: 'https://aowangaadvocates.com/reporting-a-data-breach-in-kenya/',
    checked: '2026-11-24',
  },
  transfers: {
    fact: 'A transfer out of Kenya needs proof of appropriate safeguards. Sensitive personal data also needs the consent of the person.',
    reference: `${act}, Part VI, as explained by DLA Piper`,
    url: 'https://www.dlapiperdataprotection.com/?c=KE&t=transfer',
    checked: '2026-11-24',
  },
  processingInKenya: {
    fact: 'The Cabinet Secretary may prescribe which processing has to take place in Kenya.',
    reference: `${act}, section 50, as published by ICT Policy Africa`,
    url: 'https://ictpolicyafrica.org/en/document/n7xolcf4vk8?page=35',
    checked: '2026-11-24',
  },
  complaints: {
    fact: 'Complaints are made to the Data Commissioner, in writing or orally.',
    reference: `${act}, Part VIII, as explained by EA Feed`,
    url: 'https://eafeed.com/how-to-file-complaints-on-unconsented-registration-to-political-parties',
    checked: '2026-11-24',
  },
} as const satisfies Readonly<Record<string, Source>>;
