/**
 * The paths that must exist, written by hand. This list detects pages that are missing from the
 * page tree, so it must not be derived from the tree.
 */
export const requiredPages: readonly string[] = `
/ /about /terms /careers /contact /cookies /privacy /sitemap /portfolio /blog /company /products /projects /services
/solutions /industries /notes-on-the-website /test /technologies /resources /resources/faqs /resources/glossary
/resources/downloads
/products/bizgen /products/lakodi /products/ciragen /products/finagen /products/posigen /products/akademico
/products/practigen
/company/about-us /company/about-us/careers /company/about-us/our-team /company/about-us/how-we-work
/company/clients-and-partners /company/portfolio-testimonials
/industries/telecom /industries/education /industries/real-estate /industries/manufacturing /industries/public-sector
/industries/engineering-and-architecture /industries/legal-and-law-firms /industries/retail-and-ecommerce
/industries/finance-and-insurance /industries/small-and-medium-enterprises
/solutions/crm /solutions/hr-payroll /solutions/cloud-backup /solutions/iot-solutions /solutions/customer-engagement
/solutions/enterprise-storage /solutions/employee-onboarding /solutions/bulk-sms-and-messaging
/solutions/datacentre-virtualization /solutions/cloud-services /solutions/cloud-services/cloud-hosting
/solutions/cloud-services/hapa-cloud-hosting /solutions/cloud-services/bizcloud-email-and-collaboration-solution
/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat
/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud
/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar
/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution
/services/it-cloud
/services/web-development /services/web-development/ecommerce /services/web-development/custom-design
/services/web-development/cms-development /services/web-development/hosting-domains
/services/web-development/web-applications /services/web-development/maintenance-support
/services/web-development/seo-digital-marketing
/services/software-solutions /services/software-solutions/enterprise /services/software-solutions/mobile-apps
/services/software-solutions/api-development /services/software-solutions/data-analytics-bi
/services/business-and-qa /services/business-and-qa/data-analysis /services/business-and-qa/software-testing
/services/business-and-qa/cybersecurity /services/business-and-qa/cybersecurity/disaster-recovery
/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery
/services/business-and-qa/cybersecurity/web-and-digital-security
/services/business-and-qa/cybersecurity/risk-assessment-and-compliance
/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment
/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security
/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance
/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security
/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security
/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security
/services/support-and-management /services/support-and-management/managed-it
/services/support-and-management/managed-it/network-management
/services/support-and-management/managed-it/security-management
/services/support-and-management/managed-it/data-backup-recovery
/services/support-and-management/managed-it/cloud-migration
/services/support-and-management/managed-it/technical-support
/services/support-and-management/managed-it/cloud-services-management
/services/support-and-management/managed-it/infrastructure-management
/services/support-and-management/managed-it/system-administration
/services/support-and-management/managed-it/technology-consulting
/services/support-and-management/managed-it/remote-monitoring-and-management
/services/support-and-management/devops-services
/services/systems-integration /services/systems-integration/api-management
/services/systems-integration/erp-integration /services/systems-integration/data-integration
/services/systems-integration/managed-services /services/systems-integration/legacy-modernisation
/services/systems-integration/banking-systems-integration /services/systems-integration/application-integration
/services/development-services /services/development-services/website-development
/services/development-services/software-development /services/development-services/iot-and-embedded-systems
/services/development-services/software-development/mobile-application
/services/development-services/software-development/desktop-application
/services/development-services/software-development/web-application
/services/development-services/website-development/website-design
/services/development-services/website-development/website-design/wordpress
/services/development-services/website-development/website-design/ecommerce-website
`
  .trim()
  .split(/\s+/);

/** The aliases that must exist, with their pages. */
export const requiredAliases: Readonly<Record<string, string>> = {
  '/home': '/',
  '/projects1': '/projects',
  '/technologies/technologies': '/technologies',
  '/products/hapacloud-hosting': '/solutions/cloud-services/hapa-cloud-hosting',
  '/products/lalodi-real-estate': '/products/lakodi',
  '/products/akademico/akademico': '/products/akademico',
  '/industries/telecom/telecom': '/industries/telecom',
  '/industries/small-and-medium-enterprises/small-and-medium-enterprises':
    '/industries/small-and-medium-enterprises',
  '/solutions/crm/crm': '/solutions/crm',
  '/solutions/hr-payroll/hr-payroll': '/solutions/hr-payroll',
  '/solutions/cloud-backup/cloud-backup': '/solutions/cloud-backup',
  '/solutions/iot-solutions/iot-solutions': '/solutions/iot-solutions',
  '/solutions/customer-engagement/customer-engagement': '/solutions/customer-engagement',
  '/services/business-and-qa/business-and-qa': '/services/business-and-qa',
  '/services/software-solutions/crm': '/solutions/crm',
  '/services/it-cloud/consultancy':
    '/services/support-and-management/managed-it/technology-consulting',
  '/services/it-cloud/systems-integration': '/services/systems-integration',
  '/services/it-cloud/cybersecurity': '/services/business-and-qa/cybersecurity',
  '/services/it-cloud/networking-solutions':
    '/services/support-and-management/managed-it/network-management',
  '/services/it-cloud/disaster-recovery':
    '/services/business-and-qa/cybersecurity/disaster-recovery',
  '/services/it-cloud/managed-it': '/services/support-and-management/managed-it',
  '/services/it-cloud/cloud-migration':
    '/services/support-and-management/managed-it/cloud-migration',
};
