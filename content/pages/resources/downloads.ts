import { commitments } from '@/content/company/commitments';
import { insuranceNote } from '@/content/company/facts';
import { priceMeasures } from '@/content/prices/measures';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  heading: 'Downloads: draft contract, checklists and templates',
  summary: 'Draft agreements, a request for quotation and checklists, without sign-up.',
  description:
    'Free downloads: our draft agreements, a request for quotation, and checklists for backup, website security, data protection, onboarding and SACCO outsourcing.',
  lead: 'Read the agreement that you would sign, compare suppliers with the same questions, and check your own systems.',
  updated: '2026-11-29',
  emblem: 'form',
  validity: 'A draft binds nobody. An agreement does, once both sides have signed it.',
  files: [
    {
      title: 'Service agreement (draft)',
      slug: 'service-agreement-draft',
      description:
        'For support, hosting, products and fixed-price work. A draft for a lawyer to read. Its amounts are samples.',
      formats: ['docx'],
      content: {
        type: 'template',
        parts: [
          {
            heading: '1. Parties and services',
            guidance: [
              '“You” is the Client, and “we” is the Supplier.',
              'You order the services in Schedule 1, and we provide them.',
              commitments.precedence.promise,
              commitments.subcontractors.promise,
            ],
            prompts: [
              'Client: legal name, KRA PIN, address, who decides, who may approve costs',
              'Schedule 1: each service, its level, its number of users, devices or sites, its price without VAT, the stages of a project, and how your staff work while a critical system is down',
            ],
          },
          {
            heading: '2. Term and notice',
            guidance: [
              commitments.minimumTerm.promise,
              commitments.noticePeriod.promise,
              commitments.prepaidTerm.promise,
              commitments.ownNotice.promise,
              commitments.repeatedMisses.promise,
              commitments.seriousBreach.promise,
              commitments.priceChange.promise,
            ],
            prompts: ['First day', 'Where notices are sent, by e-mail and by letter'],
          },
          {
            heading: '3. Faults and response',
            guidance: [
              commitments.nightCover.promise,
              commitments.faultReports.promise,
              commitments.criticalFault.promise,
              commitments.criticalResponse.promise,
              commitments.onCall.promise,
              commitments.nextFault.promise,
              commitments.highResponse.promise,
              commitments.normalResponse.promise,
              commitments.productFault.promise,
              commitments.officeHours.promise,
              commitments.workingDay.promise,
              commitments.criticalRepair.promise,
              commitments.nightMachine.promise,
              commitments.othersFault.promise,
              commitments.escalation.promise,
              commitments.availability.promise,
              commitments.serviceCredit.promise,
              commitments.lossOnTop.promise,
              commitments.incidentReport.promise,
            ],
            prompts: [
              'The number to call, and those of the support lead, the delivery lead and a director',
              'What else is critical, such as the scanner of a warehouse',
              'Who may declare a fault critical',
            ],
          },
          {
            heading: '4. Price, acceptance and payment',
            guidance: [
              'Monthly services are invoiced at the start of the month, those per employee at its end.',
              commitments.projectStages.promise,
              commitments.stageStop.promise,
              commitments.acceptance.promise,
              commitments.delayNotice.promise,
              commitments.lateProject.promise,
              commitments.refusedAccess.promise,
              commitments.travel.promise,
              commitments.distantSite.promise,
              'VAT is added.',
              priceMeasures['per user'].meaning,
              commitments.invoices.promise,
              commitments.waysToPay.promise,
              'A disputed line is explained within two weeks, and the rest is paid.',
            ],
            prompts: ['Address for invoices, order number, withholding tax'],
          },
          {
            heading: '5. Ownership and licences',
            guidance: [
              commitments.ownership.promise,
              commitments.licenceLater.promise,
              commitments.ownBills.promise,
            ],
            prompts: ['Accounts and domains, each with its holder'],
          },
          {
            heading: '6. Warranty and liability',
            guidance: [
              commitments.defectsCorrected.promise,
              commitments.liabilityCap.promise,
              commitments.repairLiability.promise,
              commitments.paymentLiability.promise,
              commitments.paymentWork.promise,
              `${commitments.insurance.promise}${insuranceNote}`,
              commitments.ownPolicy.promise,
              commitments.losses.promise,
              commitments.paymentLosses.promise,
              'These limits do not apply where the law forbids them.',
            ],
            prompts: [
              'Schedule 3: another sum for payment work if you agree on one, insurer and policy number',
            ],
          },
          {
            heading: '7. Confidentiality, personal data and inspection',
            guidance: [
              commitments.confidentiality.promise,
              commitments.breachNotice.promise,
              commitments.warningsRead.promise,
              commitments.hostingCountry.promise,
              commitments.audit.promise,
              commitments.breachInspection.promise,
            ],
            prompts: [
              'Date of the data-processing agreement',
              'Regulators that may inspect, such as the CBK or SASRA',
            ],
          },
          {
            heading: '8. When it ends',
            guidance: [
              commitments.leaving.promise,
              commitments.exportForm.promise,
              commitments.dataAfterLeaving.promise,
              commitments.nextSupplier.promise,
              commitments.prepaid.promise,
              commitments.productEnds.promise,
            ],
            prompts: ['The advocate who keeps the code of a product'],
          },
          {
            heading: '9. Payment systems',
            guidance: [
              `${commitments.regulatorAsked.promise} ${commitments.letterAnswered.promise}`,
              commitments.guarantee.promise,
              commitments.outsideTests.promise,
              `${commitments.nightWatch.promise} ${commitments.watchedStart.promise}`,
              commitments.ledgerRestored.promise,
            ],
            prompts: ['Schedule 4: what applies'],
          },
          {
            heading: '10. Law and disputes',
            guidance: [commitments.law.promise, commitments.signatory.promise],
            prompts: ['Names, titles, signatures and days'],
          },
        ],
      },
    },
    {
      title: 'Data-processing agreement (draft)',
      slug: 'data-processing-agreement-draft',
      description: 'For work in which we can see personal data. A draft for a lawyer to read.',
      formats: ['docx'],
      content: {
        type: 'template',
        parts: [
          {
            heading: '1. Roles and purpose',
            guidance: [
              '“You” is the Client, and “we” is the Supplier.',
              commitments.dataProcessing.promise,
            ],
            prompts: [
              'Service for which data is processed',
              'Kinds of people, such as staff, members or pupils, and kinds of data',
              'Sensitive data, if any',
            ],
          },
          {
            heading: '2. People and confidentiality',
            guidance: [
              'Only those of us on the list have standing access. All of us are bound to confidentiality.',
              'Access to a server is logged.',
              commitments.liveData.promise,
              'You get the list each month.',
              commitments.vetting.promise,
            ],
            prompts: ['Names or roles with access, and who keeps the list'],
          },
          {
            heading: '3. Security',
            guidance: [
              'Two-step sign-in, encryption on the way, on laptops and of what we host, updates, daily backups, restore tests as agreed.',
              'Tests use masked data.',
            ],
            prompts: ['Schedule 2: measures, with the day on which each was last tested'],
          },
          {
            heading: '4. Others and other countries',
            guidance: [
              `We use another processor, or an outside AI model, ${commitments.subcontractors.phrase} and on the same terms.`,
              'Your data never goes into coding tools. It leaves Kenya only with your consent and the safeguards that the Act asks for.',
            ],
            prompts: ['Other processors: name, purpose, country'],
          },
          {
            heading: '5. Breaches',
            guidance: [
              `${commitments.breachNotice.promise} It says what happened, to whose data, and what we did.`,
              'You decide on notices to the Data Commissioner and to people.',
            ],
            prompts: ['Whom to call on each side, at any hour'],
          },
          {
            heading: '6. Rights and audits',
            guidance: [
              commitments.requestsOfPeople.promise,
              commitments.audit.promise,
              commitments.breachInspection.promise,
            ],
            prompts: ['The person who passes requests on'],
          },
          {
            heading: '7. When it ends',
            guidance: [
              'Data comes back, and our copies are deleted, as in clause 8 of the service agreement.',
            ],
            prompts: ['Form and day of the return', 'Who signs the note of deletion'],
          },
        ],
      },
    },
    {
      title: 'IT outsourcing checklist: SACCOs, lenders',
      slug: 'sacco-outsourcing-checklist',
      description: 'What a board, auditor or regulator asks, and what we can show.',
      formats: ['docx', 'csv'],
      content: {
        type: 'checklist',
        groups: [
          {
            heading: 'Before you choose',
            items: [
              'The board has approved outsourcing of this work, in its minutes. (Yours)',
              'You have the current guideline of your regulator: for institutions under the Banking Act, CBK/PG/16 on outsourcing and CBK/PG/14 on continuity. For a SACCO: SASRA’s letter of July 2023 on payment suppliers, and what replaced it. (Yours)',
              'Registration, tax compliance, ODPC certificates and insurance are on file. (We show: copies before you sign, or which we do not have)',
            ],
          },
          {
            heading: 'In the contract',
            items: [
              'Services, service levels and response times are measured. (We show: service agreement, clause 3 and Schedule 1)',
              'You, your auditor and your regulator may inspect the supplier. (We show: service agreement, clause 7)',
              'Term, notice and exit are written, with the form in which data comes back. (We show: service agreement, clauses 2 and 8)',
              'Liability has an amount above a day of your payments, and insurance covers it. (We show: service agreement, clause 6 and Schedule 3)',
              'No part is passed to others without your written consent. (We show: service agreement, clause 1)',
              `Breaches and attacks are reported to you ${commitments.breachNotice.phrase} of a warning that we read. (We show: data-processing agreement, clause 5)`,
            ],
          },
          {
            heading: 'Member data',
            items: [
              'A list says which of the supplier’s people can see member data. (We show: data-processing agreement, clause 2)',
              'The country of each copy is written down. (We show: Schedule 2)',
              'Access ends on the day on which a person leaves. (We show: the log of closed accounts)',
            ],
          },
          {
            heading: 'While it runs',
            items: [
              'A backup has been restored this quarter, with the time it took. (We show: the restore record)',
              'The testers did not build the system. (We show: names and reports)',
              'The board sees faults, causes and open risks every quarter. (We show: the report. Yours: the agenda)',
            ],
          },
        ],
      },
    },
    {
      title: 'Request for quotation: IT or software work',
      slug: 'request-for-quotation-template',
      description: 'Send it to three suppliers and compare their offers.',
      formats: ['docx'],
      content: {
        type: 'template',
        parts: [
          {
            heading: '1. Who you are',
            guidance: ['Half a page.'],
            prompts: [
              'Legal name, KRA PIN, address and place of work',
              'What you do, for whom, and how many people and sites you have',
              'The one person who answers questions',
            ],
          },
          {
            heading: '2. The problem, as it is today',
            guidance: ['Two or three real examples, and no product.'],
            prompts: [
              'What goes wrong, how often, and who notices it first',
              'What it costs you in a month, in hours or shillings',
            ],
          },
          {
            heading: '3. What must be true when it is done',
            guidance: [
              '"A cashier finds a payment within ten seconds" can be tested. "User-friendly" cannot.',
            ],
            prompts: ['For each must-have: how you will test it, and who will do so'],
          },
          {
            heading: '4. Systems, data and volumes',
            guidance: ['Figures of today, and those you expect in three years.'],
            prompts: [
              'Users, records and payments on a busy day',
              'Present systems, with version and supplier',
              'Connections, such as M-Pesa, eTIMS, bank, accounts and payroll',
              'Data to be moved: from where, and how many years',
              'Forms, reports and fifty records, without personal details',
            ],
          },
          {
            heading: '5. Personal data, security and law',
            guidance: ['Then the offer includes its protection.'],
            prompts: [
              'Whose data it is, and whether any is sensitive',
              'Where data may be stored, and who may see it',
            ],
          },
          {
            heading: '6. Constraints',
            guidance: ['Before they cost more.'],
            prompts: ['The date, the budget if you name one, and approvals'],
          },
          {
            heading: '7. What the offer must contain',
            guidance: ['The same parts, in the same order.'],
            prompts: [
              'Your problem in their own words, with what they assumed',
              'Steps, with a duration and a visible result for each',
              'What is not included',
              'Price by stage, taxes apart, and yearly costs for three years',
              'Who does the work, and what goes to subcontractors',
              'Warranty, support hours and response times',
              'Who owns code, design, data and accounts at the end',
              'How you can leave: notice, export formats, handover, fees',
              'Two references for similar work, or a trial with your data',
            ],
          },
          {
            heading: '8. How you will decide',
            guidance: ['Public bodies follow their own rules.'],
            prompts: [
              'Weights: understanding, method, experience, price over three years, support',
              'Closing date and time, how to submit, how long the offer stays valid',
            ],
          },
        ],
      },
    },
    {
      title: 'Backup and restore-drill checklist',
      slug: 'backup-and-restore-drill-checklist',
      description: 'What to back up, how to keep copies safe, and a drill to run with a stopwatch.',
      formats: ['pdf', 'csv'],
      content: {
        type: 'checklist',
        groups: [
          {
            heading: 'Know what you have to lose',
            items: [
              'All places where work is stored are listed: servers, laptops, phones, tills, cloud drives, mailboxes, accounts',
              'Each has an owner who can say what would happen without it',
              'For each, it is written down how many hours of work may be lost and how many hours it may be down',
              'Data held only by a supplier is on the list, with the way to export it',
              'Settings are included: router, firewall, switches, DNS, telephone system',
              'Licence keys, encryption keys and recovery codes are stored apart from the systems they open',
            ],
          },
          {
            heading: 'Make copies that survive',
            items: [
              'At least three copies exist of everything that matters, the original included',
              'They are on two different kinds of storage',
              'One is far from the building, so that a fire or flood cannot destroy them all',
              'One cannot be altered or erased by an ordinary administrator account',
              'Copies leaving the building are encrypted, and two people have access to the key',
              'Databases are copied by a method that keeps them consistent, rather than as open files',
              'Cloud mail and files are backed up too. A recycle bin is not counted',
              'Copies are made often enough for the hours of loss agreed above',
              'Older versions are kept long enough to undo a mistake that is noticed late',
              'Personal data in copies is covered by the retention rules',
            ],
          },
          {
            heading: 'Watch them every week',
            items: [
              'A named person reads the backup report, and another does so in their absence',
              'Failures raise an alarm. So does a report that does not come',
              'Upload finishes before the office opens',
            ],
          },
          {
            heading: 'Prepare the drill',
            items: [
              'Choose the case: one deleted file, one mailbox, one database, one whole server, or the whole site',
              'Choose a place to restore to that cannot overwrite live data',
              'Choose a person other than the one who set up the backup',
              'Tell those affected, with date, time and whom to call',
              'Put the written procedure on the table. Nothing may be done from memory',
              'Note figures to compare: last invoice number, a balance, date of the newest file',
            ],
          },
          {
            heading: 'Run the drill and time it',
            items: [
              'Write down the start time',
              'Fetch the copy from outside the building, even if a nearer disk has one',
              'Write down when the copy was available',
              'Restore, and note each step that was missing or wrong in the procedure',
              'Start the system and sign in as an ordinary user',
              'Compare the figures noted beforehand',
              'Let a user do one real task, such as printing a statement',
              'Write down the end time, and the age of the newest record',
            ],
          },
          {
            heading: 'Close and learn',
            items: [
              'Delete the restored copy: it contains real data',
              'Compare time and loss with what was agreed. If they are worse, change the method or the expectation',
              'Correct the procedure on the same day',
              'Each fault has a person who corrects it, and a date',
              'File a record of one page: date, case, people, times, result, faults',
              'Show the result to the board or the owner once a year',
            ],
          },
        ],
      },
    },
    {
      title: 'Website-security checklist',
      slug: 'website-security-checklist',
      description:
        'For the person who is responsible for a website but did not build it, up to the first hour after a break-in.',
      formats: ['pdf', 'csv'],
      content: {
        type: 'checklist',
        groups: [
          {
            heading: 'Who holds the keys',
            items: [
              'The domain is registered to the organisation, with a shared mailbox as its contact',
              'The renewal date is in two calendars, and payment does not depend on the card of one person',
              'Registrar, DNS, hosting and site administration each have a named account per person',
              'A second sign-in step is switched on for all four',
              'Transfer lock is set at the registrar',
              'Accounts of former staff, designers and agencies are closed',
              'Recovery codes are printed and locked away',
            ],
          },
          {
            heading: 'The site itself',
            items: [
              'The core system, themes and plugins are on versions that are still maintained',
              'Updates are installed every week or two, security updates within days, after a backup',
              'Plugins and themes that are not in use are deleted (switching off is not enough)',
              'Nothing was installed from a copy of a paid plugin offered for free',
              'Few people have administrator rights. Editors have editor rights',
              'Sign-in attempts are limited and recorded',
              'No default user such as admin, no test page, no installation file is left',
              'Folder listings are off. Backups and configuration files cannot be downloaded',
            ],
          },
          {
            heading: 'Connection and headers',
            items: [
              'Every address is served by HTTPS, and plain HTTP redirects to it',
              'The certificate renews automatically, and a named person is warned if it does not',
              'The browser is told to use HTTPS only (HSTS), once you are sure of every subdomain',
              'A content security policy limits where scripts may come from',
              'Scripts by third parties are listed, each with a reason and an owner',
            ],
          },
          {
            heading: 'Forms, uploads and personal data',
            items: [
              'Each form asks for no more than is used',
              'Input is checked on the server as well as in the browser',
              'Uploads are limited by type and size and stored where they cannot run',
              'Spam protection does not shut out people with disabilities',
              'Enquiries are sent encrypted and are not stored on the site for ever',
              'A privacy notice says truthfully what happens with the data',
              'The site does not load trackers before consent where consent is needed',
            ],
          },
          {
            heading: 'Payments',
            items: [
              'Card numbers are entered on the pages of the payment provider and never reach your server',
              'M-Pesa notices are accepted only from the expected source, and repeated ones are not counted twice',
              'The price is worked out on the server and never taken from the browser',
              'An order is released only after payment is confirmed. A screenshot or an SMS shown by the customer is no proof',
              'Keys for live payments are kept out of the code and unknown to the web designer',
              'Paid orders are compared with the statement every day',
            ],
          },
          {
            heading: 'Mail in your name',
            items: [
              'SPF lists every service that sends for your domain, and no others',
              'DKIM signs mail from each of them',
              'DMARC reports are read, and the policy rejects false mail instead of only monitoring it',
              'For domains that you own but do not use for mail, DNS says so',
            ],
          },
          {
            heading: 'Watch and recover',
            items: [
              'A named person is alerted when the site is down or its front page changes unexpectedly',
              'Logs are kept for at least some months, away from the web server',
              'Files and database are backed up daily to another provider or place',
              'A restore has been tried in the last quarter',
              'A scan for known weaknesses is run each quarter',
            ],
          },
          {
            heading: 'First hour after a break-in',
            items: [
              'Ask your host to take the site offline. Do not delete anything yet',
              'Copy logs and the changed site, and note the time of each step',
              'Change passwords and keys from a clean computer: hosting, registrar, database, payments, mail',
              'End all sessions and look for unknown accounts',
              'Find out whether personal data was reached, and start the clock for a notice to the ODPC',
              'Tell customers what happened and what they should do, in plain words',
            ],
          },
        ],
      },
    },
    {
      title: 'Data-protection starter checklist',
      slug: 'data-protection-starter-checklist',
      description:
        'First steps under the Data Protection Act, 2019 for a small or medium organisation in Kenya.',
      formats: ['pdf', 'csv'],
      content: {
        type: 'checklist',
        groups: [
          {
            heading: 'Get started',
            items: [
              'One person is named to lead, with time set aside, and the director knows it',
              'You have checked with the ODPC whether you must register',
              'If registered: the certificate, its expiry and the renewal are in the calendar',
              'You have checked whether your work calls for a data protection officer',
              'Records, decisions and dates are in one folder, so that you can prove what you did',
            ],
          },
          {
            heading: 'List what you hold',
            items: [
              'Each kind of person is listed: customers, staff, applicants, pupils, patients, tenants, visitors, next of kin',
              'For each: what data, from where, in which system or cabinet, who sees it, who receives it, kept how long',
              'Paper is included: visitor books, files, copies of identity cards, exercise books at the gate',
              'CCTV, biometric clocks, call recordings and vehicle trackers are included',
              'WhatsApp groups and personal phones used for work are included',
              'Sensitive data is marked, such as health, ethnic origin, belief, biometrics, family, children',
              'Data stored outside Kenya is marked, with the country',
            ],
          },
          {
            heading: 'Give each use a reason',
            items: [
              'Each use has one lawful basis written next to it: consent, contract, legal duty, vital interest, public task or legitimate interest',
              'Where the basis is legitimate interest, a short note weighs your interest against those of the people concerned',
              'Where the basis is consent, it was asked for separately and given freely, and you can prove when',
              'Consent can be withdrawn as easily as it was given',
              'A parent or guardian has consented where children are concerned',
              'Data collected for one purpose is not used for another without a new assessment',
            ],
          },
          {
            heading: 'Tell people',
            items: [
              'A notice in plain language says who you are, what you use, why, who gets it, how long, and which rights there are',
              'The notice is shown where data is collected: form, counter, gate, website, contract of employment',
              'A sign at the door announces cameras, with a purpose and a contact',
              'Marketing messages have consent or another lawful ground, and a working way to opt out',
            ],
          },
          {
            heading: 'Answer people',
            items: [
              'Staff at the counter recognise a request even if it does not use legal words',
              'There is one address for requests. It is read daily, by a second person when the first is on leave',
              'Identity is checked without collecting more than necessary',
              'Requests are logged with date received, date due under the regulations, and date answered',
              'You can find everything about one person in all systems, and export it',
              'You can correct, restrict or erase it, and a written rule covers backups',
            ],
          },
          {
            heading: 'Suppliers and sharing',
            items: [
              'Every processor is listed: hosting, payroll bureau, SMS, cloud mail, CCTV firm, marketing agency, IT support',
              'Each has a written contract: instructions, security, confidentiality, subcontractors, breaches, return or deletion',
              'Transfers out of Kenya have a documented ground and safeguards',
              'Requests from police, employers, relatives and schools are answered by a named person, in writing',
              'Data is shared by a secure route, never through a personal e-mail account',
            ],
          },
          {
            heading: 'Keep it safe',
            items: [
              'Accounts are personal, with a second step for mail, payroll, accounts and administration',
              'Rights follow the job. They are reviewed twice a year and ended on the day of leaving',
              'Laptops and phones are encrypted and can be wiped',
              'Cabinets are locked, screens lock themselves, printouts are shredded',
              'Backups exist, are encrypted, and have been restored once',
              'An impact assessment is made before a risky new use, such as biometrics or large-scale health data',
              'All staff have had a lesson of an hour this year, with examples from your own office',
            ],
          },
          {
            heading: 'Delete on time, and be ready for a breach',
            items: [
              'Each kind of record has a retention period with its reason (tax, employment, limitation, need)',
              'A named person deletes or anonymises on schedule and records it',
              'Old disks, phones and photocopiers are wiped or destroyed, with proof',
              'The breach plan names who is in charge, who calls whom and who writes to the ODPC',
              'Staff know that reporting a mistake at once is never punished',
              'The plan allows for notice to the Data Commissioner within 72 hours of becoming aware, where there is a real risk of harm',
              'A breach register is kept, with small incidents as well',
            ],
          },
        ],
      },
    },
    {
      title: 'New-employee IT onboarding checklist',
      slug: 'new-employee-it-onboarding-checklist',
      description:
        'From the signed offer to the third month, and what to undo when an employee leaves. For HR, the line manager and whoever looks after IT.',
      formats: ['pdf', 'csv'],
      content: {
        type: 'checklist',
        groups: [
          {
            heading: 'When the offer is signed (HR)',
            items: [
              'Send IT the full name as it will appear, job title, department, manager, site, first day and type of contract',
              'Say which existing role the access should match. Do not write "the same as the last person"',
              'Obtain particulars for payroll: KRA PIN, NSSF and SHA numbers, bank details, by a safe route',
              'Note any assistive equipment or software the person uses',
              'Send the IT rules and the staff privacy notice along with the contract',
            ],
          },
          {
            heading: 'One week before (IT)',
            items: [
              'Computer chosen, encrypted, updated, named and entered in the asset register with its serial number',
              'Standard programs installed, with licences assigned and recorded',
              'Phone, SIM, headset, charger and bag prepared where the job needs them',
              'Mail account created in the agreed form, and added to groups, calendars and shared mailboxes',
              'Access by role prepared in the business systems: accounts, till, ERP, school or patient system',
              'File access given by group rather than person by person',
              'Desk checked: socket on backup power, network point or Wi-Fi, screen, chair',
              'A temporary password is ready to be handed over in person',
            ],
          },
          {
            heading: 'First day (IT and manager)',
            items: [
              'Identity checked before devices and passwords are handed over',
              'Devices signed for, with condition and accessories',
              'First sign-in together: own password, second step on the phone, recovery codes kept safe',
              'Password manager set up, and one entry saved as practice',
              'Mail, calendar, chat, printing and telephone tried, each with one real action',
              'E-mail signature set up in the company’s style',
              'Shown where files belong, and where not: desktop, flash disk, private WhatsApp',
              'How to call for help, the number saved in the phone, one practice ticket raised',
              'What to do in a power cut or when the internet is down',
            ],
          },
          {
            heading: 'First week: security and data',
            items: [
              'Forty-five minutes on phishing with real examples, including altered bank details and messages "from the director"',
              'Rule learnt: payments and changes of account are confirmed by a telephone call to a known number',
              'M-Pesa rule learnt: no PIN, business number or statement is sent to a private phone',
              'How to report a lost device or a wrong click, at once and without blame',
              'What personal data the job handles, and what may not leave the building',
              'Confidentiality and acceptable-use forms signed and filed',
            ],
          },
          {
            heading: 'First week: doing the work',
            items: [
              'Each system practised in its training copy, or under supervision',
              'Limits for approval set in the systems as in the letter of appointment',
              'Short written guides handed over for the five commonest tasks',
              'Access tested by using it, and missing access reported in a ticket',
            ],
          },
          {
            heading: 'After a month, and after three',
            items: [
              'Manager confirms in writing that access fits the job, and that extra rights are removed',
              'Temporary arrangements ended: borrowed laptop, shared account, extra licence',
              'The new person names three obstacles, and IT answers each',
              'End of probation: permanent access confirmed, or the leaving list started',
            ],
          },
          {
            heading: 'On leaving or changing job',
            items: [
              'HR tells IT the last hour of work, in confidence if necessary',
              'At that hour: sign-in blocked, sessions ended, remote access and second step removed',
              'Shared passwords that the person knew are changed, and so are the Wi-Fi password and alarm code',
              'Rights on bank, M-Pesa, KRA, eTIMS and registrar portals removed. New administrators named beforehand',
              'Mail forwarded to the manager for a fixed time, with an automatic reply, then archived',
              'Files handed over, with private ones returned or deleted under the policy',
              'Devices, SIM, cards and keys returned against the register and wiped',
              'Licences freed, and entries in payroll and the biometric clock closed',
              'For a change of job: old role removed first, and only then the new one given',
            ],
          },
        ],
      },
    },
  ],
  sources: [
    dataProtection.registration,
    dataProtection.lawfulBases,
    dataProtection.dutyToNotify,
    dataProtection.impactAssessment,
    dataProtection.childData,
    dataProtection.processorContract,
    dataProtection.breachNotice,
    dataProtection.transfers,
  ],
} satisfies Copy<'downloads'>;
