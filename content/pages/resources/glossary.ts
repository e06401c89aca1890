import { commitments } from '@/content/company/commitments';
import { payrollRates } from '@/content/payroll/rates';
import { priceMeasures } from '@/content/prices/measures';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { mpesa } from '@/content/sources/mpesa';
import { tax } from '@/content/sources/tax';

export default {
  heading: 'Glossary of IT, payment and compliance terms',
  summary: 'Plain definitions of the words in quotations, contracts and meetings.',
  description:
    'Plain-English glossary for Kenyan businesses: cloud, security, software, networks, M-Pesa, eTIMS, payroll and data protection, with links to where each matters.',
  lead: 'Technical and tax terms for buyers of IT in Kenya, explained in plain words.',
  updated: '2026-11-29',
  emblem: 'book',
  terms: [
    {
      term: 'Acceptance test',
      definition:
        'A check by your own people that a system does what you ordered. It triggers a payment and starts the warranty, so agree the list of tests before the work begins.',
      see: ['Regression test'],
      pages: ['/services/business-and-qa/software-testing'],
    },
    {
      term: 'Access point',
      definition:
        'The device that turns a network cable into Wi-Fi. Coral stone and concrete stop its signal, so measure a building to know how many you need.',
      see: ['VLAN', 'Network switch'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'Affordable housing levy',
      definition:
        'A monthly deduction from gross salary, matched by the employer and remitted with the payroll taxes. A payroll system keeps its rate as a dated setting.',
      see: ['PAYE', 'SHIF', 'NSSF'],
      pages: ['/solutions/hr-payroll'],
      source: payrollRates.sources.housingLevy,
    },
    {
      term: 'API',
      definition:
        'Application programming interface: the agreed way for one program to use another. When a supplier says that systems can be connected, ask for the documentation of its API.',
      see: ['Webhook', 'REST', 'API key'],
      pages: [
        '/services/software-solutions/api-development',
        '/services/systems-integration/api-management',
      ],
    },
    {
      term: 'API key',
      definition:
        'A secret text by which one system identifies itself to another. Use one for each system, keep it out of the code, and replace it when a developer leaves.',
      see: ['API', 'Encryption'],
      pages: ['/services/systems-integration/api-management'],
    },
    {
      term: 'Audit trail',
      definition:
        'A record of who changed what and when, which users cannot edit. Auditors ask for it.',
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
        'A separate copy of data from which it can be brought back. A second disk in the same machine is not a backup: one fault can take both.',
      see: ['Restore drill', 'Recovery point objective', 'Immutable backup'],
      pages: [
        '/solutions/cloud-backup',
        '/services/support-and-management/managed-it/data-backup-recovery',
      ],
    },
    {
      term: 'Bandwidth',
      definition:
        'How much data a line can carry in a second, quoted in megabits. Offices feel the upload figure during backups and video calls.',
      see: ['Latency', 'Dedicated line'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'Bank reconciliation',
      definition: 'Matching bank or M-Pesa statements with your books, line by line.',
      see: ['M-Pesa', 'Paybill number'],
      pages: [
        '/services/systems-integration/banking-systems-integration',
        '/projects/school-fees-reconciliation',
      ],
    },
    {
      term: 'Business continuity',
      definition: 'The plan for serving customers while systems, premises or people are missing.',
      see: ['Disaster recovery', 'Recovery time objective'],
      pages: ['/services/business-and-qa/cybersecurity/disaster-recovery'],
    },
    {
      term: 'Business intelligence',
      definition: 'Reports and dashboards with data from several systems.',
      see: ['Dashboard'],
      pages: ['/services/software-solutions/data-analytics-bi'],
    },
    {
      term: 'Caching',
      definition:
        'Keeping a ready copy of something close to the user. It makes sites fast, and explains why a change is sometimes not visible at once.',
      see: ['CDN', 'Service worker'],
      pages: ['/services/web-development/maintenance-support'],
    },
    {
      term: 'CBE',
      definition:
        'Competency-based education, the curriculum of Kenyan schools. It records what a learner can do over time, so school software must keep assessments by strand.',
      pages: ['/industries/education', '/products/akademico'],
    },
    {
      term: 'CDN',
      definition:
        'Content delivery network: servers in many cities that hold copies of your site. A reader in Kisumu or London gets it from nearby.',
      see: ['Caching', 'Latency'],
      pages: ['/services/web-development/hosting-domains'],
    },
    {
      term: 'CI/CD',
      definition:
        'Continuous integration and delivery: each change to code is built and tested automatically. Releases become small and frequent.',
      see: ['DevOps', 'Repository', 'Regression test'],
      pages: ['/services/support-and-management/devops-services'],
    },
    {
      term: 'Cloud computing',
      definition:
        'Computing power and storage rented from a provider’s data centre. You no longer need your own server, but you still have to manage access, backup and cost.',
      see: ['SaaS', 'Hybrid cloud'],
      pages: ['/solutions/cloud-services', '/services/it-cloud'],
    },
    {
      term: 'CMS',
      definition:
        'Content management system: a program in which your staff edit a website. WordPress is one.',
      see: ['WordPress', 'Headless CMS'],
      pages: ['/services/web-development/cms-development'],
    },
    {
      term: 'Control unit invoice number',
      definition:
        'The number that the tax system gives to an electronic invoice. It is printed with a QR code, and a buyer can use it to check the invoice with KRA.',
      see: ['eTIMS', 'Tax invoice'],
      pages: ['/blog/etims-integration-checklist'],
      source: {
        fact: 'A valid electronic tax invoice carries a serial number and a QR code, which gives a result once the invoice has been transmitted.',
        reference: 'Kenya Revenue Authority, FAQs: key features of a tax invoice',
        url: 'https://www.kra.go.ke/component/kra_faq/faq/424',
        checked: '2026-11-22',
        recheckBy: '2027-07-01',
      },
    },
    {
      term: 'Cookie',
      definition:
        'A small text a website stores in a browser, which the browser sends back at each visit. It can keep you signed in or track you. Whether consent is needed depends on the purpose.',
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
      term: 'Critical fault',
      definition: `${commitments.criticalFault.promise} ${commitments.criticalResponse.promise}`,
      see: ['Support agreement', 'Office hours'],
      pages: ['/services/support-and-management/managed-it/technical-support'],
    },
    {
      term: 'CRM',
      definition:
        'Customer relationship management: one shared record of each customer. It holds enquiries, quotations, calls and complaints.',
      see: ['Pipeline'],
      pages: ['/solutions/crm', '/products/ciragen'],
    },
    {
      term: 'Custom software',
      definition:
        'A program written for one organisation. It costs more at the start and needs a developer to maintain it, but it follows your rules exactly.',
      see: ['Source code', 'Scope'],
      pages: [
        '/services/development-services/software-development',
        '/blog/wordpress-or-a-custom-build',
      ],
    },
    {
      term: 'Daraja',
      definition:
        'The portal where developers get Safaricom’s M-Pesa APIs. It has a sandbox for tests and a review before going live. The word means bridge in Kiswahili.',
      see: ['M-Pesa', 'STK push', 'Sandbox', 'Webhook'],
      pages: [
        '/services/systems-integration/banking-systems-integration',
        '/services/web-development/ecommerce',
      ],
      source: mpesa.express,
    },
    {
      term: 'Dashboard',
      definition:
        'One screen with the few figures on which a manager acts. A figure that leads to no action belongs in a report.',
      see: ['Business intelligence'],
      pages: ['/services/software-solutions/data-analytics-bi'],
    },
    {
      term: 'Data controller',
      definition:
        'The person or body that determines why and how personal data is processed. For its customer list, that is normally your organisation, even when a supplier hosts the list.',
      see: ['Data processor', 'Data subject', 'ODPC'],
      pages: ['/blog/data-protection-act-primer-for-smes'],
      source: dataProtection.definitions,
    },
    {
      term: 'Data migration',
      definition:
        'Moving records from an old system to a new one. The work is in cleaning the records. A rehearsal prevents trouble on the final weekend.',
      see: ['Legacy system'],
      pages: [
        '/services/systems-integration/data-integration',
        '/services/systems-integration/legacy-modernisation',
      ],
    },
    {
      term: 'Data processor',
      definition:
        'An organisation that processes personal data for a controller, such as a payroll bureau. The two need a written contract with instructions and security duties.',
      see: ['Data controller', 'ODPC'],
      pages: ['/privacy'],
      source: dataProtection.processorContract,
    },
    {
      term: 'Data protection impact assessment',
      definition:
        'A written study of how a new use of personal data could harm people. The Act asks for one before the work starts where the risk is likely to be high.',
      see: ['Data controller', 'ODPC'],
      pages: ['/services/business-and-qa/cybersecurity/risk-assessment-and-compliance'],
      source: dataProtection.impactAssessment,
    },
    {
      term: 'Data subject',
      definition:
        'The living person whom personal data describes. It can be a customer, pupil, patient, tenant or employee, with rights to information, access and correction.',
      see: ['Personal data', 'Data controller'],
      pages: ['/privacy'],
      source: dataProtection.rights,
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
        'An internet connection whose capacity is yours alone. It has a promised level of service. Shared business fibre is cheaper and slows down at busy times.',
      see: ['Bandwidth', 'SLA', 'Failover'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'DevOps',
      definition:
        'A way of working in which developers release and run their own software. Most steps are automated, so changes are small, safe and frequent.',
      see: ['CI/CD'],
      pages: ['/services/support-and-management/devops-services'],
    },
    {
      term: 'Disaster recovery',
      definition:
        'Bringing systems back after fire, flood, theft, ransomware or failure. The plan gives an order, names and phone numbers, and is rehearsed.',
      see: ['Recovery time objective', 'Recovery point objective', 'Business continuity'],
      pages: [
        '/services/business-and-qa/cybersecurity/disaster-recovery',
        '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery',
      ],
    },
    {
      term: 'DKIM',
      definition:
        'A signature that your mail server adds to each message. It shows that the message was not altered and came from a system allowed to use your domain.',
      see: ['SPF', 'DMARC', 'DNS'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      ],
    },
    {
      term: 'DMARC',
      definition:
        'A DNS entry that says what to do with messages that fail the SPF and DKIM checks. Start in report mode, then ask for rejection.',
      see: ['SPF', 'DKIM', 'Phishing'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      ],
    },
    {
      term: 'DNS',
      definition:
        'The directory that turns a name such as example.co.ke into a server’s address. The person who controls it can redirect your website and your e-mail.',
      see: ['Domain name', 'DKIM', 'Registrar'],
      pages: ['/services/web-development/hosting-domains'],
    },
    {
      term: 'Domain name',
      definition:
        'Your address on the internet, registered for a term and renewed. Names under .ke are run by KeNIC through registrars. Register the name to the organisation rather than to one employee.',
      see: ['DNS', 'Registrar'],
      pages: ['/services/web-development/hosting-domains'],
      source: {
        fact: 'KeNIC administers the .ke country-code domain.',
        reference: 'Communications Authority of Kenya, Dot KE Domain Name System',
        url: 'https://www.ca.go.ke/industry/e-commerce-development/domain-name-system/',
        checked: '2026-11-22',
        recheckBy: '2027-07-01',
      },
    },
    {
      term: 'E-commerce',
      definition:
        'Selling online, from catalogue to payment, delivery and returns. Correct stock and reliable delivery are more work than the website.',
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
        'The date after which a product gets no more security fixes. It may work for years, but each new weakness stays open.',
      see: ['Patch', 'Legacy system'],
      pages: [
        '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security',
        '/services/systems-integration/legacy-modernisation',
      ],
    },
    {
      term: 'Endpoint',
      definition:
        'A device that a person uses on the network: laptop, phone, till or tablet. In an API, it is one address for one kind of request.',
      see: ['MDM', 'API'],
      pages: ['/services/support-and-management/managed-it/remote-monitoring-and-management'],
    },
    {
      term: 'ERP',
      definition:
        'Enterprise resource planning: one system for sales, purchasing, stock and accounts. Each figure is typed once.',
      see: ['Data migration'],
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
      source: tax.everyoneInvoices,
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
        'A device or program that connects two systems which work differently. In payments it passes card or mobile-money requests.',
      see: ['Payment gateway', 'IoT'],
      pages: ['/solutions/iot-solutions'],
    },
    {
      term: 'Headless CMS',
      definition:
        'A content system that supplies text and pictures by API. Use it when one text feeds a website, an app and a screen in the lobby.',
      see: ['CMS', 'API'],
      pages: ['/services/web-development/cms-development'],
    },
    {
      term: 'High availability',
      definition:
        'A design in which no single failure stops the system. It needs two servers, two power feeds and two lines, and each step costs more.',
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
        'The encrypted form of web traffic. Browsers warn if a page lacks it. It keeps others from reading or changing what passes. It does not prove that the site is honest.',
      see: ['TLS certificate', 'Encryption'],
      pages: ['/services/business-and-qa/cybersecurity/web-and-digital-security'],
    },
    {
      term: 'Hybrid cloud',
      definition:
        'Some systems on your premises and some in the cloud, connected. It is common where the internet fails often.',
      see: ['Cloud computing', 'VPN'],
      pages: ['/solutions/cloud-services', '/blog/choosing-between-cloud-and-server-room'],
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
        'What you do in the first hours of a break-in or failure. Contain the damage, keep evidence, inform people, restore and learn. Agree beforehand who may unplug a system.',
      see: ['Ransomware', 'Personal data breach'],
      pages: ['/services/business-and-qa/cybersecurity'],
    },
    {
      term: 'Integration',
      definition:
        'Making systems exchange data without people retyping it. It has two halves: the connection, and the agreement on which system is right when they differ.',
      see: ['API', 'Source of truth'],
      pages: [
        '/services/systems-integration',
        '/services/systems-integration/application-integration',
      ],
    },
    {
      term: 'IoT',
      definition:
        'Internet of things: sensors and controllers that report over a network. An example is a thermometer in a cold store.',
      see: ['Gateway', 'MQTT'],
      pages: [
        '/services/development-services/iot-and-embedded-systems',
        '/solutions/iot-solutions',
      ],
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
        'The delay before an answer begins to arrive, measured in milliseconds. A system hosted far away can feel slow even with much bandwidth, because every click sends several messages there and back.',
      see: ['Bandwidth', 'CDN'],
      pages: ['/blog/choosing-between-cloud-and-server-room'],
    },
    {
      term: 'Legacy system',
      definition:
        'A system still in use that nobody develops any more. It often holds important business rules, so study it before you replace it.',
      see: ['End of life', 'Data migration'],
      pages: ['/services/systems-integration/legacy-modernisation'],
    },
    {
      term: 'Licence',
      definition:
        'The right to use software under conditions, for a set number of users, devices or years. Keep a register: paying for leavers is common, and so is using more than you paid for.',
      see: ['Open source', 'SaaS'],
      pages: ['/services/support-and-management/managed-it/cloud-services-management'],
    },
    {
      term: 'Local storage',
      definition:
        'A place in the browser where a site keeps small notes. They stay on the device. This website uses it for your theme, unsent enquiries and a few more notes, which the page on cookies lists.',
      see: ['Cookie', 'Service worker'],
      pages: ['/cookies'],
    },
    {
      term: 'Log',
      definition:
        'A list of events written by a system as they happen. Without logs the cause of a fault stays unknown. If there are too many, nobody reads them.',
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
        'Any program made to harm or to spy: viruses, trojans, ransomware. It arrives with an attachment, a cracked program or a borrowed flash disk.',
      see: ['Ransomware', 'Phishing'],
      pages: ['/services/support-and-management/managed-it/security-management'],
    },
    {
      term: 'Managed service',
      definition:
        'Work on your systems that a supplier does all the time for a monthly fee. The agreement should list what is not covered.',
      see: ['SLA', 'Remote monitoring', 'Ticket'],
      pages: [
        '/services/support-and-management/managed-it',
        '/services/systems-integration/managed-services',
      ],
    },
    {
      term: 'MDM',
      definition:
        'Mobile device management: setting up, locking and wiping phones and laptops from one place. Tell staff what it can see on their own devices.',
      see: ['Endpoint', 'Encryption'],
      pages: [
        '/services/support-and-management/managed-it/remote-monitoring-and-management',
        '/solutions/employee-onboarding',
      ],
    },
    {
      term: 'MQTT',
      definition:
        'A light protocol by which sensors send small messages over poor connections. It suits SIM-card links where every kilobyte is paid for.',
      see: ['IoT', 'Gateway'],
      pages: ['/services/development-services/iot-and-embedded-systems'],
    },
    {
      term: 'MVP',
      definition:
        'Minimum viable product: the smallest version that people can use for real work. You learn from it before you spend more.',
      see: ['Scope', 'Sprint'],
      pages: ['/services/software-solutions/mobile-apps'],
    },
    {
      term: 'NAS',
      definition:
        'Network-attached storage: a box of disks that shares files over the office network. It is convenient and cheap, but it needs a separate backup.',
      see: ['RAID', 'Backup'],
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
      source: payrollRates.sources.nssf,
    },
    {
      term: 'ODPC',
      definition:
        'The Office of the Data Protection Commissioner in Kenya. It registers controllers and processors, hears complaints and enforces the Data Protection Act.',
      see: ['Data controller', 'Personal data breach'],
      pages: ['/blog/data-protection-act-primer-for-smes', '/privacy'],
      source: dataProtection.commissioner,
    },
    {
      term: 'Office hours',
      definition: `${commitments.officeHours.promise} A time in office hours stops when the office closes.`,
      see: ['Working day', 'Critical fault'],
      pages: ['/contact'],
    },
    {
      term: 'Offline-first',
      definition:
        'Software built to work without a connection and to exchange data when one returns. For tills, field staff and clinics, it is normal to work without a connection.',
      see: ['Synchronisation', 'Service worker'],
      pages: ['/blog/offline-first-point-of-sale', '/products/posigen'],
    },
    {
      term: 'Open source',
      definition:
        'Software whose source code anyone may read, use and change under a licence. It is free to obtain, but it still has to be installed, patched and understood.',
      see: ['Licence', 'Source code'],
      pages: ['/technologies'],
    },
    {
      term: 'Patch',
      definition:
        'A correction to software, often for a security hole. Install it quickly: a hole that is known can be used.',
      see: ['End of life', 'Vulnerability'],
      pages: ['/services/support-and-management/managed-it/system-administration'],
    },
    {
      term: 'Paybill number',
      definition:
        'An M-Pesa business number where the payer also types an account number. That makes automatic matching possible.',
      see: ['Till number', 'Bank reconciliation', 'M-Pesa'],
      pages: ['/blog/reconciling-mpesa-payments', '/projects/school-fees-reconciliation'],
    },
    {
      term: 'PAYE',
      definition:
        'Pay as you earn: income tax the employer takes from salaries each month and remits to KRA. Bands and reliefs come from KRA and change with the law.',
      see: ['NSSF', 'SHIF', 'Affordable housing levy'],
      pages: ['/solutions/hr-payroll', '/blog/payroll-deductions-explained'],
      source: payrollRates.sources.paye,
    },
    {
      term: 'Payment gateway',
      definition:
        'A service that takes card or mobile-money payments for a website and reports the result. Look at settlement times, refunds, and what customers see when a payment gets no answer.',
      see: ['STK push', 'PCI DSS', 'Reversal'],
      pages: ['/services/web-development/ecommerce'],
    },
    {
      term: 'PCI DSS',
      definition:
        'The security standard of the card industry for everyone who stores, processes or passes on card data. If no card number touches your systems, you have least to show.',
      see: ['Payment gateway', 'Tokenisation'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
      ],
      source: {
        fact: 'PCI DSS is maintained by the PCI Security Standards Council.',
        reference: 'PCI Security Standards Council, PCI DSS',
        url: 'https://www.pcisecuritystandards.org/standards/pci-dss/',
        checked: 'not yet',
        recheckBy: '2027-07-01',
      },
    },
    {
      term: 'Penetration test',
      definition:
        'An agreed attack on your own systems by people who report how they got in and how to close the gaps. It needs written permission, a scope and a date.',
      see: ['Vulnerability', 'Incident response'],
      pages: [
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
      ],
    },
    {
      term: 'Personal data',
      definition:
        'Any information about an identified or identifiable living person. Examples are a name, a phone number, a number plate and a CCTV picture.',
      see: ['Sensitive personal data', 'Data subject'],
      pages: ['/blog/data-protection-act-primer-for-smes'],
      source: dataProtection.definitions,
    },
    {
      term: 'Personal data breach',
      definition:
        'An event in which personal data is lost, changed or accessed by accident or without the right to do so. If there is a real risk of harm, the controller has 72 hours from becoming aware to notify the Data Commissioner.',
      see: ['Incident response', 'ODPC', 'Data controller'],
      pages: ['/services/business-and-qa/cybersecurity'],
      source: dataProtection.breachNotice,
    },
    {
      term: 'Phishing',
      definition:
        'A false message that asks for a password or a payment. Changed bank details on a supplier invoice are one form.',
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
        'Power over Ethernet: current for cameras, phones and access points through the network cable. With the switch on a UPS, they keep working in a power cut.',
      see: ['Network switch', 'UPS', 'Access point'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'Point of sale',
      definition:
        'The till and the program on it. It scans, takes payment, prints a receipt and reduces stock. Test it with the internet down.',
      see: ['Offline-first', 'eTIMS'],
      pages: ['/products/posigen', '/industries/retail-and-ecommerce'],
    },
    {
      term: 'RAID',
      definition:
        'Several disks that work as one, of which one may fail without loss. It does not replace a backup.',
      see: ['NAS', 'Backup'],
      pages: ['/solutions/enterprise-storage'],
    },
    {
      term: 'Ransomware',
      definition:
        'Malware that encrypts your files and demands money. Often it copies the files first. Tested backups out of its reach are the only dependable answer.',
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
        'The company through which a domain name is registered and renewed. It holds the keys to your address on the internet, so protect that account as you protect your bank account.',
      see: ['Domain name', 'DNS'],
      pages: ['/services/web-development/hosting-domains'],
    },
    {
      term: 'Regression test',
      definition:
        'Testing, after a change, that what worked before still works. If the tests are automated, late changes become affordable.',
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
        'A style of web API with plain addresses and short messages. A system that has one can be integrated without special tools.',
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
        'Taking back a payment already made, for example M-Pesa sent to a wrong number. Systems must record it as a separate transaction. A deleted payment leaves no trace.',
      see: ['M-Pesa', 'Bank reconciliation'],
      pages: ['/services/systems-integration/banking-systems-integration'],
    },
    {
      term: 'RFQ',
      definition:
        'Request for quotation: a document that says what you need and how to price it. Offers can then be compared. Public bodies follow procurement law.',
      see: ['Scope', 'Terms of reference'],
      pages: ['/blog/how-to-write-a-request-for-quotation', '/resources/downloads'],
    },
    {
      term: 'Role-based access',
      definition:
        'Giving rights to a job title, such as cashier or storekeeper. A new employee gets the role and a leaver loses it, and old rights do not remain by accident.',
      see: ['Authentication', 'Audit trail'],
      pages: ['/solutions/employee-onboarding'],
    },
    {
      term: 'SaaS',
      definition:
        'Software as a service: a program used in the browser for a subscription. Check how to export your data.',
      see: ['Licence'],
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
      term: 'Sandbox',
      definition:
        'A separate copy of a system for trials with invented data and no real money. Daraja has one, and eTIMS integration is tested in one before approval.',
      see: ['Daraja', 'eTIMS'],
      pages: ['/services/software-solutions/api-development'],
      source: tax.systemIntegration,
    },
    {
      term: 'Scope',
      definition:
        'What a project delivers and, just as usefully, what it does not. If it is written down, people discuss a change instead of arguing about promises.',
      see: ['RFQ', 'MVP', 'Terms of reference'],
      pages: ['/company/about-us/how-we-work'],
    },
    {
      term: 'Sender ID',
      definition:
        'The name shown as the sender of a bulk SMS instead of a number. It must be registered through the mobile operators, and approval takes time.',
      see: ['Short code', 'USSD'],
      pages: ['/solutions/bulk-sms-and-messaging'],
    },
    {
      term: 'Sensitive personal data',
      definition:
        'Personal data that needs stronger protection, such as health, belief, ethnic origin, biometrics, family or property.',
      see: ['Personal data', 'Data protection impact assessment'],
      pages: ['/blog/data-protection-act-primer-for-smes'],
      source: dataProtection.sensitiveData,
    },
    {
      term: 'SEO',
      definition:
        'Search engine optimisation: making pages that people find through search engines. It takes months to show results.',
      see: ['CMS'],
      pages: ['/services/web-development/seo-digital-marketing'],
    },
    {
      term: 'Service worker',
      definition:
        'A script that the browser keeps for a site. It can answer from stored copies when there is no network: the site stays readable in a power cut.',
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
        reference: 'Social Health Insurance Act, 2023',
        url: 'https://new.kenyalaw.org/akn/ke/act/2023/16',
        checked: 'not yet',
        recheckBy: '2027-07-01',
      },
    },
    {
      term: 'Short code',
      definition:
        'A brief phone number for messages or USSD menus, assigned to a business through operators. A shared one is cheaper, and a keyword shows which business a message is for.',
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
        'One account and one sign-in for many systems. Staff need fewer passwords, and everything can be closed at once when a person leaves.',
      see: ['Authentication', 'Role-based access'],
      pages: ['/solutions/employee-onboarding'],
    },
    {
      term: 'SLA',
      definition:
        'Service-level agreement: how quickly a supplier reacts and repairs. Check which hours count, and what happens when a time is missed.',
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
        'A fixed stretch, two weeks with us, in which a team finishes a few agreed pieces and shows them. You may change the order of everything that has not begun.',
      see: ['MVP'],
      pages: ['/company/about-us/how-we-work'],
    },
    {
      term: 'SQL',
      definition:
        'The language for asking questions of a database. If your supplier can give you read access with it, reports no longer depend on the supplier.',
      see: ['Database'],
      pages: ['/services/business-and-qa/data-analysis'],
    },
    {
      term: 'STK push',
      definition:
        'An M-Pesa payment prompt that your system sends to a customer’s phone. Amount and reference are filled in, so typing errors disappear.',
      see: ['Daraja', 'Paybill number', 'Webhook'],
      pages: ['/services/web-development/ecommerce', '/products/posigen'],
    },
    {
      term: 'Support agreement',
      definition: `${commitments.nightCover.promise} IT Cloud includes the desk.`,
      see: ['Critical fault', 'User', 'SLA'],
      pages: [
        '/services/support-and-management/managed-it/technical-support',
        '/services/it-cloud',
      ],
    },
    {
      term: 'Synchronisation',
      definition:
        'Bringing two copies of the same records into line after both were changed separately. The hard part is the rule for when they conflict, and that rule is yours to decide.',
      see: ['Offline-first', 'Source of truth'],
      pages: ['/services/development-services/software-development/mobile-application'],
    },
    {
      term: 'Tax invoice',
      definition:
        'The document which lets a VAT-registered buyer claim input tax. In Kenya it is issued electronically and transmitted to KRA.',
      see: ['eTIMS', 'VAT', 'KRA PIN'],
      pages: ['/blog/etims-integration-checklist'],
      source: tax.inputTax,
    },
    {
      term: 'Terms of reference',
      definition:
        'A document with background, tasks, deliverables and qualifications for an assignment. It is usual in public-sector and donor projects.',
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
        'An M-Pesa buy-goods number for shops. The customer enters only the amount, so payments are matched by time, amount and phone unless a prompt is used.',
      see: ['Paybill number', 'STK push', 'M-Pesa'],
      pages: ['/blog/reconciling-mpesa-payments'],
    },
    {
      term: 'TLS certificate',
      definition:
        'A file by which a server proves its name and encrypts traffic. It expires, and a forgotten renewal brings browser warnings.',
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
        'Signing in with a second proof after the password. Use an app or a hardware key. Codes by SMS are weaker, because of SIM-swap fraud.',
      see: ['Authentication', 'SIM swap', 'Phishing'],
      pages: ['/services/support-and-management/managed-it/security-management'],
    },
    {
      term: 'UPS',
      definition:
        'Uninterruptible power supply: a battery that takes over when mains power fails. Size it for an orderly shutdown, and replace old batteries.',
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
      term: 'User',
      definition: `${priceMeasures['per user'].meaning} The support desk and IT Cloud are priced by the user.`,
      see: ['Support agreement'],
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
      source: tax.vatRates,
    },
    {
      term: 'Vendor lock-in',
      definition:
        'When leaving a supplier costs more than staying. Prevent it with accounts in your own name, open formats and a tested export.',
      see: ['Source code', 'SaaS'],
      pages: ['/services/support-and-management/managed-it/technology-consulting'],
    },
    {
      term: 'Virtual machine',
      definition:
        'A computer made of software, several of which share one physical server. It can be copied, moved and restored as a whole.',
      see: ['VPS'],
      pages: ['/solutions/datacentre-virtualization'],
    },
    {
      term: 'VLAN',
      definition:
        'A separate network inside the same cables. Use one for guests, one for tills and one for cameras, and guests cannot see the till.',
      see: ['Firewall', 'Network switch'],
      pages: [
        '/services/support-and-management/managed-it/network-management',
        '/projects/hotel-group-network-refresh',
      ],
    },
    {
      term: 'VPN',
      definition:
        'An encrypted tunnel over the internet to the office network. Combine it with two-step sign-in.',
      see: ['Firewall', 'Hybrid cloud'],
      pages: ['/services/support-and-management/managed-it/network-management'],
    },
    {
      term: 'VPS',
      definition:
        'Virtual private server: a rented virtual machine with its own operating system. It is cheaper than a dedicated server and needs the same patching.',
      see: ['Virtual machine', 'Hosting'],
      pages: [
        '/solutions/cloud-services/cloud-hosting',
        '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
      ],
    },
    {
      term: 'Vulnerability',
      definition:
        'A weakness in software or set-up that an attacker can use. Known ones are on public lists, and attackers scan for them.',
      see: ['Patch', 'Penetration test'],
      pages: ['/services/business-and-qa/cybersecurity/risk-assessment-and-compliance'],
    },
    {
      term: 'WAF',
      definition:
        'Web application firewall: a filter that stops common attacks on a website. It gives you time for a repair.',
      see: ['Firewall', 'DDoS attack'],
      pages: ['/services/business-and-qa/cybersecurity/web-and-digital-security'],
    },
    {
      term: 'Webhook',
      definition:
        'A message that a system sends to your address when something happens, such as a payment. Your system must be able to receive the same message twice without harm.',
      see: ['API', 'Daraja'],
      pages: ['/services/systems-integration/api-management'],
    },
    {
      term: 'WordPress',
      definition:
        'An open-source content management system, extended by themes and plugins. Its security depends on keeping these few and up to date.',
      see: ['CMS', 'Open source', 'Patch'],
      pages: [
        '/services/development-services/website-development/website-design/wordpress',
        '/blog/wordpress-or-a-custom-build',
      ],
    },
    {
      term: 'Working day',
      definition: `${commitments.workingDay.promise} Saturday morning has office hours, but is no working day.`,
      see: ['Office hours'],
      pages: ['/contact'],
    },
  ],
} satisfies Copy<'glossary'>;
