import type { Source } from '@/content/schema/pages';

const act = 'Data Protection Act, 2019';
const actPage = 'https://new.kenyalaw.org/akn/ke/act/2019/24';
const commissionerPage = {
  url: 'https://www.odpc.go.ke/data-subjects/',
  checked: '2026-11-22',
  recheckBy: '2027-07-01',
} as const;

/** Rules of the Data Protection Act that pages state, one entry for each rule. */
export const dataProtection = {
  definitions: {
    fact: 'Personal data is any information relating to an identified or identifiable person. Sensitive personal data, data controller and data processor are defined too.',
    reference: `${act}, section 2`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  sensitiveData: {
    fact: 'Data that reveals health status, biometric or genetic data, property details or family details, among others, is sensitive personal data.',
    reference: `${act}, section 2`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  commissioner: {
    fact: 'The Act establishes the Office of the Data Protection Commissioner, which enforces it.',
    reference: `${act}, section 5`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  registration: {
    fact: 'Organisations with a turnover below KSh 5 million and fewer than ten employees are exempt from registration. Those in listed activities register whatever their size.',
    reference:
      'Data Protection (Registration of Data Controllers and Data Processors) Regulations, 2021 (Legal Notice 265 of 2021)',
    url: 'https://new.kenyalaw.org/akn/ke/act/ln/2021/265',
    checked: 'not yet',
    recheckBy: '2027-07-01',
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
    reference: `${act}, section 29`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  lawfulBases: {
    fact: 'Processing needs consent or another ground, such as a contract or steps before one, a legal obligation, or legitimate interests.',
    reference: `${act}, section 30`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  impactAssessment: {
    fact: 'A data protection impact assessment is made before processing that is likely to result in a high risk to people’s rights and freedoms.',
    reference: `${act}, section 31`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  consent: {
    fact: 'Anyone who relies on consent has to prove it, and people may withdraw their consent.',
    reference: `${act}, section 32`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  childData: {
    fact: 'Data on a child may be processed only with the consent of a parent or guardian and in the child’s best interests.',
    reference: `${act}, section 33`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  automatedDecisions: {
    fact: 'People have the right not to be subject to automated decisions that affect them significantly.',
    reference: `${act}, section 35`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  commercialUse: {
    fact: 'Personal data may be used for commercial purposes with express consent, or where a law allows it and the person was told when the data was collected.',
    reference: `${act}, section 37`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  requests: {
    fact: 'People may ask for restriction, rectification, portability and erasure of their data.',
    reference:
      'Data Protection (General) Regulations, 2021 (Legal Notice 263 of 2021), regulations 7, 10, 11 and 12',
    url: 'https://new.kenyalaw.org/akn/ke/act/ln/2021/263',
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  processorContract: {
    fact: 'A processor works under a written contract with the controller.',
    reference: `${act}, section 42`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  breachNotice: {
    fact: 'If a breach brings a real risk of harm, the controller notifies the Data Commissioner within 72 hours of becoming aware of it, and the people affected within a reasonably practical period. A processor tells the controller within 48 hours where practicable.',
    reference: `${act}, section 43`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  transfers: {
    fact: 'A transfer out of Kenya needs proof of appropriate safeguards. Sensitive personal data also needs the consent of the person.',
    reference: `${act}, Part VI`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  processingInKenya: {
    fact: 'The Cabinet Secretary may prescribe which processing has to take place in Kenya.',
    reference: `${act}, section 50`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  complaints: {
    fact: 'Complaints are made to the Data Commissioner, in writing or orally.',
    reference: `${act}, Part VIII`,
    url: actPage,
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
} as const satisfies Readonly<Record<string, Source>>;
