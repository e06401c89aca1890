import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Industries we work for',
  summary: 'Ten sectors, each with its own daily problems, rules and systems.',
  description:
    'IT and software by sector in Kenya: telecom, schools, property, manufacturing, government, engineering, law, retail, finance and small business, each with its rules.',
  lead: 'Choose your sector to see which systems its organisations need and which rules apply to them. Each page also says what a first project takes.',
  updated: '2026-11-22',
  guide: {
    heading: 'Find yours by what you are paid for',
    body: `Some organisations fit two pages. A hotel with a shop online is a retailer on Saturday and an employer of sixty on Monday. In such a case, pick the page by where the money comes from.

- **You carry signals or resell internet:** [telecom](/industries/telecom).
- **You teach:** [education](/industries/education), from pre-primary to college.
- **You let, sell or manage buildings:** [real estate](/industries/real-estate).
- **You make things:** [manufacturing](/industries/manufacturing), including food, cement, textiles and cold storage.
- **You answer to the public:** [public sector](/industries/public-sector), meaning counties, agencies and water companies.
- **You draw, survey or supervise building works:** [engineering and architecture](/industries/engineering-and-architecture).
- **You advise and represent:** [legal and law firms](/industries/legal-and-law-firms).
- **You sell goods:** [retail and e-commerce](/industries/retail-and-ecommerce), from one counter to a chain.
- **You hold other people’s money or risk:** [finance and insurance](/industries/finance-and-insurance), with SACCOs, lenders and brokers.
- **You are under fifty people and do a bit of everything:** [small and medium enterprises](/industries/small-and-medium-enterprises).

Hotels, clinics, transporters and clearing agents have no page here yet. Hotels will recognise most of the [retail](/industries/retail-and-ecommerce) page; clinics and clearing agents, most of the one for [small and medium enterprises](/industries/small-and-medium-enterprises); transporters, both. Or [write to us](/contact) and describe a normal Tuesday.`,
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What goes wrong first, by sector',
      intro: 'The same fault hurts in different places. This is where we look on the first day.',
      rowHeading: 'Sector',
      columns: ['The hour that matters', 'Record you cannot lose'],
      rows: [
        { label: 'Telecom', cells: ['A mast down after dark', 'Who was told, and when'] },
        { label: 'Education', cells: ['Opening day of term', 'Assessment marks and fee balances'] },
        {
          label: 'Real estate',
          cells: ['The fifth of the month', 'The lease and the rent ledger'],
        },
        { label: 'Manufacturing', cells: ['A line change at night', 'Batch and weighing records'] },
        {
          label: 'Public sector',
          cells: ['The last week of the financial year', 'Receipts and minutes'],
        },
        { label: 'Engineering', cells: ['The afternoon of a submission', 'Issued drawings'] },
        { label: 'Legal', cells: ['A filing on its last day', 'Client files and client money'] },
        {
          label: 'Retail',
          cells: ['Saturday, 16:00 to 20:00', 'Sales not yet sent to the tax authority'],
        },
        { label: 'Finance', cells: ['Salary day', 'The member ledger'] },
        { label: 'Small business', cells: ['Payroll evening', 'The owner’s phone'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Three laws that meet nearly every sector',
      intro: 'Sector rules are on the sector pages; these three apply almost everywhere.',
      rows: [
        {
          term: 'Data Protection Act, 2019',
          detail:
            'If you keep names, numbers or pictures of people who can be identified, you need a lawful reason, security and a plan for a breach. The regulator is the Office of the Data Protection Commissioner (ODPC).',
        },
        {
          term: 'Tax Procedures Act, 2015',
          detail:
            'A business issues its invoices through the electronic system, eTIMS, subject to the exclusions that KRA publishes. Since 1 January 2026 KRA also checks the income and expenses in tax returns against eTIMS, withholding-tax and customs records.',
        },
        {
          term: 'Computer Misuse and Cybercrimes Act, 2018',
          detail:
            'Unauthorised access is a crime, which is why every security test we make starts with your written permission.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do you only work on the coast?',
      answer:
        'We are in Mombasa and travel to sites along the coast and up the Nairobi road. Remote work has no boundary; hardware work in other counties is done on planned days, with travel on its own line in the quotation.',
    },
    {
      question: 'How do you learn a trade you have not worked in?',
      answer:
        'By sitting beside the people who do it before we write a proposal. The first stage in each sector page is such a visit, and its notes are yours.',
    },
    {
      question: 'Are the figures on these pages from real clients?',
      answer:
        'No. The figures in worked examples are made up and marked as illustrations. [Projects](/projects) explains how samples are marked.',
    },
  ],
  sources: [
    {
      fact: 'Since 1 January 2026 income and expenses declared in income tax returns are validated against TIMS/eTIMS invoices, withholding income tax gross amounts and customs import records.',
      reference:
        'Kenya Revenue Authority, public notice of 7 November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
    {
      fact: 'The electronic tax invoice system is established under the Tax Procedures Act, with exclusions set out in law and published by KRA.',
      reference: 'Tax Procedures Act, 2015, section 23A, and KRA guidance on eTIMS',
      url: lawUrl('taxProcedures'),
      checked: 'not yet',
    },
    {
      fact: 'Personal data must be processed lawfully and secured; the Office of the Data Protection Commissioner is the regulator.',
      reference: 'Data Protection Act, 2019, sections 5, 25, 30, 41 and 43',
      url: lawUrl('dataProtection', 5),
      checked: 'not yet',
    },
    {
      fact: 'Unauthorised access to a computer system is an offence.',
      reference: 'Computer Misuse and Cybercrimes Act, 2018, section 14',
      url: lawUrl('computerMisuse'),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'hub'>;
