import type { PagePath } from '@/content/tree';
import { weekdays } from '@/content/values/weekdays';

/**
 * Words that visitors type to find a page and that its copy does not contain: other names, brands,
 * everyday words and words in Kiswahili. Spaces separate the words.
 */
export const searchWords = {
  '/contact': `price prices pricing cost quote quotation estimate bei phone telephone number whatsapp email address location office directions enquiry open opening hours emergency ${weekdays.join(' ')}`,
  '/company/about-us/how-we-work':
    'cancel contract exit terms of business notice period cancel support travel cost who pays for travel end agreement data export',
  '/careers': 'jobs job jobs vacancies internship attachment hiring kazi',
  '/company/about-us/our-team': 'staff people engineers who',
  '/about': 'company profile who are you travel',
  '/projects': 'case studies work done',
  '/portfolio': 'our work case studies monthly report example sample',
  '/blog': 'articles news posts',
  '/resources/faqs': 'faq help answers price ownership nakuru kisumu',
  '/resources/downloads': 'pdf checklist template forms contract draft',
  '/resources/glossary': 'meaning dictionary definitions',
  '/company/portfolio-testimonials': 'reviews references feedback',
  '/privacy': 'delete my data protection personal data policy gdpr controller',
  '/terms': 'terms and conditions report security problem vulnerability weakness hole',
  '/accessibility': 'dark light mode theme themes colours',
  '/company': 'iso 27001 certified certificate certification soc',
  '/industries/finance-and-insurance': 'sasra',
  '/industries/clearing-and-forwarding': 'iCMS TradeNet customs agent agents',
  '/technologies': 'programming languages coding node.js c# c++ java framework',
  '/products/akademico':
    'school management system sms fees student information timetable cbc cbe erp shule',
  '/products/bizgen': 'erp inventory stock business management system',
  '/products/ciragen': 'help desk ticketing field service call centre crm',
  '/products/finagen': 'accounting bookkeeping finance software sacco loans ledger quickbooks',
  '/products/lakodi': 'property management rent collection landlord tenant apartments',
  '/products/posigen':
    'pos point of sale till cash register supermarket restaurant duka etims offline',
  '/products/practigen': 'law firm clinic practice management case matter billing',
  '/solutions/hr-payroll': 'payslip salary wages paye nssf shif human resource leave',
  '/solutions/bulk-sms-and-messaging': 'bulk sms sender id text messages whatsapp price ussd',
  '/solutions/crm': 'customer relationship management sales pipeline',
  '/solutions/cloud-services/hapa-cloud-hosting': 'vps server hosting kenya managed',
  '/solutions/cloud-services/cloud-hosting': 'aws azure google cloud server',
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar':
    'business email mailbox outlook gmail microsoft 365 office workspace',
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat':
    'slack teams messaging video',
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud':
    'file sharing dropbox onedrive google drive',
  '/solutions/iot-solutions': 'sensors tracking gps fuel temperature monitoring',
  '/solutions/datacentre-virtualization': 'vmware hyper-v proxmox virtual machines data center',
  '/solutions/enterprise-storage': 'nas san disk',
  '/services/business-and-qa/cybersecurity': 'cyber security hacking virus ransomware malware',
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security':
    'email hacked mail',
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment':
    'penetration test ethical hacking vulnerability vapt pentest',
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance':
    'credit card visa mastercard',
  '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery':
    'recover deleted files hard disk lost data',
  '/services/business-and-qa/cybersecurity/web-and-digital-security':
    'attacked hacked hack emergency ransomware',
  '/services/support-and-management/managed-it': 'it support outsourcing helpdesk',
  '/services/support-and-management/managed-it/technical-support':
    'it support computer repair help desk helpdesk maintenance server servers died server down emergency sample report example day and night',
  '/services/support-and-management/managed-it/remote-monitoring-and-management': 'day and night',
  '/services/support-and-management/managed-it/network-management':
    'no internet down slow connection wifi wi-fi lan router cabling',
  '/services/support-and-management/managed-it/technology-consulting': 'consultancy it consultant',
  '/services/systems-integration/banking-systems-integration':
    'mpesa paybill daraja bank payment gateway sacco sasra price prices cost',
  '/services/web-development': 'website company web designer price cost tovuti',
  '/services/web-development/ecommerce': 'online shop store sell online',
  '/services/web-development/maintenance-support': 'website takeover take over',
  '/services/web-development/hosting-domains': 'domain name web hosting co.ke ssl',
  '/services/web-development/seo-digital-marketing': 'google ranking social media advertising',
  '/services/software-solutions/mobile-apps': 'android ios app development',
  '/services/development-services/software-development/mobile-application': 'android ios app',
  '/services/development-services/iot-and-embedded-systems': 'arduino esp32 firmware electronics',
} as const satisfies Partial<Record<PagePath, string>>;

/**
 * Queries that have one best answer, and the page, term or question that is found first for each.
 * The words of the query must be among its words, or in `searchWords`.
 */
export const searchAnswers: Readonly<Record<string, PagePath | `${PagePath}#${string}`>> = {
  emergency: '/contact',
  ransomware: '/services/business-and-qa/cybersecurity/web-and-digital-security',
  ransom: '/services/business-and-qa/cybersecurity/web-and-digital-security',
  '24/7': '/resources/faqs#our-server-died-at-night-what-does-24-7-support-mean',
  'server down': '/services/support-and-management/managed-it/technical-support',
  'no internet': '/services/support-and-management/managed-it/network-management',
  'sacco price': '/services/systems-integration/banking-systems-integration',
  'penetration test':
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
  'who owns the code': '/resources/faqs#who-owns-the-code-you-write-for-us',
  'sample report': '/services/support-and-management/managed-it/technical-support',
  'etims offline': '/products/posigen',
  offline: '/products/posigen',
  travel: '/about',
  sasra: '/services/systems-integration/banking-systems-integration',
  customs: '/industries/clearing-and-forwarding',
  'email hacked':
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
  'opening hours': '/contact',
  'who owns the source code': '/resources/faqs#who-owns-the-code-you-write-for-us',
  server: '/services/support-and-management/managed-it/technical-support',
  'end agreement': '/company/about-us/how-we-work',
  'data export': '/company/about-us/how-we-work',
  contract: '/company/about-us/how-we-work',
  'second opinion': '/resources/faqs#can-you-give-a-second-opinion-on-another-supplier-s-quotation',
  'second quotation':
    '/resources/faqs#can-you-give-a-second-opinion-on-another-supplier-s-quotation',
  'pay by M-Pesa': '/resources/faqs#when-and-how-do-we-pay-for-example-by-m-pesa',
  dark: '/accessibility',
  theme: '/accessibility',
  'report security problem': '/terms',
  'report a weakness': '/terms',
  'ISO 27001': '/company',
  'day and night': '/services/support-and-management/managed-it/technical-support',
  'monthly report example': '/portfolio',
  'website takeover': '/services/web-development/maintenance-support',
};
