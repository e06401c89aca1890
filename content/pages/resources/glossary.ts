import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Glossary of IT, payment and compliance terms',
  summary: 'Plain definitions of the words in quotations, contracts and meetings.',
  description:
    'Plain-English glossary for Kenyan businesses: cloud, security, software, networks, M-Pesa, eTIMS, payroll and data protection, with links to where each matters.',
  lead: 'Technical and tax terms that Kenyan buyers of IT meet, each explained in plain words, with a link to where we write more about it.',
  updated: '2026-11-22',
  terms: [
    {
      term: 'Acceptance test',
      definition:
        'The check by your own people, with real records, that a system does what was ordered. Passing it usually triggers a payment and the start of the warranty, so the list of tests should be agreed before the work begins.',
      see: ['User story', 'Regression test'],
      pages: ['/services/business-and-qa/software-testing'],
    },
    {
      term: 'Access point',
      definition:
        'The device, often on the ceiling, that turns a cable into Wi-Fi. Thick walls of coral stone or concrete stop its signal, so a building needs a survey to know how many are required and where.',
      see: ['VLAN', 'Network switch'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'Affordable housing levy',
      definition:
        'A monthly deduction from gross salary, matched by the employer and remitted with the payroll taxes. A payroll system keeps its rate as a dated setting.',
      see: ['PAYE', 'SHIF', 'NSSF'],
      pages: ['/solutions/hr-payroll'],
      source: {
        fact: 'The levy is paid by the employee and by the employer.',
        reference: 'Affordable Housing Act, 2024 (Kenya)',
        url: 'https://www.kra.go.ke/news-center/public-notices/2099-collection-of-the-affordable-housing-levy-by-kenya-revenue-authority-2',
        checked: '2026-11-22',
      },
    },
    {
      term: 'API',
      definition:
        'Application programming interface: the agreed way in which one program asks another for data or for an action. When a supplier says that systems can be connected, ask to see the documentation of its API.',
      see: ['Webhook', 'REST', 'API key'],
      pages: [
        '/services/software-solutions/api-development',
        '/services/systems-integration/api-management',
      ],
    },
    {
      term: 'API key',
      definition:
        'A long secret text by which one system identifies itself to another. It acts like a password for machines: one for each system, stored apart from the code, replaced when a developer leaves.',
      see: ['API', 'Encryption'],
      pages: ['/services/systems-integration/api-management'],
    },
    {
      term: 'Audit trail',
      definition:
        'A record of who changed what, when, and what it said before, which users cannot edit. Auditors ask for it first, and it protects honest cashiers.',
      see: ['Role-based access', 'Log'],
      pages: ['/industries/finance-and-insurance'],
    },
    {
      term: 'Authentication',
      definition:
        'Proving who you are to a system, by something you know, hold or are. What you may then do is a separate question, called authorisation.',
      see: ['Two-step sign-in', 'Single sign-on', 'Role-based access'],
      pages: ['/services/support-and-management/managed-it/security-management'],
    },
    {
      term: 'Backup',
      definition:
        'A separate copy of data from which it can be brought back. A second disk in the same machine is not one, because one fault can take both.',
      see: ['Restore drill', 'Recovery point objective', 'Immutable backup'],
      pages: [
        '/solutions/cloud-backup',
        '/services/support-and-management/managed-it/data-backup-recovery',
      ],
    },
    {
      term: 'Bandwidth',
      definition:
        'How much data a line can carry in a second, quoted in megabits. Offices feel the upload figure during backups and video calls, and many packages make it much smaller than the download figure.',
      see: ['Latency', 'Dedicated line'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'Bank reconciliation',
      definition:
        'Matching each entry on a bank or M-Pesa statement with an entry in your books until the remaining differences can be named. Software can do the plain matches; people should see only the exceptions.',
      see: ['M-Pesa', 'Paybill number'],
      pages: [
        '/services/systems-integration/banking-systems-integration',
        '/projects/school-fees-reconciliation',
      ],
    },
    {
      term: 'Business continuity',
      definition:
        'The plan for going on serving customers while systems, premises or people are missing. It covers paper forms and telephone lists as well as computers.',
      see: ['Disaster recovery', 'Recovery time objective'],
      pages: ['/services/business-and-qa/cybersecurity/disaster-recovery'],
    },
    {
      term: 'Business intelligence',
      definition:
        'Reports and dashboards drawn from the data of several systems so that managers see trends as well as lists. Its quality depends on agreed definitions, such as what counts as a sale.',
      see: ['Dashboard', 'ETL', 'Data warehouse'],
      pages: ['/services/software-solutions/data-analytics-bi'],
    },
    {
      term: 'Caching',
      definition:
        'Keeping a ready copy of something close to whoever needs it, so that it need not be fetched or worked out again. It makes sites fast, and it explains why a change is sometimes not visible at once.',
      see: ['CDN', 'Service worker'],
      pages: ['/services/web-development/maintenance-support'],
    },
    {
      term: 'CBE',
      definition:
        'Competency-based education, the curriculum in which Kenyan schools record what a learner can do over time, besides examination marks. School software must keep assessments by strand and produce reports in that form.',
      pages: ['/industries/education', '/products/akademico'],
    },
    {
      term: 'CDN',
      definition:
        'Content delivery network: servers in many cities that hold copies of your site, so that a reader in Kisumu or London gets it from nearby. Some have a presence in Nairobi or Mombasa.',
      see: ['Caching', 'Latency'],
      pages: ['/services/web-development/hosting-domains'],
    },
    {
      term: 'CI/CD',
      definition:
        'Continuous integration and delivery: each change to the code is built and tested by machine and can be released in small steps. Releases become frequent and routine.',
      see: ['DevOps', 'Repository', 'Regression test'],
      pages: ['/services/support-and-management/devops-services'],
    },
    {
      term: 'Cloud computing',
      definition:
        'Renting computing power and storage in the data centres of a provider, paid by use or by month. It removes the machine from your premises, and leaves the questions of access, backup and cost.',
      see: ['IaaS', 'SaaS', 'Hybrid cloud'],
      pages: ['/solutions/cloud-services', '/services/it-cloud'],
    },
    {
      term: 'CMS',
      definition:
        'Content management system: the program in which your staff change the words and pictures of a website without a developer. WordPress is the best-known example.',
      see: ['WordPress', 'Headless CMS'],
      pages: ['/services/web-development/cms-development'],
    },
    {
      term: 'Control unit invoice number',
      definition:
        'The number which the tax system gives to an electronic invoice when it is transmitted, printed together with a QR code. With it a buyer can check with KRA that the invoice is genuine.',
      see: ['eTIMS', 'Tax invoice'],
      pages: ['/blog/etims-integration-checklist'],
      source: {
        fact: 'A valid electronic tax invoice carries a serial number and a QR code, which gives a result once the invoice has been transmitted.',
        reference: 'Kenya Revenue Authority, FAQs: key features of a tax invoice',
        url: 'https://www.kra.go.ke/component/kra_faq/faq/424',
        checked: '2026-11-22',
      },
    },
    {
      term: 'Cookie',
      definition:
        'A small text a website stores in a browser, which the browser sends back at each visit. It can keep you signed in or follow you about; whether consent is needed depends on the purpose.',
      see: ['Local storage'],
      pages: ['/cookies'],
    },
    {
      term: 'Core banking system',
      definition:
        'The system in which a bank or SACCO keeps accounts, loans and transactions. Mobile apps, agency tills and cards are connected to it through an integration layer.',
      see: ['SACCO', 'API', 'Reversal'],
      pages: [
        '/services/systems-integration/banking-systems-integration',
        '/projects/sacco-core-banking-integration',
      ],
    },
    {
      term: 'CRM',
      definition:
        'Customer relationship management: one record for each customer with enquiries, quotations, calls and complaints, shared by everyone who deals with them. It works only if sales staff find it quicker than a notebook.',
      see: ['Pipeline'],
      pages: ['/solutions/crm', '/products/ciragen'],
    },
    {
      term: 'Custom software',
      definition:
        'A program written for one organisation because nothing on the market fits. It costs more at the start and needs a developer to maintain it; in return it follows your rules exactly.',
      see: ['Source code', 'Scope'],
      pages: [
        '/services/development-services/software-development',
        '/blog/wordpress-or-a-custom-build',
      ],
    },
    {
      term: 'Daraja',
      definition:
        'The portal through which Safaricom offers its M-Pesa APIs to developers, with a sandbox for trials and a review before going live. The word means bridge in Kiswahili.',
      see: ['M-Pesa', 'STK push', 'Sandbox', 'Webhook'],
      pages: [
        '/services/systems-integration/banking-systems-integration',
        '/services/web-development/ecommerce',
      ],
      source: {
        fact: 'Daraja is the developer portal for the M-Pesa APIs.',
        reference: 'Safaricom, Daraja developer portal',
        url: 'https://developer.safaricom.co.ke/apis/CustomerToBusinessRegisterURL',
        checked: 'not yet',
      },
    },
    {
      term: 'Dashboard',
      definition:
        'One screen with the few figures on which a manager acts, kept current. A figure that leads to no action belongs in a report.',
      see: ['Business intelligence', 'KPI'],
      pages: ['/services/software-solutions/data-analytics-bi'],
    },
    {
      term: 'Data controller',
      definition:
        'The person or body that determines why and how personal data is processed. For its customer list, that is normally your organisation, even when a supplier hosts the list.',
      see: ['Data processor', 'Data subject', 'ODPC'],
      pages: ['/blog/data-protection-act-primer-for-smes'],
      source: {
        fact: 'The controller determines the purpose and means of processing.',
        reference: 'Data Protection Act, 2019 (Kenya), section 2',
        url: lawUrl('dataProtection', 2),
        checked: '2026-11-22',
      },
    },
    {
      term: 'Data migration',
      definition:
        'Moving records from an old system to a new one: export, clean, convert, load, compare. Most of the time goes into cleaning, and at least one rehearsal saves the final weekend.',
      see: ['ETL', 'Legacy system'],
      pages: [
        '/services/systems-integration/data-integration',
        '/services/systems-integration/legacy-modernisation',
      ],
    },
    {
      term: 'Data processor',
      definition:
        'A person or body, such as a hosting firm or payroll bureau, that processes personal data for a controller. The two need a written contract with instructions and security duties.',
      see: ['Data controller', 'ODPC'],
      pages: ['/privacy'],
      source: {
        fact: 'Processing by a processor is governed by a written contract with the controller.',
        reference: 'Data Protection Act, 2019 (Kenya), section 42',
        url: lawUrl('dataProtection', 42),
        checked: 'not yet',
      },
    },
    {
      term: 'Data protection impact assessment',
      definition:
        'A written study, before the work starts, of how a new use of personal data could harm people and what will prevent it. The Act asks for one where the risk is likely to be high, as with large-scale health data.',
      see: ['Data controller', 'ODPC'],
      pages: ['/services/business-and-qa/cybersecurity/risk-assessment-and-compliance'],
      source: {
        fact: 'An assessment is required before processing likely to result in high risk to rights and freedoms.',
        reference: 'Data Protection Act, 2019 (Kenya), section 31',
        url: lawUrl('dataProtection', 31),
        checked: 'not yet',
      },
    },
    {
      term: 'Data subject',
      definition:
        'The living person whom a piece of personal data describes: your customer, pupil, patient, tenant or employee. The law gives this person rights to information, access, correction and more.',
      see: ['Personal data', 'Data controller'],
      pages: ['/privacy'],
      source: {
        fact: 'Rights of a data subject.',
        reference:
          'Data Protection Act, 2019, section 26; Office of the Data Protection Commissioner, Data subjects',
        url: 'https://www.odpc.go.ke/data-subjects/',
        checked: '2026-11-22',
      },
    },
    {
      term: 'Data warehouse',
      definition:
        'A database set apart for reports, filled each night from the working systems. Heavy questions asked there do not slow down the till.',
      see: ['ETL', 'Business intelligence'],
      pages: ['/services/business-and-qa/data-analysis'],
    },
    {
      term: 'Database',
      definition:
        'Organised storage for records, with rules that keep them consistent and let many people work at once. A shared spreadsheet stops being enough when two people must edit the same line.',
      see: ['SQL', 'Replication'],
      pages: ['/services/support-and-management/managed-it/system-administration'],
    },
    {
      term: 'DDoS attack',
      definition:
        'Distributed denial of service: a flood of requests from many machines meant to make a site unreachable. Protection sits in front of the server, at the host or the CDN.',
      see: ['CDN', 'Firewall'],
      pages: ['/services/business-and-qa/cybersecurity/web-and-digital-security'],
    },
    {
      term: 'Dedicated line',
      definition:
        'An internet connection whose capacity is yours alone, with a promised level of service and a contract for repair times. Shared business fibre is cheaper and slows down when the neighbours are busy.',
      see: ['Bandwidth', 'SLA', 'Failover'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'DevOps',
      definition:
        'A way of working in which those who write software also see to its release and its running, with as much as possible done by script. The aim is small, safe, frequent changes.',
      see: ['CI/CD', 'Infrastructure as code'],
      pages: ['/services/support-and-management/devops-services'],
    },
    {
      term: 'Disaster recovery',
      definition:
        'Bringing systems back after fire, flood, theft, ransomware or a dead server, in an order decided beforehand. The plan names people and telephone numbers, and is rehearsed.',
      see: ['Recovery time objective', 'Recovery point objective', 'Business continuity'],
      pages: [
        '/services/business-and-qa/cybersecurity/disaster-recovery',
        '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery',
      ],
    },
    {
      term: 'DKIM',
      definition:
        'A signature that your mail server adds to each message, checked against a key in your DNS. It shows that a message was not altered and really left a system allowed to use your domain.',
      see: ['SPF', 'DMARC', 'DNS'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      ],
    },
    {
      term: 'DMARC',
      definition:
        'A DNS entry telling other mail servers what to do with a message in your name that fails the checks, and where to send reports. Begin by watching, then ask for rejection.',
      see: ['SPF', 'DKIM', 'Phishing'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      ],
    },
    {
      term: 'DNS',
      definition:
        'The directory that turns a name such as example.co.ke into the address of a server, and says where its mail goes. Whoever controls it can redirect your website and your post.',
      see: ['Domain name', 'DKIM', 'Registrar'],
      pages: ['/services/web-development/hosting-domains'],
    },
    {
      term: 'Domain name',
      definition:
        'Your address on the internet, registered for a term and renewed. Names under .ke are run by KENIC through registrars. Register it to the organisation and never to one employee.',
      see: ['DNS', 'Registrar'],
      pages: ['/services/web-development/hosting-domains'],
      source: {
        fact: 'KENIC administers the .ke country-code domain.',
        reference: 'Communications Authority of Kenya, Dot KE Domain Name System',
        url: 'https://www.ca.go.ke/industry/e-commerce-development/domain-name-system/',
        checked: '2026-11-22',
      },
    },
    {
      term: 'E-commerce',
      definition:
        'Selling online, from catalogue to payment, delivery and returns. The page with the basket is the smaller part; stock that agrees with the shelf and a rider who arrives are the larger.',
      see: ['Payment gateway', 'STK push'],
      pages: [
        '/services/web-development/ecommerce',
        '/services/development-services/website-development/website-design/ecommerce-website',
      ],
    },
    {
      term: 'Encryption',
      definition:
        'Scrambling data so that only the holder of a key can read it. It is needed in transit, as with HTTPS, and at rest, as on a laptop that may be stolen from a matatu.',
      see: ['HTTPS', 'API key'],
      pages: ['/services/support-and-management/managed-it/security-management'],
    },
    {
      term: 'End of life',
      definition:
        'The date after which a maker no longer corrects a product, security holes included. Such a system may work for years, but each new weakness stays open.',
      see: ['Patch', 'Legacy system'],
      pages: [
        '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security',
        '/services/systems-integration/legacy-modernisation',
      ],
    },
    {
      term: 'Endpoint',
      definition:
        'Any device at the edge of the network that a person uses: laptop, phone, till, tablet. Also, in an API, one address which answers one kind of request.',
      see: ['MDM', 'API'],
      pages: ['/services/support-and-management/managed-it/remote-monitoring-and-management'],
    },
    {
      term: 'ERP',
      definition:
        'Enterprise resource planning: one system for sales, purchasing, stock, production, accounts and often payroll, over one set of records. Its strength is that a figure is typed once.',
      see: ['Module', 'Data migration'],
      pages: [
        '/products/bizgen',
        '/services/systems-integration/erp-integration',
        '/services/software-solutions/enterprise',
      ],
    },
    {
      term: 'eTIMS',
      definition:
        'The electronic Tax Invoice Management System of KRA. Sales are transmitted to the authority as they are invoiced, from a phone, a web page or an integrated system.',
      see: ['Tax invoice', 'Control unit invoice number', 'VAT'],
      pages: ['/blog/etims-integration-checklist', '/projects/distributor-etims-invoicing'],
      source: {
        fact: 'Everyone in business is required to join eTIMS and to issue electronic tax invoices.',
        reference: 'Kenya Revenue Authority, eTIMS: Buyer Initiated Invoicing',
        url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/buyer-initiated-invoicing',
        checked: '2026-11-22',
      },
    },
    {
      term: 'ETL',
      definition:
        'Extract, transform, load: taking data out of one system, putting it into a common form, and loading it into another, usually on a schedule.',
      see: ['Data warehouse', 'Data migration'],
      pages: ['/services/systems-integration/data-integration'],
    },
    {
      term: 'Failover',
      definition:
        'Automatic change to a spare line, server or power source when the main one fails. Until it has been tried by pulling the plug, assume that it does not work.',
      see: ['High availability', 'UPS'],
      pages: ['/services/support-and-management/managed-it/infrastructure-management'],
    },
    {
      term: 'Firewall',
      definition:
        'The device or program that controls which traffic may enter or leave a network. Its rules need an owner, a yearly review, and the removal of whatever was opened just for a day.',
      see: ['VLAN', 'VPN', 'WAF'],
      pages: ['/services/support-and-management/managed-it/security-management'],
    },
    {
      term: 'Gateway',
      definition:
        'A device or program standing between two systems which speak differently. In payments it passes card or mobile-money requests; in sensor work it gathers readings and sends them on.',
      see: ['Payment gateway', 'IoT'],
      pages: ['/solutions/iot-solutions'],
    },
    {
      term: 'Headless CMS',
      definition:
        'A content system that stores words and pictures and hands them out by API, while the site itself is built apart. Useful when one text feeds a website, an app and a screen in the lobby.',
      see: ['CMS', 'API'],
      pages: ['/services/web-development/cms-development'],
    },
    {
      term: 'High availability',
      definition:
        'A design with no single part whose failure stops the whole: two servers, two power feeds, two lines. Each step closer to never down costs more than the last.',
      see: ['Failover', 'Uptime'],
      pages: ['/solutions/datacentre-virtualization'],
    },
    {
      term: 'Hosting',
      definition:
        'Keeping a website or system on a computer that is always on and connected. Shared, virtual and dedicated are the usual grades. What matters is who patches it and who answers at night.',
      see: ['VPS', 'Cloud computing', 'Uptime'],
      pages: [
        '/solutions/cloud-services/cloud-hosting',
        '/solutions/cloud-services/hapa-cloud-hosting',
      ],
    },
    {
      term: 'HTTPS',
      definition:
        'The encrypted form of web traffic, shown by the padlock in the browser. It keeps others from reading or changing what passes; it does not prove that the site is honest.',
      see: ['TLS certificate', 'Encryption'],
      pages: ['/services/business-and-qa/cybersecurity/web-and-digital-security'],
    },
    {
      term: 'Hybrid cloud',
      definition:
        'Some systems on your premises, some in the cloud, joined so that users hardly notice. Common where the internet fails often or a machine on site needs its server beside it.',
      see: ['Cloud computing', 'VPN'],
      pages: ['/solutions/cloud-services', '/blog/choosing-between-cloud-and-server-room'],
    },
    {
      term: 'IaaS',
      definition:
        'Infrastructure as a service: rented servers, disks and networks, on which you install and maintain everything yourself. The bare plot, against the finished house of SaaS.',
      see: ['SaaS', 'PaaS', 'Cloud computing'],
      pages: ['/solutions/cloud-services/cloud-hosting'],
    },
    {
      term: 'Immutable backup',
      definition:
        'A copy that even an administrator cannot alter or erase for a set time. It is what survives when ransomware has taken the administrator account.',
      see: ['Backup', 'Ransomware'],
      pages: ['/solutions/cloud-backup'],
    },
    {
      term: 'Incident response',
      definition:
        'What is done in the first hours of a break-in or failure: contain, keep evidence, inform, restore, learn. Agree beforehand who may decide to unplug a system.',
      see: ['Ransomware', 'Personal data breach'],
      pages: ['/services/business-and-qa/cybersecurity'],
    },
    {
      term: 'Infrastructure as code',
      definition:
        'Describing servers and networks in files from which they can be rebuilt by command. The files are also the documentation, and they show who changed what.',
      see: ['DevOps', 'Repository'],
      pages: ['/services/support-and-management/devops-services'],
    },
    {
      term: 'Integration',
      definition:
        'Making systems exchange data without people retyping it. It has two halves: the connection, and the agreement on which system is right when they differ.',
      see: ['API', 'Middleware', 'Source of truth'],
      pages: [
        '/services/systems-integration',
        '/services/systems-integration/application-integration',
      ],
    },
    {
      term: 'IoT',
      definition:
        'Internet of things: sensors and controllers that report over a network, such as a thermometer in a cold store or a level gauge in a water tank. Power, signal and corrosion decide the design at the coast.',
      see: ['Gateway', 'MQTT'],
      pages: [
        '/services/development-services/iot-and-embedded-systems',
        '/solutions/iot-solutions',
      ],
    },
    {
      term: 'KPI',
      definition:
        'Key performance indicator: a figure chosen in advance to judge whether something goes well, with a target and an owner. Five are useful; fifty are decoration.',
      see: ['Dashboard'],
      pages: ['/services/business-and-qa/data-analysis'],
    },
    {
      term: 'KRA PIN',
      definition:
        'The personal identification number a taxpayer holds with the Kenya Revenue Authority. A buyer who wants to claim an expense or input tax gives it to the seller, so tills must be able to record it.',
      see: ['eTIMS', 'Tax invoice'],
      pages: ['/products/posigen'],
    },
    {
      term: 'Latency',
      definition:
        'The delay before an answer begins to arrive, measured in milliseconds. A system hosted far away can feel slow on a wide line, because every click makes several journeys.',
      see: ['Bandwidth', 'CDN'],
      pages: ['/blog/choosing-between-cloud-and-server-room'],
    },
    {
      term: 'Legacy system',
      definition:
        'A system still in use whose maker, technology or author has gone. It often holds the rules of the business better than any person does, so study it before you replace it.',
      see: ['End of life', 'Data migration'],
      pages: ['/services/systems-integration/legacy-modernisation'],
    },
    {
      term: 'Licence',
      definition:
        'The right to use software under conditions, for so many users, devices or years. Keep a register: paying for leavers is common, and so is using more than you paid for.',
      see: ['Open source', 'SaaS'],
      pages: ['/services/support-and-management/managed-it/cloud-services-management'],
    },
    {
      term: 'Local storage',
      definition:
        'A place in the browser where a site can keep small notes that stay on the device and are not sent with each request. This website uses it for your theme and for unsent enquiries.',
      see: ['Cookie', 'Service worker'],
      pages: ['/cookies'],
    },
    {
      term: 'Log',
      definition:
        'A list of events written by a system as they happen. Without logs the cause of a fault stays unknown; with too many, they go unread.',
      see: ['Audit trail', 'Remote monitoring'],
      pages: [
        '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
      ],
    },
    {
      term: 'M-Pesa',
      definition:
        'The mobile-money service of Safaricom. Businesses receive payments through a paybill or a till and can connect their systems to it with the Daraja APIs.',
      see: ['Daraja', 'Paybill number', 'Till number', 'STK push'],
      pages: ['/blog/reconciling-mpesa-payments', '/services/web-development/ecommerce'],
    },
    {
      term: 'Malware',
      definition:
        'Any program made to harm or to spy: viruses, trojans, ransomware. It usually arrives with an attachment, a cracked program or a borrowed flash disk.',
      see: ['Ransomware', 'Phishing'],
      pages: ['/services/support-and-management/managed-it/security-management'],
    },
    {
      term: 'Managed service',
      definition:
        'Work on your systems that a supplier does continuously for a monthly fee, to agreed levels, in place of repairs on call. The agreement should name what is not covered.',
      see: ['SLA', 'Remote monitoring', 'Ticket'],
      pages: [
        '/services/support-and-management/managed-it',
        '/services/systems-integration/managed-services',
      ],
    },
    {
      term: 'MDM',
      definition:
        'Mobile device management: setting up phones, tablets and laptops from one place, with the means to lock or wipe one that is lost. Tell staff what it can see on a device of their own.',
      see: ['Endpoint', 'Encryption'],
      pages: [
        '/services/support-and-management/managed-it/remote-monitoring-and-management',
        '/solutions/employee-onboarding',
      ],
    },
    {
      term: 'Message queue',
      definition:
        'A waiting line for messages between programs. If the receiver is down, messages wait in order and are delivered later, which is just what unreliable links need.',
      see: ['Middleware', 'Offline-first'],
      pages: ['/services/systems-integration/application-integration'],
    },
    {
      term: 'Middleware',
      definition:
        'Software that stands between others and passes messages, changes formats and tries again after a failure. With five systems it replaces a tangle of direct links.',
      see: ['Integration', 'API', 'Message queue'],
      pages: ['/services/systems-integration/application-integration'],
    },
    {
      term: 'Module',
      definition:
        'A part of a system that serves one area, such as stock or fees, and can be switched on or bought by itself. Ask which ones depend on others.',
      see: ['ERP'],
      pages: ['/products'],
    },
    {
      term: 'MQTT',
      definition:
        'A light protocol by which sensors send small messages over poor connections. Suited to SIM-card links where every kilobyte is paid for.',
      see: ['IoT', 'Gateway'],
      pages: ['/services/development-services/iot-and-embedded-systems'],
    },
    {
      term: 'MVP',
      definition:
        'Minimum viable product: the smallest version real people can use for real work, released to learn from before more is spent. It must be small but well made.',
      see: ['Scope', 'Sprint'],
      pages: ['/services/software-solutions/mobile-apps'],
    },
    {
      term: 'NAS',
      definition:
        'Network-attached storage: a box of disks that shares files over the office network. It is convenient and cheap, but it needs a backup of its own.',
      see: ['RAID', 'SAN', 'Backup'],
      pages: ['/solutions/enterprise-storage'],
    },
    {
      term: 'Network switch',
      definition:
        'The box that joins cabled devices into a network. Managed models let you separate traffic and see which port has trouble, and some power cameras and access points through the cable.',
      see: ['VLAN', 'PoE'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'NSSF',
      definition:
        'The National Social Security Fund, to which employee and employer both contribute for retirement. The contribution depends on earnings within limits that the fund publishes.',
      see: ['PAYE', 'SHIF', 'Affordable housing levy'],
      pages: ['/solutions/hr-payroll', '/blog/payroll-deductions-explained'],
      source: {
        fact: 'Employee and employer contribute to the fund.',
        reference: 'National Social Security Fund Act, 2013 (Kenya)',
        url: lawUrl('nationalSocialSecurityFund'),
        checked: 'not yet',
      },
    },
    {
      term: 'ODPC',
      definition:
        'The Office of the Data Protection Commissioner, which registers controllers and processors, hears complaints and enforces the Data Protection Act in Kenya.',
      see: ['Data controller', 'Personal data breach'],
      pages: ['/blog/data-protection-act-primer-for-smes', '/privacy'],
      source: {
        fact: 'The Act establishes the Office of the Data Protection Commissioner.',
        reference: 'Data Protection Act, 2019 (Kenya), section 5',
        url: lawUrl('dataProtection', 5),
        checked: 'not yet',
      },
    },
    {
      term: 'Offline-first',
      definition:
        'Software built to work without a connection and to exchange data when one returns. For tills, field staff and clinics working without a connection is normal.',
      see: ['Synchronisation', 'Service worker', 'Message queue'],
      pages: ['/blog/offline-first-point-of-sale', '/products/posigen'],
    },
    {
      term: 'Open source',
      definition:
        'Software whose source code anyone may read, use and change under a licence. Free to obtain, but it still has to be installed, patched and understood.',
      see: ['Licence', 'Source code'],
      pages: ['/technologies'],
    },
    {
      term: 'PaaS',
      definition:
        'Platform as a service: you bring the program, and the provider looks after servers, operating system and scaling. Less work than IaaS, with stronger ties to the provider.',
      see: ['IaaS', 'SaaS'],
      pages: ['/solutions/cloud-services/cloud-hosting'],
    },
    {
      term: 'Patch',
      definition:
        'A correction to software from its maker, often closing a security hole. The interval between publication and installation is when attackers are busiest.',
      see: ['End of life', 'Vulnerability'],
      pages: ['/services/support-and-management/managed-it/system-administration'],
    },
    {
      term: 'Paybill number',
      definition:
        'An M-Pesa business number where the payer also types an account number, such as an invoice or an admission number. That extra field is what makes automatic matching possible.',
      see: ['Till number', 'Bank reconciliation', 'M-Pesa'],
      pages: ['/blog/reconciling-mpesa-payments', '/projects/school-fees-reconciliation'],
    },
    {
      term: 'PAYE',
      definition:
        'Pay as you earn: income tax the employer takes from salaries each month and remits to KRA. Bands and reliefs come from KRA and change with the law.',
      see: ['NSSF', 'SHIF', 'Affordable housing levy'],
      pages: ['/solutions/hr-payroll', '/blog/payroll-deductions-explained'],
      source: {
        fact: 'Employers deduct tax from emoluments on payment.',
        reference: 'Income Tax Act (Kenya), section 37',
        url: 'https://www.kra.go.ke/en/individual/filing-paying/types-of-taxes/paye',
        checked: '2026-11-22',
      },
    },
    {
      term: 'Payment gateway',
      definition:
        'A service that takes card or mobile-money payments for a website and reports the result. Look at settlement times, refunds, and what customers see when a payment hangs.',
      see: ['STK push', 'PCI DSS', 'Reversal'],
      pages: ['/services/web-development/ecommerce'],
    },
    {
      term: 'PCI DSS',
      definition:
        'The security standard of the card industry for everyone who stores, processes or passes on card data. The cheapest way to meet it is never to let card numbers touch your systems.',
      see: ['Payment gateway', 'Tokenisation'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
      ],
      source: {
        fact: 'PCI DSS is maintained by the PCI Security Standards Council.',
        reference: 'PCI Security Standards Council, PCI DSS',
        url: 'https://www.pcisecuritystandards.org/document_library/?category=pcidss',
        checked: 'not yet',
      },
    },
    {
      term: 'Penetration test',
      definition:
        'An agreed attack on your own systems by people who report what they got into and how to close it. It needs written permission, a scope and a date.',
      see: ['Vulnerability', 'Incident response'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
      ],
    },
    {
      term: 'Personal data',
      definition:
        'Any information about an identified or identifiable living person: a name, a telephone number, a number plate in a parking log, a CCTV picture.',
      see: ['Sensitive personal data', 'Data subject'],
      pages: ['/blog/data-protection-act-primer-for-smes'],
      source: {
        fact: 'Definition of personal data.',
        reference: 'Data Protection Act, 2019 (Kenya), section 2',
        url: lawUrl('dataProtection', 2),
        checked: 'not yet',
      },
    },
    {
      term: 'Personal data breach',
      definition:
        'Loss of, change to, or access to personal data by accident or without the right to it. With a real risk of harm, the controller has 72 hours from becoming aware to notify the Data Commissioner.',
      see: ['Incident response', 'ODPC', 'Data controller'],
      pages: ['/services/business-and-qa/cybersecurity'],
      source: {
        fact: 'Notification within seventy-two hours of becoming aware.',
        reference: 'Data Protection Act, 2019 (Kenya), section 43',
        url: lawUrl('dataProtection', 43),
        checked: 'not yet',
      },
    },
    {
      term: 'Phishing',
      definition:
        'A message pretending to come from a bank, a boss or a courier, made to draw out a password or a payment. Changed bank details on a supplier invoice are its most expensive form.',
      see: ['Two-step sign-in', 'DMARC', 'Malware'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      ],
    },
    {
      term: 'Pipeline',
      definition:
        'In sales, the list of possible orders by stage, with value and next step. In software, the chain of automatic steps from a change in code to its release.',
      see: ['CRM', 'CI/CD'],
      pages: ['/solutions/crm'],
    },
    {
      term: 'PoE',
      definition:
        'Power over Ethernet: current for cameras, telephones and access points through the network cable. With the switch on a UPS, they live through a power cut.',
      see: ['Network switch', 'UPS', 'Access point'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'Point of sale',
      definition:
        'The till and the program on it: scan, take payment, print a tax invoice, reduce the stock. Judge it at five in the evening with the internet down.',
      see: ['Offline-first', 'eTIMS'],
      pages: ['/products/posigen', '/industries/retail-and-ecommerce'],
    },
    {
      term: 'RAID',
      definition:
        'Several disks working as one, so that a single disk may fail without loss. It guards against a broken disk; deletion, theft, fire and ransomware need a backup.',
      see: ['NAS', 'Backup'],
      pages: ['/solutions/enterprise-storage'],
    },
    {
      term: 'Ransomware',
      definition:
        'Malware that encrypts your files and demands money, after having often copied them first. Tested backups out of its reach are the only dependable answer.',
      see: ['Immutable backup', 'Malware', 'Incident response'],
      pages: ['/services/business-and-qa/cybersecurity', '/solutions/cloud-backup'],
    },
    {
      term: 'Recovery point objective',
      definition:
        'How much work you can afford to lose, expressed as time. Four hours means a copy at least every four hours.',
      see: ['Recovery time objective', 'Backup'],
      pages: ['/services/business-and-qa/cybersecurity/disaster-recovery'],
    },
    {
      term: 'Recovery time objective',
      definition:
        'How long a system may be down before the harm is too great. The shorter it is, the more it costs, so set it for each system.',
      see: ['Recovery point objective', 'Disaster recovery'],
      pages: ['/services/business-and-qa/cybersecurity/disaster-recovery'],
    },
    {
      term: 'Registrar',
      definition:
        'The company through which a domain name is registered and renewed. It holds the keys to your address on the internet, so protect that account as you protect the bank one.',
      see: ['Domain name', 'DNS'],
      pages: ['/services/web-development/hosting-domains'],
    },
    {
      term: 'Regression test',
      definition:
        'Trying again what worked before, after a change, to see that it still does. Done by machine, it makes late changes affordable.',
      see: ['Acceptance test', 'CI/CD'],
      pages: ['/services/business-and-qa/software-testing'],
    },
    {
      term: 'Remote monitoring',
      definition:
        'Watching servers, lines and devices from afar and raising an alarm before users call. It pays only if a named person acts on the alarm.',
      see: ['Managed service', 'Log'],
      pages: ['/services/support-and-management/managed-it/remote-monitoring-and-management'],
    },
    {
      term: 'Replication',
      definition:
        'Keeping a second live copy of a database or server that follows each change. It guards against breakdown, but a mistaken deletion is copied too, so backups are still needed.',
      see: ['Backup', 'High availability'],
      pages: ['/solutions/datacentre-virtualization'],
    },
    {
      term: 'Repository',
      definition:
        'The place where source code and its whole history are kept, with who changed what and why. Ask that yours belongs to an account of your organisation.',
      see: ['Source code', 'CI/CD'],
      pages: ['/services/development-services/software-development'],
    },
    {
      term: 'REST',
      definition:
        'The most common style of web API, with plain addresses and short messages. A supplier with one can usually be integrated without exotic tools.',
      see: ['API', 'Webhook'],
      pages: ['/services/software-solutions/api-development'],
    },
    {
      term: 'Restore drill',
      definition:
        'Bringing data or a system back from backup as an exercise, with a clock and a record. The result is a time in hours which you can put in front of the board.',
      see: ['Backup', 'Recovery time objective'],
      pages: ['/blog/what-a-backup-restore-drill-looks-like', '/resources/downloads'],
    },
    {
      term: 'Reversal',
      definition:
        'Taking back a payment already made, for example M-Pesa sent to a wrong number. Systems must record it as a movement of its own and never just delete the payment.',
      see: ['M-Pesa', 'Bank reconciliation'],
      pages: ['/services/systems-integration/banking-systems-integration'],
    },
    {
      term: 'RFQ',
      definition:
        'Request for quotation: a document that tells suppliers what you need and how to price it, so that offers can be compared. Public bodies follow procurement law for theirs.',
      see: ['Scope', 'Terms of reference'],
      pages: ['/blog/how-to-write-a-request-for-quotation', '/resources/downloads'],
    },
    {
      term: 'Role-based access',
      definition:
        'Giving rights to a job title, such as cashier or storekeeper. A new employee gets the role and a leaver loses it, so that old rights do not remain by accident.',
      see: ['Authentication', 'Audit trail'],
      pages: ['/solutions/employee-onboarding'],
    },
    {
      term: 'SaaS',
      definition:
        'Software as a service: a program used in the browser for a subscription, run by its maker. Check how to export your data, and what happens when a payment is missed.',
      see: ['IaaS', 'PaaS', 'Licence'],
      pages: ['/products', '/solutions/cloud-services'],
    },
    {
      term: 'SACCO',
      definition:
        'A savings and credit co-operative society, owned by its members. Its systems handle shares, deposits, loans, guarantors and check-off from salaries, which ordinary accounting software does not.',
      see: ['Core banking system'],
      pages: ['/industries/finance-and-insurance', '/projects/sacco-core-banking-integration'],
    },
    {
      term: 'SAN',
      definition:
        'Storage area network: fast shared storage for several servers over a network of its own. It suits virtual machines and large databases; a small office does not need one.',
      see: ['NAS', 'Virtual machine'],
      pages: ['/solutions/enterprise-storage'],
    },
    {
      term: 'Sandbox',
      definition:
        'A separate copy of a system for trials with invented data and no real money. Daraja has one, and eTIMS integration is tested in one before approval.',
      see: ['Daraja', 'eTIMS'],
      pages: ['/services/software-solutions/api-development'],
      source: {
        fact: 'Integrations with eTIMS are tested in an environment of KRA before they are approved.',
        reference: 'Kenya Revenue Authority, eTIMS system-to-system integration',
        url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/etims-system-to-system-integration',
        checked: '2026-11-22',
      },
    },
    {
      term: 'Scope',
      definition:
        'What a project delivers and, just as usefully, what it does not. Written down, it turns an argument about promises into a talk about a change.',
      see: ['RFQ', 'MVP', 'Terms of reference'],
      pages: ['/company/about-us/how-we-work'],
    },
    {
      term: 'Sender ID',
      definition:
        'The name shown as the sender of a bulk SMS in place of a number. It must be registered through the mobile operators, and approval takes time.',
      see: ['Short code', 'USSD'],
      pages: ['/solutions/bulk-sms-and-messaging'],
    },
    {
      term: 'Sensitive personal data',
      definition:
        'Data on matters such as health, ethnic origin, belief, biometrics, family or property, that needs stronger grounds and protection than a name or a number.',
      see: ['Personal data', 'Data protection impact assessment'],
      pages: ['/blog/data-protection-act-primer-for-smes'],
      source: {
        fact: 'Definition and grounds for processing of sensitive personal data.',
        reference: 'Data Protection Act, 2019 (Kenya), sections 2, 44 and 45',
        url: lawUrl('dataProtection', 2),
        checked: 'not yet',
      },
    },
    {
      term: 'SEO',
      definition:
        'Search engine optimisation: making pages that search engines can read and that answer what people look for. Honest work takes months to show and lasts.',
      see: ['CMS'],
      pages: ['/services/web-development/seo-digital-marketing'],
    },
    {
      term: 'Service worker',
      definition:
        'A script the browser keeps for a site, able to answer from stored copies when there is no network. It makes a website readable in a power cut.',
      see: ['Offline-first', 'Caching', 'Local storage'],
      pages: ['/cookies'],
    },
    {
      term: 'SHIF',
      definition:
        'The Social Health Insurance Fund, to which employees contribute from salary through the payroll. It is managed by the Social Health Authority and took the place of the former NHIF.',
      see: ['PAYE', 'NSSF', 'Affordable housing levy'],
      pages: ['/solutions/hr-payroll', '/blog/payroll-deductions-explained'],
      source: {
        fact: 'The Act establishes the Social Health Authority and the Social Health Insurance Fund.',
        reference: 'Social Health Insurance Act, 2023 (Kenya)',
        url: lawUrl('socialHealthInsurance'),
        checked: 'not yet',
      },
    },
    {
      term: 'Short code',
      definition:
        'A brief telephone number for messages or USSD menus, assigned to a business through operators. Shared ones are cheaper, with a keyword to tell customers apart.',
      see: ['Sender ID', 'USSD'],
      pages: ['/solutions/bulk-sms-and-messaging'],
    },
    {
      term: 'SIM swap',
      definition:
        'Fraud in which a criminal gets a replacement for your SIM card and receives your calls and codes. Protect mail and bank with an app or a key, because a code by SMS can be received by the thief.',
      see: ['Two-step sign-in'],
      pages: ['/services/support-and-management/managed-it/security-management'],
    },
    {
      term: 'Single sign-on',
      definition:
        'One account and one sign-in for many systems. It spares passwords and makes it possible to close everything at once when a person leaves.',
      see: ['Authentication', 'Role-based access'],
      pages: ['/solutions/employee-onboarding'],
    },
    {
      term: 'SLA',
      definition:
        'Service-level agreement: how quickly a supplier reacts and repairs, how it is measured, and what follows if it does not. Look for the hours during which the clock runs.',
      see: ['Uptime', 'Managed service', 'Ticket'],
      pages: ['/services/support-and-management/managed-it/technical-support'],
    },
    {
      term: 'Source code',
      definition:
        'The text in which programmers write a program. Without it another developer cannot change the program, so the contract should say who holds it and where.',
      see: ['Repository', 'Custom software'],
      pages: ['/services/development-services/software-development'],
    },
    {
      term: 'Source of truth',
      definition:
        'The one system whose version of a record counts when several disagree, for instance payroll for salaries. Decide it field by field before you integrate.',
      see: ['Integration', 'Data migration'],
      pages: ['/services/systems-integration/data-integration'],
    },
    {
      term: 'SPF',
      definition:
        'A DNS entry listing the servers which may send mail for your domain. Every service that sends in your name, such as an invoicing program, must be on the list.',
      see: ['DKIM', 'DMARC', 'DNS'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      ],
    },
    {
      term: 'Sprint',
      definition:
        'A fixed stretch of one to three weeks in which a team finishes a few agreed pieces and shows them. You may change the order of everything that has not begun.',
      see: ['User story', 'MVP'],
      pages: ['/company/about-us/how-we-work'],
    },
    {
      term: 'SQL',
      definition:
        'The language for asking questions of most business databases. If your supplier can give you read access with it, reports no longer depend on the supplier.',
      see: ['Database'],
      pages: ['/services/business-and-qa/data-analysis'],
    },
    {
      term: 'STK push',
      definition:
        'A payment prompt sent to a customer by your system, which appears on the phone and asks for the M-Pesa PIN. The amount and reference are filled in, so typing errors disappear.',
      see: ['Daraja', 'Paybill number', 'Webhook'],
      pages: ['/services/web-development/ecommerce', '/products/posigen'],
    },
    {
      term: 'Synchronisation',
      definition:
        'Bringing two copies of the same records into line after both were changed apart. The hard part is the rule for when they conflict, and that rule is yours to decide.',
      see: ['Offline-first', 'Source of truth'],
      pages: ['/services/development-services/software-development/mobile-application'],
    },
    {
      term: 'Tax invoice',
      definition:
        'The document which lets a VAT-registered buyer claim input tax. In Kenya it is issued electronically and transmitted to KRA.',
      see: ['eTIMS', 'VAT', 'KRA PIN'],
      pages: ['/blog/etims-integration-checklist'],
      source: {
        fact: 'Input tax is claimed on a valid tax invoice; invoices are issued electronically.',
        reference: 'Value Added Tax Act, 2013 (Kenya)',
        url: lawUrl('valueAddedTax'),
        checked: 'not yet',
      },
    },
    {
      term: 'Terms of reference',
      definition:
        'The document, usual in public-sector and donor projects, that sets out background, tasks, deliverables and qualifications for an assignment.',
      see: ['RFQ', 'Scope'],
      pages: ['/industries/public-sector'],
    },
    {
      term: 'Ticket',
      definition:
        'One request for help, with number, time, owner and state. If it has no number, it can be forgotten without anybody noticing.',
      see: ['SLA', 'Managed service'],
      pages: ['/services/support-and-management/managed-it/technical-support'],
    },
    {
      term: 'Till number',
      definition:
        'An M-Pesa buy-goods number for shops. The customer enters only the amount, so payments are matched by time, sum and phone unless a prompt is used.',
      see: ['Paybill number', 'STK push', 'M-Pesa'],
      pages: ['/blog/reconciling-mpesa-payments'],
    },
    {
      term: 'TLS certificate',
      definition:
        'The file by which a server proves its name and starts encryption. It expires; most browser warnings about an unsafe site are a renewal that was forgotten.',
      see: ['HTTPS', 'Domain name'],
      pages: ['/services/web-development/hosting-domains'],
    },
    {
      term: 'Tokenisation',
      definition:
        'Replacing a sensitive value such as a card number with a stand-in that is worthless to a thief. The payment provider keeps the real one.',
      see: ['PCI DSS', 'Payment gateway'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
      ],
    },
    {
      term: 'Two-step sign-in',
      definition:
        'Signing in with a second proof besides the password, such as an app on the phone or a hardware key. Codes by SMS are better than nothing but fall to SIM-swap fraud.',
      see: ['Authentication', 'SIM swap', 'Phishing'],
      pages: ['/services/support-and-management/managed-it/security-management'],
    },
    {
      term: 'UPS',
      definition:
        'Uninterruptible power supply: a battery that takes over at once when mains power fails. Size it for an orderly shutdown, and replace batteries before heat has finished them.',
      see: ['Failover', 'PoE'],
      pages: ['/services/support-and-management/managed-it/infrastructure-management'],
    },
    {
      term: 'Uptime',
      definition:
        'The share of time during which a service can be used. Over a year, 99.9% still allows nearly nine hours of standstill.',
      see: ['SLA', 'High availability'],
      pages: ['/solutions/cloud-services/hapa-cloud-hosting'],
    },
    {
      term: 'User story',
      definition:
        'A need in one sentence from the point of view of the person who has it, with the tests that show it is met. It keeps a list of features tied to a reason.',
      see: ['Sprint', 'Acceptance test'],
      pages: ['/company/about-us/how-we-work'],
    },
    {
      term: 'USSD',
      definition:
        'Menus on any phone, reached by dialling a code such as *123#, without internet. Each step costs time and sessions expire, so keep menus shallow.',
      see: ['Short code', 'Sender ID'],
      pages: ['/solutions/customer-engagement'],
    },
    {
      term: 'VAT',
      definition:
        'Value added tax. Software must know the class of each item, such as standard-rated, zero-rated or exempt, and keep the rate as a dated setting from KRA.',
      see: ['Tax invoice', 'eTIMS'],
      pages: ['/products/finagen'],
      source: {
        fact: 'VAT is charged on taxable supplies; supplies may also be zero-rated or exempt.',
        reference: 'Value Added Tax Act, 2013 (Kenya)',
        url: lawUrl('valueAddedTax'),
        checked: 'not yet',
      },
    },
    {
      term: 'Vendor lock-in',
      definition:
        'The state in which leaving a supplier costs more than staying unhappy. Prevent it with accounts in your own name, open formats and a tested export.',
      see: ['Source code', 'SaaS'],
      pages: ['/services/support-and-management/managed-it/technology-consulting'],
    },
    {
      term: 'Virtual machine',
      definition:
        'A computer made of software, several of which share one physical server. It can be copied, moved and restored as a whole.',
      see: ['VPS', 'SAN'],
      pages: ['/solutions/datacentre-virtualization'],
    },
    {
      term: 'VLAN',
      definition:
        'A separate network drawn inside the same cables, for example one for guests, one for tills and one for cameras. A visitor on the Wi-Fi then cannot see the till.',
      see: ['Firewall', 'Network switch'],
      pages: [
        '/services/support-and-management/managed-it/network-management',
        '/projects/hotel-group-network-refresh',
      ],
    },
    {
      term: 'VPN',
      definition:
        'An encrypted tunnel over the internet that joins a branch or a person at home to the office network. Combine it with a second sign-in step, since it opens the whole door.',
      see: ['Firewall', 'Hybrid cloud'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'VPS',
      definition:
        'Virtual private server: a rented virtual machine with its own operating system. Cheaper than a dedicated one, and in need of the same patching.',
      see: ['Virtual machine', 'Hosting'],
      pages: [
        '/solutions/cloud-services/cloud-hosting',
        '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
      ],
    },
    {
      term: 'Vulnerability',
      definition:
        'A weakness in software or set-up which an attacker can use. Known ones are numbered in public lists, so scanners find them, whoever holds the scanner.',
      see: ['Patch', 'Penetration test'],
      pages: ['/services/business-and-qa/cybersecurity/risk-assessment-and-compliance'],
    },
    {
      term: 'WAF',
      definition:
        'Web application firewall: a filter in front of a website that stops common attacks on forms and sign-in pages. It buys time for a repair and does not replace it.',
      see: ['Firewall', 'DDoS attack'],
      pages: ['/services/business-and-qa/cybersecurity/web-and-digital-security'],
    },
    {
      term: 'Webhook',
      definition:
        'A message that a system sends to an address of yours the moment something happens, such as a payment. Your side must cope with the same message arriving twice.',
      see: ['API', 'Daraja'],
      pages: ['/services/systems-integration/api-management'],
    },
    {
      term: 'Wireframe',
      definition:
        'A drawing of a screen in boxes and words, without colours or pictures. It is the cheapest moment to find out that a step is missing.',
      see: ['User story'],
      pages: ['/services/web-development/custom-design'],
    },
    {
      term: 'WordPress',
      definition:
        'The most widely used content management system, open source, extended with themes and plug-ins. Its security depends on keeping those few and up to date.',
      see: ['CMS', 'Open source', 'Patch'],
      pages: [
        '/services/development-services/website-development/website-design/wordpress',
        '/blog/wordpress-or-a-custom-build',
      ],
    },
    {
      term: 'Zero trust',
      definition:
        'A principle of security by which being inside the office network earns no confidence. Each request is checked for who, from which device, and to what.',
      see: ['Two-step sign-in', 'Role-based access'],
      pages: ['/services/support-and-management/managed-it/security-management'],
    },
  ],
} satisfies Copy<'glossary'>;
