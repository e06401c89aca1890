import { commitments } from '@/content/commitments';
import { dataProtection } from '@/content/data-protection-sources';
import { mpesa } from '@/content/mpesa-sources';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

export default {
  heading: 'Frequently asked questions',
  summary: 'Straight answers on cost, time, ownership, payments, tax and support.',
  description:
    'Questions Kenyan organisations ask before an IT project: price, time, ownership, M-Pesa and eTIMS, payroll, hosting, support, data protection, and how to leave.',
  lead: 'Answers on price, time, ownership, payments, tax and support. Sources on law and tax are at the end of the page.',
  updated: '2026-11-27',
  groups: [
    {
      heading: 'Before the first meeting',
      questions: [
        {
          question: 'What should we have ready when we first call you?',
          answer:
            'One example of what goes wrong: who did what, what happened and what it cost you. Add the number of people and sites, and the names of the systems in use. You do not need a specification, because we write it together.',
        },
        {
          question: 'Is the first visit free?',
          answer: `${commitments.firstVisit.promise} Surveys and audits with a report are paid.`,
        },
        {
          question: 'May we come to your office?',
          answer: `${commitments.officeVisits.promise} The [contact page](/contact) has the place and the hours.`,
        },
        {
          question: 'Is our business too small for you?',
          answer:
            'Probably not, but what you need may be smaller than you expect. A shop with one till rarely needs a project. It needs a [product](/products) set up properly and a number to call. If a free tool or your present supplier would do, we tell you.',
        },
        {
          question: 'Do you work outside Mombasa?',
          answer:
            'Yes. Software, websites and cloud work are done remotely from start to finish. For cabling surveys, server rooms and training we travel. In Mombasa, Kilifi and Kwale travel is in the price. Elsewhere you pay it, and the quotation shows it on its own line. Support for a distant site needs a contact there who can describe what the equipment shows.',
        },
        {
          question: 'Will you sign a non-disclosure agreement before we talk?',
          answer:
            'Yes, before you show us anything confidential. A first call usually needs none. Send your own text, or ask for our two-page version.',
        },
        {
          question: 'Can you look at what another supplier quoted us?',
          answer:
            'Yes. We read it against your needs and list what is missing, unclear or more than you need. Whoever gives that opinion does not bid, so if you want our offer too, ask another firm to compare. The [request-for-quotation template](/resources/downloads) makes offers comparable from the beginning.',
        },
      ],
    },
    {
      heading: 'Price and contract',
      questions: [
        {
          question: 'What will it cost?',
          answer: `Each page names the lowest amount and the two things that move it. [How prices work](/company/about-us/how-we-work#how-prices-work) explains what is counted and has three sample bills: 25 computers, a shop, a school. ${commitments.firstCall.promise} The exact price follows ${commitments.writtenPrice.phrase} after we have seen the work.`,
        },
        {
          question: 'Fixed price or by the hour?',
          answer:
            'The price is fixed where the result can be described in advance: a site, an integration, a migration. You pay by the month where the work is continuous, such as support. You pay by the day, up to a ceiling you set, where neither of us can know the amount of work yet, for instance when rescuing an undocumented system.',
        },
        {
          question: 'When do we pay?',
          answer:
            'Work at a fixed price is billed in stages, and each stage ends in something you can open and try. The dates and amounts are in the agreement before you sign. Plans are billed monthly. Hardware, domains, licences and airtime are paid by you directly to their sellers wherever possible.',
        },
        {
          question: 'What makes a project cost more than was quoted?',
          answer:
            'A rule that was not mentioned, data in a worse state than the sample showed, or a third party that is slow to open an interface. To find the first two early, we test with your real records. A change of scope gets a written price, and we build the change once you approve the price.',
        },
        {
          question: 'What do you need from our accounts office to invoice us correctly?',
          answer:
            'Your KRA PIN, the exact legal name, the order number if you use order numbers, and whether you withhold tax from suppliers. Give us these with the agreement, so that the electronic tax invoice is right the first time. If invoices must reach your payments office by a certain day of the month, tell us, and we set the stages to match.',
          source: tax.inputTax,
        },
        {
          question: 'How do we end a contract with you?',
          answer: `${commitments.noticePeriod.promise} ${commitments.minimumTerm.promise} ${commitments.leaving.promise} ${commitments.dataAfterLeaving.promise}`,
        },
      ],
    },
    {
      heading: 'How a project runs',
      questions: [
        {
          question: 'How long will ours take?',
          answer:
            'An information website takes weeks. A system that changes how a department works takes months. The time depends less on programming than on how fast you can answer questions, how clean the old data is, and when the bank, the authority or the network operator approves access. Each offer gives its own range at the top of its page.',
        },
        {
          question: 'How much of our own time does it take?',
          answer:
            'Expect one person with authority for 2 to 4 hours in a normal week, and more in the weeks of testing and going live. Without that time a project slows down, and the delay shows only at the end. Name the person before we begin.',
        },
        {
          question: 'Are there licence fees later?',
          answer: commitments.licenceLater.promise,
        },
        {
          question: 'Who owns the software you write for us?',
          answer: `One clause of the agreement names the owner. What we write to your specification is ${commitments.ownership.phrase}, and you get the source code in your own repository. Free libraries keep their own licences. Our [products](/products) remain ours. You own your data in them and have a licence to use them.`,
        },
        {
          question: 'What happens if the person who knows our project leaves?',
          answer:
            'Decisions, access and settings are written down as the work goes on, in a place you can read. Code is reviewed by a second developer before it is accepted, so at least two of us have read every part.',
        },
        {
          question: 'Can you take over a project that another team left half done?',
          answer:
            'If the accounts and the code can be reached, yes. First comes a paid review of the code, the servers and who holds which account, usually 1 to 2 weeks. It ends with one of three opinions, and you choose after reading it: finish the project, keep the data and replace the rest, or stop.',
        },
      ],
    },
    {
      heading: 'Websites, domains and e-mail',
      questions: [
        {
          question: 'Who should own our domain name?',
          answer:
            'Your organisation, with its own e-mail address and phone as the registrant contact, rather than a designer or an employee. If a .ke name is in the wrong hands, the registrar can move it once the registrant agrees in writing, so act while you are still on good terms.',
          source: {
            fact: 'Names under .ke are administered by the Kenya Network Information Centre and registered through its accredited registrars.',
            reference: 'Communications Authority of Kenya, Dot KE Domain Name System',
            url: 'https://www.ca.go.ke/industry/e-commerce-development/domain-name-system/',
            checked: '2026-11-22',
          },
        },
        {
          question: 'Should we take .co.ke, .ke or .com?',
          answer:
            'Take .co.ke or .ke if your customers are in Kenya, because people recognise it and expect it. Take .com as well if you sell abroad, and point both to the same site. Schools, charities and public bodies have special endings, with conditions. [Hosting and domains](/services/web-development/hosting-domains) covers the paperwork.',
        },
        {
          question: 'WordPress or something made for us?',
          answer:
            'Choose WordPress if several people publish often and the pages are mostly text and pictures. Choose a custom site if it must do more than show pages: quotes, bookings, stock, client areas. Our [article on the choice](/blog/wordpress-or-a-custom-build) ends with five questions that help you choose.',
        },
        {
          question: 'Why do our e-mails land in the spam folder?',
          answer: `Often because the domain does not say who may send for it. Three DNS entries named SPF, DKIM and DMARC do that. Look first at the senders: invoices may leave from the web host and newsletters from another service, and both must be listed. It takes about a day to correct. Then we watch the reports for ${commitments.dmarcObserved.phrase}, as described under [e-mail server security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security).`,
        },
      ],
    },
    {
      heading: 'M-Pesa, eTIMS and payroll',
      questions: [
        {
          question: 'What do we need before M-Pesa can be connected to our system?',
          answer:
            'A paybill or a till in the name of your organisation, the person with administrator rights over it, and an account on the Daraja portal. Your server also needs an address that can receive payment notices. We build and test in the sandbox first. Going live needs approval by Safaricom, and we do not control when it comes.',
          source: mpesa.express,
        },
        {
          question: 'Paybill or till number: which one can be matched to invoices?',
          answer:
            'A paybill, because the payer types an account number and that can be your invoice, plot or admission number. A buy-goods till carries no such reference, so payments must be matched by amount, time and phone number. A prompt sent from your system to the phone of the payer solves the problem for both. The rest is in [reconciling M-Pesa payments](/blog/reconciling-mpesa-payments).',
        },
        {
          question: 'Do you ever hold our money?',
          answer:
            'No. Payments go from your customer to your own paybill, till or bank account. We move information about payments, never the funds, and our programs do not store card numbers.',
        },
        {
          question: 'Why has eTIMS become urgent for every business?',
          answer:
            'Since 1 January 2026 KRA compares the income and expenses in a tax return with eTIMS invoices, withholding tax records and customs data. An expense without a valid electronic invoice may be disallowed, unless the law excludes it. So your own invoices have to go through eTIMS, and so do those of your suppliers.',
          source: tax.incomeValidation,
        },
        {
          question: 'Which of your products report to eTIMS?',
          answer:
            '[Finagen](/products/finagen) is built to report invoices, and [Posigen](/products/posigen) receipts. Ask us for the state of each approval by KRA before you order. [Bizgen](/products/bizgen) and [Practigen](/products/practigen) pass their invoices to Finagen, or to an accounts package that reports them. [Lakodi](/products/lakodi), [Akademico](/products/akademico) and [Ciragen](/products/ciragen) make no tax invoices. Their figures are exported to the ledger.',
        },
        {
          question: 'Can our present accounts package send invoices to eTIMS?',
          answer:
            'Very likely, if it has an interface or at least a database that we may read. KRA offers several kinds of eTIMS for different volumes, from a phone or a web page to a link between systems. Which suits you depends on how many invoices you make and where, and the [eTIMS checklist](/blog/etims-integration-checklist) helps you to choose.',
          source: tax.onboarding,
        },
        {
          question: 'What happens to eTIMS invoices when the internet is down?',
          answer:
            'The till stores them in order and transmits them when the connection returns, so that you can go on selling. How long the till may work offline, and what it must print meanwhile, depends on KRA rules for the type of eTIMS you use. We set an alarm for a queue that grows too old, so that your staff can act in time.',
          source: tax.systemIntegration,
        },
        {
          question: 'Which deductions must a payroll system handle in Kenya?',
          answer:
            'PAYE to KRA, contributions to the Social Health Insurance Fund (SHIF) and to NSSF, and the affordable housing levy, plus whatever is agreed with the employee or ordered by a court. The employer also pays a share of NSSF and of the housing levy, and KSh 50 a month for each employee as industrial training levy. Rates and bands change, so a system must hold them as dated settings, as described under [HR and payroll](/solutions/hr-payroll).',
          source: tax.statutoryDeductions,
        },
      ],
    },
    {
      heading: 'Support and running systems',
      questions: [
        {
          question: 'What does 24/7 support mean?',
          answer: `With a support agreement you can report a fault ${commitments.faultReports.phrase}. Work on a critical one, such as a hotel that cannot check guests in at midnight, starts ${commitments.criticalResponse.phrase}. All other faults are handled in office hours. Your agreement has a table of the levels, with the time for each.`,
        },
        {
          question: 'Our server died at night. What if we have no agreement?',
          answer: `${commitments.nightWithoutAgreement.promise} With an agreement, work on a critical fault starts ${commitments.criticalResponse.phrase}.`,
        },
        {
          question: 'How do you get into our computers to help?',
          answer:
            'Through remote access that you approved, with named accounts, two-step sign-in and a log. On a staff computer the user sees that a session is open and can end it. Servers are reached by a separate route. When our contract ends, we end the access and confirm it in writing.',
        },
        {
          question: 'What should we do about power cuts?',
          answer:
            'Protect in three layers. A UPS for routers, switches and the server gives you minutes for an orderly shutdown. An inverter or a generator gives hours. Tills and clinics also need software that works offline. Test under load twice a year, because heat ages batteries.',
        },
        {
          question: 'Is one fibre line enough?',
          answer:
            'Not if you stop earning when it is cut. A second line helps only if it is really different: another operator, another route into the building or a mobile link, with automatic change-over that has been tried. Two lines in one duct fail together.',
        },
        {
          question: 'How often should a backup be restored for practice?',
          answer: `Restore from it ${commitments.restoreTest.phrase}, and after every big change. Once a year, try a recovery drill of the whole firm. Write down who did it and how long it took. That is how long you would be closed. The [restore-drill article](/blog/what-a-backup-restore-drill-looks-like) and the [checklist](/resources/downloads) lead you through it.`,
        },
      ],
    },
    {
      heading: 'Personal data and security',
      questions: [
        {
          question: 'Do we have to register with the ODPC?',
          answer:
            'Many organisations must, as data controllers, as processors or as both. Regulations exempt some small ones. They also list kinds of work, for example health care, education and financial services, for which organisations of any size must register. Use the guidance of the ODPC for your case, because the conditions are detailed. The [primer for SMEs](/blog/data-protection-act-primer-for-smes) prepares you.',
          source: dataProtection.registration,
        },
        {
          question: 'What must we do if customer data leaks?',
          answer:
            'Stop the leak, keep the evidence, and judge the risk to people. Where there is a real risk of harm, the controller notifies the Data Commissioner within 72 hours of becoming aware, and tells those affected in writing within a reasonable time. A processor informs its controller. So write the plan, with phone numbers, before you need it.',
          source: dataProtection.breachNotice,
        },
        {
          question: 'May our data be stored outside Kenya?',
          answer:
            'Yes, under conditions: proof of appropriate safeguards, consent after being told of the risks, or another ground in the Act. Sensitive personal data needs more. We propose a location for each system with the reason, and record it, so that you can answer when asked.',
          source: dataProtection.transfers,
        },
        {
          question: 'May we send promotional SMS to everyone who ever paid us by M-Pesa?',
          answer:
            'No. A phone number that reached you with a payment was given for that payment. Advertising needs a lawful basis, normally consent, and every message needs an easy way to opt out. Collect that consent at the counter or on the form, with its date. [Bulk SMS](/solutions/bulk-sms-and-messaging) keeps the record for you.',
          source: dataProtection.commercialUse,
        },
        {
          question: 'We use strong passwords. Is that not enough?',
          answer:
            'No. A strong password can be typed into a false page like any other. Two-step sign-in stops that where the thief has only the password. Begin with mail, bank, M-Pesa administration and the domain account. Then remove shared accounts. The rest can wait a month.',
        },
      ],
    },
    {
      heading: 'Our products',
      questions: [
        {
          question: 'What is the difference between a product and a solution here?',
          answer:
            'A [product](/products) is software we make and keep developing, the same for all who use it, set up for you. A [solution](/solutions) is an arrangement of several parts for one purpose, such as backup or payroll, whose parts may come from others.',
        },
        {
          question: 'Can we see a product with our own data before deciding?',
          answer:
            'Yes. Give us fifty records with names and personal details altered, and we load them into a trial. Your staff then do one real task each. The problems they meet tell you more than a demonstration by us.',
        },
        {
          question: 'How do we get our records out if we stop using it?',
          answer:
            'As files that any spreadsheet or database opens, with a note that explains each column. Every product page says what you can export. You can take such an export at any time, and we recommend one a year, kept with your accounts.',
        },
      ],
    },
  ],
} satisfies Copy<'faqs'>;
