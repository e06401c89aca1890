// Written by "npm run generate" from the files below content/pages/. Change those, not this list.
import home from './pages/home';
import about from './pages/about';
import accessibility from './pages/accessibility';
import blog from './pages/blog';
import blogAWebsiteThatLoadsOnMobileData from './pages/blog/a-website-that-loads-on-mobile-data';
import blogChoosingBetweenCloudAndServerRoom from './pages/blog/choosing-between-cloud-and-server-room';
import blogDataProtectionActPrimerForSmes from './pages/blog/data-protection-act-primer-for-smes';
import blogEtimsIntegrationChecklist from './pages/blog/etims-integration-checklist';
import blogHowToWriteARequestForQuotation from './pages/blog/how-to-write-a-request-for-quotation';
import blogItForClearingAndForwardingFirms from './pages/blog/it-for-clearing-and-forwarding-firms';
import blogOfflineFirstPointOfSale from './pages/blog/offline-first-point-of-sale';
import blogPayrollDeductionsExplained from './pages/blog/payroll-deductions-explained';
import blogReconcilingMpesaPayments from './pages/blog/reconciling-mpesa-payments';
import blogWhatABackupRestoreDrillLooksLike from './pages/blog/what-a-backup-restore-drill-looks-like';
import blogWordpressOrACustomBuild from './pages/blog/wordpress-or-a-custom-build';
import careers from './pages/careers';
import company from './pages/company';
import companyAboutUs from './pages/company/about-us';
import companyAboutUsCareers from './pages/company/about-us/careers';
import companyAboutUsHowWeWork from './pages/company/about-us/how-we-work';
import companyAboutUsOurTeam from './pages/company/about-us/our-team';
import companyClientsAndPartners from './pages/company/clients-and-partners';
import companyPortfolioTestimonials from './pages/company/portfolio-testimonials';
import contact from './pages/contact';
import cookies from './pages/cookies';
import industries from './pages/industries';
import industriesClearingAndForwarding from './pages/industries/clearing-and-forwarding';
import industriesEducation from './pages/industries/education';
import industriesEngineeringAndArchitecture from './pages/industries/engineering-and-architecture';
import industriesFinanceAndInsurance from './pages/industries/finance-and-insurance';
import industriesLegalAndLawFirms from './pages/industries/legal-and-law-firms';
import industriesManufacturing from './pages/industries/manufacturing';
import industriesPublicSector from './pages/industries/public-sector';
import industriesRealEstate from './pages/industries/real-estate';
import industriesRetailAndEcommerce from './pages/industries/retail-and-ecommerce';
import industriesSmallAndMediumEnterprises from './pages/industries/small-and-medium-enterprises';
import industriesTelecom from './pages/industries/telecom';
import notesOnTheWebsite from './pages/notes-on-the-website';
import portfolio from './pages/portfolio';
import privacy from './pages/privacy';
import products from './pages/products';
import productsAkademico from './pages/products/akademico';
import productsBizgen from './pages/products/bizgen';
import productsCiragen from './pages/products/ciragen';
import productsFinagen from './pages/products/finagen';
import productsLakodi from './pages/products/lakodi';
import productsPosigen from './pages/products/posigen';
import productsPractigen from './pages/products/practigen';
import projects from './pages/projects';
import projectsClearingAgentDocumentPortal from './pages/projects/clearing-agent-document-portal';
import projectsClinicBookingWebApplication from './pages/projects/clinic-booking-web-application';
import projectsColdStoreTemperatureMonitoring from './pages/projects/cold-store-temperature-monitoring';
import projectsCountyRecordsBackup from './pages/projects/county-records-backup';
import projectsDistributorEtimsInvoicing from './pages/projects/distributor-etims-invoicing';
import projectsHotelGroupNetworkRefresh from './pages/projects/hotel-group-network-refresh';
import projectsSaccoCoreBankingIntegration from './pages/projects/sacco-core-banking-integration';
import projectsSchoolFeesReconciliation from './pages/projects/school-fees-reconciliation';
import resources from './pages/resources';
import resourcesDownloads from './pages/resources/downloads';
import resourcesFaqs from './pages/resources/faqs';
import resourcesGlossary from './pages/resources/glossary';
import search from './pages/search';
import services from './pages/services';
import servicesBusinessAndQa from './pages/services/business-and-qa';
import servicesBusinessAndQaCybersecurity from './pages/services/business-and-qa/cybersecurity';
import servicesBusinessAndQaCybersecurityCloudAndInfrastructureSecurity from './pages/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security';
import servicesBusinessAndQaCybersecurityCloudAndInfrastructureSecurityLinuxServerSecurity from './pages/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security';
import servicesBusinessAndQaCybersecurityCloudAndInfrastructureSecurityWindowsServerSecurity from './pages/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security';
import servicesBusinessAndQaCybersecurityDisasterRecovery from './pages/services/business-and-qa/cybersecurity/disaster-recovery';
import servicesBusinessAndQaCybersecurityDisasterRecoveryDataRecovery from './pages/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery';
import servicesBusinessAndQaCybersecurityRiskAssessmentAndCompliance from './pages/services/business-and-qa/cybersecurity/risk-assessment-and-compliance';
import servicesBusinessAndQaCybersecurityRiskAssessmentAndComplianceEmailServerSecurity from './pages/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security';
import servicesBusinessAndQaCybersecurityRiskAssessmentAndCompliancePciDssCompliance from './pages/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance';
import servicesBusinessAndQaCybersecurityRiskAssessmentAndCompliancePenTestingAndAssessment from './pages/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment';
import servicesBusinessAndQaCybersecurityWebAndDigitalSecurity from './pages/services/business-and-qa/cybersecurity/web-and-digital-security';
import servicesBusinessAndQaDataAnalysis from './pages/services/business-and-qa/data-analysis';
import servicesBusinessAndQaSoftwareTesting from './pages/services/business-and-qa/software-testing';
import servicesDevelopmentServices from './pages/services/development-services';
import servicesDevelopmentServicesIotAndEmbeddedSystems from './pages/services/development-services/iot-and-embedded-systems';
import servicesDevelopmentServicesSoftwareDevelopment from './pages/services/development-services/software-development';
import servicesDevelopmentServicesSoftwareDevelopmentDesktopApplication from './pages/services/development-services/software-development/desktop-application';
import servicesDevelopmentServicesSoftwareDevelopmentMobileApplication from './pages/services/development-services/software-development/mobile-application';
import servicesDevelopmentServicesSoftwareDevelopmentWebApplication from './pages/services/development-services/software-development/web-application';
import servicesDevelopmentServicesWebsiteDevelopment from './pages/services/development-services/website-development';
import servicesDevelopmentServicesWebsiteDevelopmentWebsiteDesign from './pages/services/development-services/website-development/website-design';
import servicesDevelopmentServicesWebsiteDevelopmentWebsiteDesignEcommerceWebsite from './pages/services/development-services/website-development/website-design/ecommerce-website';
import servicesDevelopmentServicesWebsiteDevelopmentWebsiteDesignWordpress from './pages/services/development-services/website-development/website-design/wordpress';
import servicesItCloud from './pages/services/it-cloud';
import servicesSoftwareSolutions from './pages/services/software-solutions';
import servicesSoftwareSolutionsApiDevelopment from './pages/services/software-solutions/api-development';
import servicesSoftwareSolutionsDataAnalyticsBi from './pages/services/software-solutions/data-analytics-bi';
import servicesSoftwareSolutionsEnterprise from './pages/services/software-solutions/enterprise';
import servicesSoftwareSolutionsMobileApps from './pages/services/software-solutions/mobile-apps';
import servicesSupportAndManagement from './pages/services/support-and-management';
import servicesSupportAndManagementDevopsServices from './pages/services/support-and-management/devops-services';
import servicesSupportAndManagementManagedIt from './pages/services/support-and-management/managed-it';
import servicesSupportAndManagementManagedItCloudMigration from './pages/services/support-and-management/managed-it/cloud-migration';
import servicesSupportAndManagementManagedItCloudServicesManagement from './pages/services/support-and-management/managed-it/cloud-services-management';
import servicesSupportAndManagementManagedItDataBackupRecovery from './pages/services/support-and-management/managed-it/data-backup-recovery';
import servicesSupportAndManagementManagedItInfrastructureManagement from './pages/services/support-and-management/managed-it/infrastructure-management';
import servicesSupportAndManagementManagedItNetworkManagement from './pages/services/support-and-management/managed-it/network-management';
import servicesSupportAndManagementManagedItRemoteMonitoringAndManagement from './pages/services/support-and-management/managed-it/remote-monitoring-and-management';
import servicesSupportAndManagementManagedItSecurityManagement from './pages/services/support-and-management/managed-it/security-management';
import servicesSupportAndManagementManagedItSystemAdministration from './pages/services/support-and-management/managed-it/system-administration';
import servicesSupportAndManagementManagedItTechnicalSupport from './pages/services/support-and-management/managed-it/technical-support';
import servicesSupportAndManagementManagedItTechnologyConsulting from './pages/services/support-and-management/managed-it/technology-consulting';
import servicesSystemsIntegration from './pages/services/systems-integration';
import servicesSystemsIntegrationApiManagement from './pages/services/systems-integration/api-management';
import servicesSystemsIntegrationApplicationIntegration from './pages/services/systems-integration/application-integration';
import servicesSystemsIntegrationBankingSystemsIntegration from './pages/services/systems-integration/banking-systems-integration';
import servicesSystemsIntegrationDataIntegration from './pages/services/systems-integration/data-integration';
import servicesSystemsIntegrationErpIntegration from './pages/services/systems-integration/erp-integration';
import servicesSystemsIntegrationLegacyModernisation from './pages/services/systems-integration/legacy-modernisation';
import servicesSystemsIntegrationManagedServices from './pages/services/systems-integration/managed-services';
import servicesWebDevelopment from './pages/services/web-development';
import servicesWebDevelopmentCmsDevelopment from './pages/services/web-development/cms-development';
import servicesWebDevelopmentCustomDesign from './pages/services/web-development/custom-design';
import servicesWebDevelopmentEcommerce from './pages/services/web-development/ecommerce';
import servicesWebDevelopmentHostingDomains from './pages/services/web-development/hosting-domains';
import servicesWebDevelopmentMaintenanceSupport from './pages/services/web-development/maintenance-support';
import servicesWebDevelopmentSeoDigitalMarketing from './pages/services/web-development/seo-digital-marketing';
import servicesWebDevelopmentWebApplications from './pages/services/web-development/web-applications';
import sitemap from './pages/sitemap';
import solutions from './pages/solutions';
import solutionsBulkSmsAndMessaging from './pages/solutions/bulk-sms-and-messaging';
import solutionsCloudBackup from './pages/solutions/cloud-backup';
import solutionsCloudBackupTheUltimateCostEffectiveCloudBackupSolution from './pages/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution';
import solutionsCloudServices from './pages/solutions/cloud-services';
import solutionsCloudServicesBizcloudEmailAndCollaborationSolution from './pages/solutions/cloud-services/bizcloud-email-and-collaboration-solution';
import solutionsCloudServicesBizcloudEmailAndCollaborationSolutionBusinessEmailAndCalendar from './pages/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar';
import solutionsCloudServicesBizcloudEmailAndCollaborationSolutionCorporateCloud from './pages/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud';
import solutionsCloudServicesBizcloudEmailAndCollaborationSolutionTeamChat from './pages/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat';
import solutionsCloudServicesCloudHosting from './pages/solutions/cloud-services/cloud-hosting';
import solutionsCloudServicesHapaCloudHosting from './pages/solutions/cloud-services/hapa-cloud-hosting';
import solutionsCrm from './pages/solutions/crm';
import solutionsCustomerEngagement from './pages/solutions/customer-engagement';
import solutionsDatacentreVirtualization from './pages/solutions/datacentre-virtualization';
import solutionsEmployeeOnboarding from './pages/solutions/employee-onboarding';
import solutionsEnterpriseStorage from './pages/solutions/enterprise-storage';
import solutionsHrPayroll from './pages/solutions/hr-payroll';
import solutionsIotSolutions from './pages/solutions/iot-solutions';
import technologies from './pages/technologies';
import terms from './pages/terms';
import test from './pages/test';
import type { Copy } from './schema';
import type { ExistingPagePath, KindOf } from './tree';

/** The copy of every page, typed by the page’s kind. */
export const copy: { readonly [P in ExistingPagePath]: Copy<KindOf<P>> } = {
  '/': home,
  '/about': about,
  '/accessibility': accessibility,
  '/blog': blog,
  '/blog/a-website-that-loads-on-mobile-data': blogAWebsiteThatLoadsOnMobileData,
  '/blog/choosing-between-cloud-and-server-room': blogChoosingBetweenCloudAndServerRoom,
  '/blog/data-protection-act-primer-for-smes': blogDataProtectionActPrimerForSmes,
  '/blog/etims-integration-checklist': blogEtimsIntegrationChecklist,
  '/blog/how-to-write-a-request-for-quotation': blogHowToWriteARequestForQuotation,
  '/blog/it-for-clearing-and-forwarding-firms': blogItForClearingAndForwardingFirms,
  '/blog/offline-first-point-of-sale': blogOfflineFirstPointOfSale,
  '/blog/payroll-deductions-explained': blogPayrollDeductionsExplained,
  '/blog/reconciling-mpesa-payments': blogReconcilingMpesaPayments,
  '/blog/what-a-backup-restore-drill-looks-like': blogWhatABackupRestoreDrillLooksLike,
  '/blog/wordpress-or-a-custom-build': blogWordpressOrACustomBuild,
  '/careers': careers,
  '/company': company,
  '/company/about-us': companyAboutUs,
  '/company/about-us/careers': companyAboutUsCareers,
  '/company/about-us/how-we-work': companyAboutUsHowWeWork,
  '/company/about-us/our-team': companyAboutUsOurTeam,
  '/company/clients-and-partners': companyClientsAndPartners,
  '/company/portfolio-testimonials': companyPortfolioTestimonials,
  '/contact': contact,
  '/cookies': cookies,
  '/industries': industries,
  '/industries/clearing-and-forwarding': industriesClearingAndForwarding,
  '/industries/education': industriesEducation,
  '/industries/engineering-and-architecture': industriesEngineeringAndArchitecture,
  '/industries/finance-and-insurance': industriesFinanceAndInsurance,
  '/industries/legal-and-law-firms': industriesLegalAndLawFirms,
  '/industries/manufacturing': industriesManufacturing,
  '/industries/public-sector': industriesPublicSector,
  '/industries/real-estate': industriesRealEstate,
  '/industries/retail-and-ecommerce': industriesRetailAndEcommerce,
  '/industries/small-and-medium-enterprises': industriesSmallAndMediumEnterprises,
  '/industries/telecom': industriesTelecom,
  '/notes-on-the-website': notesOnTheWebsite,
  '/portfolio': portfolio,
  '/privacy': privacy,
  '/products': products,
  '/products/akademico': productsAkademico,
  '/products/bizgen': productsBizgen,
  '/products/ciragen': productsCiragen,
  '/products/finagen': productsFinagen,
  '/products/lakodi': productsLakodi,
  '/products/posigen': productsPosigen,
  '/products/practigen': productsPractigen,
  '/projects': projects,
  '/projects/clearing-agent-document-portal': projectsClearingAgentDocumentPortal,
  '/projects/clinic-booking-web-application': projectsClinicBookingWebApplication,
  '/projects/cold-store-temperature-monitoring': projectsColdStoreTemperatureMonitoring,
  '/projects/county-records-backup': projectsCountyRecordsBackup,
  '/projects/distributor-etims-invoicing': projectsDistributorEtimsInvoicing,
  '/projects/hotel-group-network-refresh': projectsHotelGroupNetworkRefresh,
  '/projects/sacco-core-banking-integration': projectsSaccoCoreBankingIntegration,
  '/projects/school-fees-reconciliation': projectsSchoolFeesReconciliation,
  '/resources': resources,
  '/resources/downloads': resourcesDownloads,
  '/resources/faqs': resourcesFaqs,
  '/resources/glossary': resourcesGlossary,
  '/search': search,
  '/services': services,
  '/services/business-and-qa': servicesBusinessAndQa,
  '/services/business-and-qa/cybersecurity': servicesBusinessAndQaCybersecurity,
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security': servicesBusinessAndQaCybersecurityCloudAndInfrastructureSecurity,
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security': servicesBusinessAndQaCybersecurityCloudAndInfrastructureSecurityLinuxServerSecurity,
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security': servicesBusinessAndQaCybersecurityCloudAndInfrastructureSecurityWindowsServerSecurity,
  '/services/business-and-qa/cybersecurity/disaster-recovery': servicesBusinessAndQaCybersecurityDisasterRecovery,
  '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery': servicesBusinessAndQaCybersecurityDisasterRecoveryDataRecovery,
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance': servicesBusinessAndQaCybersecurityRiskAssessmentAndCompliance,
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security': servicesBusinessAndQaCybersecurityRiskAssessmentAndComplianceEmailServerSecurity,
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance': servicesBusinessAndQaCybersecurityRiskAssessmentAndCompliancePciDssCompliance,
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment': servicesBusinessAndQaCybersecurityRiskAssessmentAndCompliancePenTestingAndAssessment,
  '/services/business-and-qa/cybersecurity/web-and-digital-security': servicesBusinessAndQaCybersecurityWebAndDigitalSecurity,
  '/services/business-and-qa/data-analysis': servicesBusinessAndQaDataAnalysis,
  '/services/business-and-qa/software-testing': servicesBusinessAndQaSoftwareTesting,
  '/services/development-services': servicesDevelopmentServices,
  '/services/development-services/iot-and-embedded-systems': servicesDevelopmentServicesIotAndEmbeddedSystems,
  '/services/development-services/software-development': servicesDevelopmentServicesSoftwareDevelopment,
  '/services/development-services/software-development/desktop-application': servicesDevelopmentServicesSoftwareDevelopmentDesktopApplication,
  '/services/development-services/software-development/mobile-application': servicesDevelopmentServicesSoftwareDevelopmentMobileApplication,
  '/services/development-services/software-development/web-application': servicesDevelopmentServicesSoftwareDevelopmentWebApplication,
  '/services/development-services/website-development': servicesDevelopmentServicesWebsiteDevelopment,
  '/services/development-services/website-development/website-design': servicesDevelopmentServicesWebsiteDevelopmentWebsiteDesign,
  '/services/development-services/website-development/website-design/ecommerce-website': servicesDevelopmentServicesWebsiteDevelopmentWebsiteDesignEcommerceWebsite,
  '/services/development-services/website-development/website-design/wordpress': servicesDevelopmentServicesWebsiteDevelopmentWebsiteDesignWordpress,
  '/services/it-cloud': servicesItCloud,
  '/services/software-solutions': servicesSoftwareSolutions,
  '/services/software-solutions/api-development': servicesSoftwareSolutionsApiDevelopment,
  '/services/software-solutions/data-analytics-bi': servicesSoftwareSolutionsDataAnalyticsBi,
  '/services/software-solutions/enterprise': servicesSoftwareSolutionsEnterprise,
  '/services/software-solutions/mobile-apps': servicesSoftwareSolutionsMobileApps,
  '/services/support-and-management': servicesSupportAndManagement,
  '/services/support-and-management/devops-services': servicesSupportAndManagementDevopsServices,
  '/services/support-and-management/managed-it': servicesSupportAndManagementManagedIt,
  '/services/support-and-management/managed-it/cloud-migration': servicesSupportAndManagementManagedItCloudMigration,
  '/services/support-and-management/managed-it/cloud-services-management': servicesSupportAndManagementManagedItCloudServicesManagement,
  '/services/support-and-management/managed-it/data-backup-recovery': servicesSupportAndManagementManagedItDataBackupRecovery,
  '/services/support-and-management/managed-it/infrastructure-management': servicesSupportAndManagementManagedItInfrastructureManagement,
  '/services/support-and-management/managed-it/network-management': servicesSupportAndManagementManagedItNetworkManagement,
  '/services/support-and-management/managed-it/remote-monitoring-and-management': servicesSupportAndManagementManagedItRemoteMonitoringAndManagement,
  '/services/support-and-management/managed-it/security-management': servicesSupportAndManagementManagedItSecurityManagement,
  '/services/support-and-management/managed-it/system-administration': servicesSupportAndManagementManagedItSystemAdministration,
  '/services/support-and-management/managed-it/technical-support': servicesSupportAndManagementManagedItTechnicalSupport,
  '/services/support-and-management/managed-it/technology-consulting': servicesSupportAndManagementManagedItTechnologyConsulting,
  '/services/systems-integration': servicesSystemsIntegration,
  '/services/systems-integration/api-management': servicesSystemsIntegrationApiManagement,
  '/services/systems-integration/application-integration': servicesSystemsIntegrationApplicationIntegration,
  '/services/systems-integration/banking-systems-integration': servicesSystemsIntegrationBankingSystemsIntegration,
  '/services/systems-integration/data-integration': servicesSystemsIntegrationDataIntegration,
  '/services/systems-integration/erp-integration': servicesSystemsIntegrationErpIntegration,
  '/services/systems-integration/legacy-modernisation': servicesSystemsIntegrationLegacyModernisation,
  '/services/systems-integration/managed-services': servicesSystemsIntegrationManagedServices,
  '/services/web-development': servicesWebDevelopment,
  '/services/web-development/cms-development': servicesWebDevelopmentCmsDevelopment,
  '/services/web-development/custom-design': servicesWebDevelopmentCustomDesign,
  '/services/web-development/ecommerce': servicesWebDevelopmentEcommerce,
  '/services/web-development/hosting-domains': servicesWebDevelopmentHostingDomains,
  '/services/web-development/maintenance-support': servicesWebDevelopmentMaintenanceSupport,
  '/services/web-development/seo-digital-marketing': servicesWebDevelopmentSeoDigitalMarketing,
  '/services/web-development/web-applications': servicesWebDevelopmentWebApplications,
  '/sitemap': sitemap,
  '/solutions': solutions,
  '/solutions/bulk-sms-and-messaging': solutionsBulkSmsAndMessaging,
  '/solutions/cloud-backup': solutionsCloudBackup,
  '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution': solutionsCloudBackupTheUltimateCostEffectiveCloudBackupSolution,
  '/solutions/cloud-services': solutionsCloudServices,
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution': solutionsCloudServicesBizcloudEmailAndCollaborationSolution,
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar': solutionsCloudServicesBizcloudEmailAndCollaborationSolutionBusinessEmailAndCalendar,
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud': solutionsCloudServicesBizcloudEmailAndCollaborationSolutionCorporateCloud,
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat': solutionsCloudServicesBizcloudEmailAndCollaborationSolutionTeamChat,
  '/solutions/cloud-services/cloud-hosting': solutionsCloudServicesCloudHosting,
  '/solutions/cloud-services/hapa-cloud-hosting': solutionsCloudServicesHapaCloudHosting,
  '/solutions/crm': solutionsCrm,
  '/solutions/customer-engagement': solutionsCustomerEngagement,
  '/solutions/datacentre-virtualization': solutionsDatacentreVirtualization,
  '/solutions/employee-onboarding': solutionsEmployeeOnboarding,
  '/solutions/enterprise-storage': solutionsEnterpriseStorage,
  '/solutions/hr-payroll': solutionsHrPayroll,
  '/solutions/iot-solutions': solutionsIotSolutions,
  '/technologies': technologies,
  '/terms': terms,
  '/test': test,
};
