import { commitments } from '@/content/company/commitments';
import {
  factInWords,
  kraApplication,
  kraApprovalOf,
  notShownYet,
  untilTillApproved,
} from '@/content/company/facts';
import { invoicedElsewhere } from '@/content/company/product-terms';
import { reach } from '@/content/company/reach';
import { prices } from '@/content/prices/prices';
import { sixtyPeopleMonthly } from '@/content/prices/sixty-people';
import { repairPrice, usualRepair } from '@/content/prices/usual-repair';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { liveApproval, mpesa } from '@/content/sources/mpesa';
import { tax } from '@/content/sources/tax';
import { priceInWords } from '@/content/values/price';

export default {
  heading: 'FAQs: questions on price, time and contracts',
  summary: 'Answers on cost, time, ownership, liability, payments, tax and support.',
  description:
    'Questions Kenyan organisations ask before an IT project: price, time, ownership, liability, M-Pesa and eTIMS, hosting, support, data protection, and how to leave.',
  lead: 'Read what you pay, how long it takes, who owns the result, and what happens when something fails or you leave. Sources on law and tax are at the end of the page.',
  updated: '2026-11-29',
  emblem: 'bubbles',
  groups: [
    {
      heading: 'Before the first meeting',
      questions: [
        {
          question: 'What should we have ready when we first call you?',
          answer:
            'One example of what goes wrong and what it costs you, the number of people and sites, and the names of your systems. You need no specification, because we write it together.',
        },
        {
          question: 'Is the first visit free?',
          answer: `${commitments.firstCall.promise} ${commitments.firstVisit.promise} Repairs are paid from the start, and so are surveys and audits with a report.`,
        },
        {
          question: 'Is our business too small for you?',
          answer: `No business is too small for a project or a repair by the hour. [Posigen](/products/posigen) runs a shop with one till. [Lakodi](/products/lakodi) is for ${commitments.lakodiFrom.phrase}. ${commitments.supportFrom.promise} [IT Cloud](/services/it-cloud) costs less than support, monitoring and security checks bought one by one.`,
        },
        {
          question: 'We clear cargo. What if no entry can be lodged?',
          answer: `That is a critical fault: with a support agreement, work on it starts ${commitments.criticalResponse.phrase}. If a portal of KRA or the port has failed, we ${commitments.othersFault.phrase}. [Clearing firms](/industries/clearing-and-forwarding) see the bill for 60 people there, and the price of a second line alone.`,
        },
        {
          question: 'Do you work outside Mombasa?',
          answer: `Yes, in Nairobi, Nakuru and every county. ${reach.travel.words} Support of an office there costs ${commitments.distantSite.phrase}.`,
        },
        {
          question: 'Can we see a product with our own data before deciding?',
          answer:
            'Yes. Give us fifty records with names altered, and in an hour we show you the product with them.',
        },
        {
          question: 'Will you sign a non-disclosure agreement before we talk?',
          answer:
            'Yes, before you show us anything confidential. Send your own text, or ask for our two pages.',
        },
        {
          question: 'Can you give a second opinion on another supplier’s quotation?',
          answer: `Yes. It costs ${priceInWords(prices['/services/support-and-management/managed-it/technology-consulting'])} and takes five working days. We then do not bid for that work. We list what is missing, unclear or more than you need. The [request-for-quotation template](/resources/downloads#request-for-quotation-template) makes offers comparable.`,
        },
      ],
    },
    {
      heading: 'Price and contract',
      questions: [
        {
          question: 'What will it cost?',
          answer: `A [clearing firm of 60 people](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month) pays ${sixtyPeopleMonthly} with VAT, for all its IT. Other prices are before VAT. A WordPress website costs ${priceInWords(prices['/services/development-services/website-development/website-design/wordpress'])}. A repair without an agreement costs ${repairPrice}. Each service and product says where its price starts and what moves it. ${commitments.firstCall.promise} The exact price follows ${commitments.writtenPrice.phrase} after we have seen the work.`,
        },
        {
          question: 'Fixed price or by the hour?',
          answer:
            'The price is fixed if the result can be described in advance, as for a site or a migration. Support is paid by the month. If nobody can know the amount of work yet, you pay by the day up to a ceiling that you set.',
        },
        {
          question: 'When and how do we pay, for example by M-Pesa?',
          answer: `${commitments.projectStages.promise} Plans are billed monthly. ${commitments.invoices.promise} ${commitments.waysToPay.promise} You pay for hardware, domains, licences and airtime directly to their sellers.`,
        },
        {
          question: 'What makes a project cost more than was quoted?',
          answer:
            'A rule that nobody mentioned, data that is worse than the sample, or another supplier who opens an interface late. A change of scope gets a written price, and we build it once you approve.',
        },
        {
          question: 'If you make a mistake, what do you pay?',
          answer: `We correct the work ${commitments.defectsCorrected.phrase}, and pay for your loss up to a cap. For payment work we pay at most ${commitments.paymentLiability.phrase}. Leaked personal data has no cap. [What you sign](/company/about-us/how-we-work#what-you-sign) has the other caps.`,
        },
        {
          question: 'Can we stop a project half way?',
          answer: `Yes, ${commitments.stageStop.phrase}. You pay the parts due by then, and keep what is finished. See [What you sign](/company/about-us/how-we-work#what-you-sign).`,
        },
        {
          question: 'How do we end a contract with you?',
          answer: `To terminate it, write to us ${commitments.noticePeriod.phrase} before you want to leave, at the earliest for the end of the first ${commitments.minimumTerm.phrase}. A term or a year that you paid in advance ends on its last day. If we are late ${commitments.repeatedMisses.phrase}, you may [leave at once](/company/about-us/how-we-work#what-you-sign), and we refund the part that you did not use.`,
        },
        {
          question: 'What happens to our data if we leave a product?',
          answer: `You can export it at any time. ${commitments.exportForm.promise} ${commitments.dataAfterLeaving.promise}`,
        },
      ],
    },
    {
      heading: 'How a project runs',
      questions: [
        {
          question: 'How much of our own time does it take?',
          answer:
            'IT Cloud needs two hours a week of the person who approves in the first month, and then one. For a project, we plan with one person for 2 to 20 hours a week, and for an ERP or a CRM with several. The proposal gives the hours.',
        },
        {
          question: 'Are there licence fees later?',
          answer: commitments.licenceLater.promise,
        },
        {
          question: 'Who owns the code you write for us?',
          answer: `What we write to your specification is ${commitments.ownership.phrase}, with the source code in your own repository. Our [products](/products) remain ours, and the data in them is yours. ${commitments.productEnds.promise}`,
        },
        {
          question: 'What happens if the person who knows our project leaves?',
          answer:
            'Another developer reviews code before you accept it. Decisions, access and settings are written down where you can read them.',
        },
        {
          question: 'Can you take over a project that another team left half done?',
          answer:
            'Yes, if the accounts and the code can be reached. First comes a paid review of 1 to 2 weeks. It advises you to finish the project, to keep the data and replace the rest, or to stop. You choose after reading it.',
        },
      ],
    },
    {
      heading: 'Websites, domains and e-mail',
      questions: [
        {
          question: 'Who should own our domain name?',
          answer:
            'Your organisation, with its own e-mail address and phone as the contact, rather than a designer or an employee. If a .ke name is in the wrong hands, its holder signs one form. If the holder does not answer, the registry decides on your proof, which can take a month. See [Hosting and Domains](/services/web-development/hosting-domains).',
          source: {
            fact: 'Names under .ke are administered by the Kenya Network Information Centre and registered through its accredited registrars.',
            reference: 'Communications Authority of Kenya, Dot KE Domain Name System',
            url: 'https://www.ca.go.ke/industry/e-commerce-development/domain-name-system/',
            checked: '2026-11-22',
            recheckBy: '2027-07-01',
          },
        },
      ],
    },
    {
      heading: 'M-Pesa and eTIMS',
      questions: [
        {
          question: 'What do we need before M-Pesa can be connected to our system?',
          answer: `A paybill or a till in the name of your organisation, its administrator, and an account on the Daraja portal. ${liveApproval} Meanwhile we build and test in the sandbox.`,
          source: mpesa.express,
        },
        {
          question: 'Paybill or till number: which one can be matched to invoices?',
          answer:
            'A paybill, because the payer types an account number, and that can be your invoice, plot or admission number. A buy-goods till carries no such number. A prompt sent from your system to the phone works with both. See [reconciling M-Pesa payments](/blog/reconciling-mpesa-payments).',
        },
        {
          question: 'Do you ever hold our money?',
          answer:
            'No. Payments go to your own paybill, till or bank account. We move information about payments, and our programs do not store card numbers.',
        },
        {
          question: 'Which of your products report to eTIMS?',
          answer: `[Finagen](/products/finagen) is built to report invoices, and [Posigen](/products/posigen) receipts. ${kraApprovalOf('Finagen', 'Posigen')} ${invoicedElsewhere} send what is to be invoiced to Finagen or to your own accounts package. ${kraApplication.product}`,
        },
        {
          question: 'Can our present accounts package send invoices to eTIMS?',
          answer:
            'If it has an interface, or a database that we may read, it can be connected. KRA offers several kinds of eTIMS, from a phone to a link between systems. The [eTIMS checklist](/blog/etims-integration-checklist) helps you to choose.',
          source: tax.onboarding,
        },
        {
          question: 'What happens to eTIMS invoices when the internet is down?',
          answer: `The till goes on selling, and sends its receipts in order when the line returns. With a virtual control unit (VSCU) they are tax receipts at once, with an online one (OSCU) only when eTIMS has signed them. ${untilTillApproved && `${untilTillApproved} `}Read [what Posigen does when the line drops](/products/posigen#when-the-line-drops).`,
          source: tax.systemIntegration,
        },
      ],
    },
    {
      heading: 'Support and running systems',
      questions: [
        {
          question: 'Our server died at night. What does 24/7 support mean?',
          answer: `- **With a support agreement**, work on a critical fault starts ${commitments.criticalResponse.phrase}. ${commitments.nextFault.promise} ${commitments.criticalRepair.promise}\n- **If we are late**, we return ${commitments.serviceCredit.phrase}. ${commitments.repeatedMisses.promise}\n- **Without one**, leave a message. We call back ${commitments.withoutAgreement.phrase}. ${usualRepair} ${commitments.weekendRepair.promise}\n\nThe [table of night cover](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one) compares them, and one machine with monitoring at night.`,
        },
        {
          question: 'How do you get into our computers to help?',
          answer:
            'Through remote access that you approved, with named accounts, two-step sign-in and a log. The user sees that a session is open and can end it. When the agreement ends, we close the access and confirm it in writing.',
        },
        {
          question: 'How often should a backup be restored for practice?',
          answer: `Restore from it ${commitments.restoreTest.phrase} and after every big change, and try a recovery drill of the whole firm once a year. The [restore-drill article](/blog/what-a-backup-restore-drill-looks-like) and the [checklist for a restore drill](/resources/downloads#backup-and-restore-drill-checklist) lead you through it.`,
        },
      ],
    },
    {
      heading: 'Personal data and security',
      questions: [
        {
          question: 'Do we have to register with the ODPC?',
          answer:
            'Regulations exempt some small organisations. They also list kinds of work, for example health care, education and financial services, that register whatever their size. The [primer for SMEs](/blog/data-protection-act-primer-for-smes) prepares you.',
          source: dataProtection.registration,
        },
        {
          question: 'Are you certified, and may our auditor or SASRA inspect you?',
          answer: `${factInWords('Certificates') || `No: see ${notShownYet}.`} ${commitments.audit.promise} ${commitments.breachInspection.promise} The [table for SACCOs](/services/systems-integration/banking-systems-integration#your-duties-and-what-we-show) names each duty and what we show for it.`,
        },
        {
          question: 'What must we do if customer data leaks?',
          answer:
            'Stop the leak, keep the evidence, and judge the risk to people. Where there is a real risk of harm, the controller notifies the Data Commissioner within 72 hours of becoming aware, and tells those affected in writing. A processor informs its controller.',
          source: dataProtection.breachNotice,
        },
        {
          question: 'Can our data be stored outside Kenya?',
          answer: `Yes, with proof of appropriate safeguards, consent after being told of the risks, or another ground in the Act. Sensitive personal data needs more. ${commitments.hostingCountry.promise}`,
          source: dataProtection.transfers,
        },
      ],
    },
  ],
} satisfies Copy<'faqs'>;
