// Written by "npm run generate" from the files below content/pages/. Change those, not this list.
import home from './pages/home';
import _about from './pages/about';
import _accessibility from './pages/accessibility';
import _blog from './pages/blog';
import _blog__a_website_that_loads_on_mobile_data from './pages/blog/a-website-that-loads-on-mobile-data';
import _blog__choosing_between_cloud_and_server_room from './pages/blog/choosing-between-cloud-and-server-room';
import _blog__data_protection_act_primer_for_smes from './pages/blog/data-protection-act-primer-for-smes';
import _blog__etims_integration_checklist from './pages/blog/etims-integration-checklist';
import _blog__how_to_write_a_request_for_quotation from './pages/blog/how-to-write-a-request-for-quotation';
import _blog__it_for_clearing_and_forwarding_firms from './pages/blog/it-for-clearing-and-forwarding-firms';
import _blog__offline_first_point_of_sale from './pages/blog/offline-first-point-of-sale';
import _blog__payroll_deductions_explained from './pages/blog/payroll-deductions-explained';
import _blog__reconciling_mpesa_payments from './pages/blog/reconciling-mpesa-payments';
import _blog__what_a_backup_restore_drill_looks_like from './pages/blog/what-a-backup-restore-drill-looks-like';
import _blog__wordpress_or_a_custom_build from './pages/blog/wordpress-or-a-custom-build';
import _careers from './pages/careers';
import _company from './pages/company';
import _company__about_us from './pages/company/about-us';
import _company__about_us__careers from './pages/company/about-us/careers';
import _company__about_us__how_we_work from './pages/company/about-us/how-we-work';
import _company__about_us__our_team from './pages/company/about-us/our-team';
import _company__clients_and_partners from './pages/company/clients-and-partners';
import _company__portfolio_testimonials from './pages/company/portfolio-testimonials';
import _contact from './pages/contact';
import _cookies from './pages/cookies';
import _industries from './pages/industries';
import _industries__clearing_and_forwarding from './pages/industries/clearing-and-forwarding';
import _industries__education from './pages/industries/education';
import _industries__engineering_and_architecture from './pages/industries/engineering-and-architecture';
import _industries__finance_and_insurance from './pages/industries/finance-and-insurance';
import _industries__legal_and_law_firms from './pages/industries/legal-and-law-firms';
import _industries__manufacturing from './pages/industries/manufacturing';
import _industries__public_sector from './pages/industries/public-sector';
import _industries__real_estate from './pages/industries/real-estate';
import _industries__retail_and_ecommerce from './pages/industries/retail-and-ecommerce';
import _industries__small_and_medium_enterprises from './pages/industries/small-and-medium-enterprises';
import _industries__telecom from './pages/industries/telecom';
import _notes_on_the_website from './pages/notes-on-the-website';
import _portfolio from './pages/portfolio';
import _privacy from './pages/privacy';
import _products from './pages/products';
import _products__akademico from './pages/products/akademico';
import _products__bizgen from './pages/products/bizgen';
import _products__ciragen from './pages/products/ciragen';
import _products__finagen from './pages/products/finagen';
import _products__lakodi from './pages/products/lakodi';
import _products__posigen from './pages/products/posigen';
import _products__practigen from './pages/products/practigen';
import _projects from './pages/projects';
import _projects__clearing_agent_document_portal from './pages/projects/clearing-agent-document-portal';
import _projects__clinic_booking_web_application from './pages/projects/clinic-booking-web-application';
import _projects__cold_store_temperature_monitoring from './pages/projects/cold-store-temperature-monitoring';
import _projects__county_records_backup from './pages/projects/county-records-backup';
import _projects__distributor_etims_invoicing from './pages/projects/distributor-etims-invoicing';
import _projects__hotel_group_network_refresh from './pages/projects/hotel-group-network-refresh';
import _projects__sacco_core_banking_integration from './pages/projects/sacco-core-banking-integration';
import _projects__school_fees_reconciliation from './pages/projects/school-fees-reconciliation';
import _resources from './pages/resources';
import _resources__downloads from './pages/resources/downloads';
import _resources__faqs from './pages/resources/faqs';
import _resources__glossary from './pages/resources/glossary';
import _search from './pages/search';
import _services from './pages/services';
import _services__business_and_qa from './pages/services/business-and-qa';
import _services__business_and_qa__cybersecurity from './pages/services/business-and-qa/cybersecurity';
import _services__business_and_qa__cybersecurity__cloud_and_infrastructure_security from './pages/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security';
import _services__business_and_qa__cybersecurity__cloud_and_infrastructure_security__linux_server_security from './pages/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security';
import _services__business_and_qa__cybersecurity__cloud_and_infrastructure_security__windows_server_security from './pages/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security';
import _services__business_and_qa__cybersecurity__disaster_recovery from './pages/services/business-and-qa/cybersecurity/disaster-recovery';
import _services__business_and_qa__cybersecurity__disaster_recovery__data_recovery from './pages/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery';
import _services__business_and_qa__cybersecurity__risk_assessment_and_compliance from './pages/services/business-and-qa/cybersecurity/risk-assessment-and-compliance';
import _services__business_and_qa__cybersecurity__risk_assessment_and_compliance__email_server_security from './pages/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security';
import _services__business_and_qa__cybersecurity__risk_assessment_and_compliance__pci_dss_compliance from './pages/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance';
import _services__business_and_qa__cybersecurity__risk_assessment_and_compliance__pen_testing_and_assessment from './pages/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment';
import _services__business_and_qa__cybersecurity__web_and_digital_security from './pages/services/business-and-qa/cybersecurity/web-and-digital-security';
import _services__business_and_qa__data_analysis from './pages/services/business-and-qa/data-analysis';
import _services__business_and_qa__software_testing from './pages/services/business-and-qa/software-testing';
import _services__development_services from './pages/services/development-services';
import _services__development_services__iot_and_embedded_systems from './pages/services/development-services/iot-and-embedded-systems';
import _services__development_services__software_development from './pages/services/development-services/software-development';
import _services__development_services__software_development__desktop_application from './pages/services/development-services/software-development/desktop-application';
import _services__development_services__software_development__mobile_application from './pages/services/development-services/software-development/mobile-application';
import _services__development_services__software_development__web_application from './pages/services/development-services/software-development/web-application';
import _services__development_services__website_development from './pages/services/development-services/website-development';
import _services__development_services__website_development__website_design from './pages/services/development-services/website-development/website-design';
import _services__development_services__website_development__website_design__ecommerce_website from './pages/services/development-services/website-development/website-design/ecommerce-website';
import _services__development_services__website_development__website_design__wordpress from './pages/services/development-services/website-development/website-design/wordpress';
import _services__it_cloud from './pages/services/it-cloud';
import _services__software_solutions from './pages/services/software-solutions';
import _services__software_solutions__api_development from './pages/services/software-solutions/api-development';
import _services__software_solutions__data_analytics_bi from './pages/services/software-solutions/data-analytics-bi';
import _services__software_solutions__enterprise from './pages/services/software-solutions/enterprise';
import _services__software_solutions__mobile_apps from './pages/services/software-solutions/mobile-apps';
import _services__support_and_management from './pages/services/support-and-management';
import _services__support_and_management__devops_services from './pages/services/support-and-management/devops-services';
import _services__support_and_management__managed_it from './pages/services/support-and-management/managed-it';
import _services__support_and_management__managed_it__cloud_migration from './pages/services/support-and-management/managed-it/cloud-migration';
import _services__support_and_management__managed_it__cloud_services_management from './pages/services/support-and-management/managed-it/cloud-services-management';
import _services__support_and_management__managed_it__data_backup_recovery from './pages/services/support-and-management/managed-it/data-backup-recovery';
import _services__support_and_management__managed_it__infrastructure_management from './pages/services/support-and-management/managed-it/infrastructure-management';
import _services__support_and_management__managed_it__network_management from './pages/services/support-and-management/managed-it/network-management';
import _services__support_and_management__managed_it__remote_monitoring_and_management from './pages/services/support-and-management/managed-it/remote-monitoring-and-management';
import _services__support_and_management__managed_it__security_management from './pages/services/support-and-management/managed-it/security-management';
import _services__support_and_management__managed_it__system_administration from './pages/services/support-and-management/managed-it/system-administration';
import _services__support_and_management__managed_it__technical_support from './pages/services/support-and-management/managed-it/technical-support';
import _services__support_and_management__managed_it__technology_consulting from './pages/services/support-and-management/managed-it/technology-consulting';
import _services__systems_integration from './pages/services/systems-integration';
import _services__systems_integration__api_management from './pages/services/systems-integration/api-management';
import _services__systems_integration__application_integration from './pages/services/systems-integration/application-integration';
import _services__systems_integration__banking_systems_integration from './pages/services/systems-integration/banking-systems-integration';
import _services__systems_integration__data_integration from './pages/services/systems-integration/data-integration';
import _services__systems_integration__erp_integration from './pages/services/systems-integration/erp-integration';
import _services__systems_integration__legacy_modernisation from './pages/services/systems-integration/legacy-modernisation';
import _services__systems_integration__managed_services from './pages/services/systems-integration/managed-services';
import _services__web_development from './pages/services/web-development';
import _services__web_development__cms_development from './pages/services/web-development/cms-development';
import _services__web_development__custom_design from './pages/services/web-development/custom-design';
import _services__web_development__ecommerce from './pages/services/web-development/ecommerce';
import _services__web_development__hosting_domains from './pages/services/web-development/hosting-domains';
import _services__web_development__maintenance_support from './pages/services/web-development/maintenance-support';
import _services__web_development__seo_digital_marketing from './pages/services/web-development/seo-digital-marketing';
import _services__web_development__web_applications from './pages/services/web-development/web-applications';
import _sitemap from './pages/sitemap';
import _solutions from './pages/solutions';
import _solutions__bulk_sms_and_messaging from './pages/solutions/bulk-sms-and-messaging';
import _solutions__cloud_backup from './pages/solutions/cloud-backup';
import _solutions__cloud_backup__the_ultimate_cost_effective_cloud_backup_solution from './pages/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution';
import _solutions__cloud_services from './pages/solutions/cloud-services';
import _solutions__cloud_services__bizcloud_email_and_collaboration_solution from './pages/solutions/cloud-services/bizcloud-email-and-collaboration-solution';
import _solutions__cloud_services__bizcloud_email_and_collaboration_solution__business_email_and_calendar from './pages/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar';
import _solutions__cloud_services__bizcloud_email_and_collaboration_solution__corporate_cloud from './pages/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud';
import _solutions__cloud_services__bizcloud_email_and_collaboration_solution__team_chat from './pages/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat';
import _solutions__cloud_services__cloud_hosting from './pages/solutions/cloud-services/cloud-hosting';
import _solutions__cloud_services__hapa_cloud_hosting from './pages/solutions/cloud-services/hapa-cloud-hosting';
import _solutions__crm from './pages/solutions/crm';
import _solutions__customer_engagement from './pages/solutions/customer-engagement';
import _solutions__datacentre_virtualization from './pages/solutions/datacentre-virtualization';
import _solutions__employee_onboarding from './pages/solutions/employee-onboarding';
import _solutions__enterprise_storage from './pages/solutions/enterprise-storage';
import _solutions__hr_payroll from './pages/solutions/hr-payroll';
import _solutions__iot_solutions from './pages/solutions/iot-solutions';
import _technologies from './pages/technologies';
import _terms from './pages/terms';
import _test from './pages/test';
import type { Copy } from './schema/pages';
import type { ExistingPagePath, KindOf } from './tree';

/** The copy of every page, typed by the page’s kind. */
export const copy: { readonly [P in ExistingPagePath]: Copy<KindOf<P>> } = {
  '/': home,
  '/about': _about,
  '/accessibility': _accessibility,
  '/blog': _blog,
  '/blog/a-website-that-loads-on-mobile-data': _blog__a_website_that_loads_on_mobile_data,
  '/blog/choosing-between-cloud-and-server-room': _blog__choosing_between_cloud_and_server_room,
  '/blog/data-protection-act-primer-for-smes': _blog__data_protection_act_primer_for_smes,
  '/blog/etims-integration-checklist': _blog__etims_integration_checklist,
  '/blog/how-to-write-a-request-for-quotation': _blog__how_to_write_a_request_for_quotation,
  '/blog/it-for-clearing-and-forwarding-firms': _blog__it_for_clearing_and_forwarding_firms,
  '/blog/offline-first-point-of-sale': _blog__offline_first_point_of_sale,
  '/blog/payroll-deductions-explained': _blog__payroll_deductions_explained,
  '/blog/reconciling-mpesa-payments': _blog__reconciling_mpesa_payments,
  '/blog/what-a-backup-restore-drill-looks-like': _blog__what_a_backup_restore_drill_looks_like,
  '/blog/wordpress-or-a-custom-build': _blog__wordpress_or_a_custom_build,
  '/careers': _careers,
  '/company': _company,
  '/company/about-us': _company__about_us,
  '/company/about-us/careers': _company__about_us__careers,
  '/company/about-us/how-we-work': _company__about_us__how_we_work,
  '/company/about-us/our-team': _company__about_us__our_team,
  '/company/clients-and-partners': _company__clients_and_partners,
  '/company/portfolio-testimonials': _company__portfolio_testimonials,
  '/contact': _contact,
  '/cookies': _cookies,
  '/industries': _industries,
  '/industries/clearing-and-forwarding': _industries__clearing_and_forwarding,
  '/industries/education': _industries__education,
  '/industries/engineering-and-architecture': _industries__engineering_and_architecture,
  '/industries/finance-and-insurance': _industries__finance_and_insurance,
  '/industries/legal-and-law-firms': _industries__legal_and_law_firms,
  '/industries/manufacturing': _industries__manufacturing,
  '/industries/public-sector': _industries__public_sector,
  '/industries/real-estate': _industries__real_estate,
  '/industries/retail-and-ecommerce': _industries__retail_and_ecommerce,
  '/industries/small-and-medium-enterprises': _industries__small_and_medium_enterprises,
  '/industries/telecom': _industries__telecom,
  '/notes-on-the-website': _notes_on_the_website,
  '/portfolio': _portfolio,
  '/privacy': _privacy,
  '/products': _products,
  '/products/akademico': _products__akademico,
  '/products/bizgen': _products__bizgen,
  '/products/ciragen': _products__ciragen,
  '/products/finagen': _products__finagen,
  '/products/lakodi': _products__lakodi,
  '/products/posigen': _products__posigen,
  '/products/practigen': _products__practigen,
  '/projects': _projects,
  '/projects/clearing-agent-document-portal': _projects__clearing_agent_document_portal,
  '/projects/clinic-booking-web-application': _projects__clinic_booking_web_application,
  '/projects/cold-store-temperature-monitoring': _projects__cold_store_temperature_monitoring,
  '/projects/county-records-backup': _projects__county_records_backup,
  '/projects/distributor-etims-invoicing': _projects__distributor_etims_invoicing,
  '/projects/hotel-group-network-refresh': _projects__hotel_group_network_refresh,
  '/projects/sacco-core-banking-integration': _projects__sacco_core_banking_integration,
  '/projects/school-fees-reconciliation': _projects__school_fees_reconciliation,
  '/resources': _resources,
  '/resources/downloads': _resources__downloads,
  '/resources/faqs': _resources__faqs,
  '/resources/glossary': _resources__glossary,
  '/search': _search,
  '/services': _services,
  '/services/business-and-qa': _services__business_and_qa,
  '/services/business-and-qa/cybersecurity': _services__business_and_qa__cybersecurity,
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security': _services__business_and_qa__cybersecurity__cloud_and_infrastructure_security,
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security': _services__business_and_qa__cybersecurity__cloud_and_infrastructure_security__linux_server_security,
  '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security': _services__business_and_qa__cybersecurity__cloud_and_infrastructure_security__windows_server_security,
  '/services/business-and-qa/cybersecurity/disaster-recovery': _services__business_and_qa__cybersecurity__disaster_recovery,
  '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery': _services__business_and_qa__cybersecurity__disaster_recovery__data_recovery,
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance': _services__business_and_qa__cybersecurity__risk_assessment_and_compliance,
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security': _services__business_and_qa__cybersecurity__risk_assessment_and_compliance__email_server_security,
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance': _services__business_and_qa__cybersecurity__risk_assessment_and_compliance__pci_dss_compliance,
  '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment': _services__business_and_qa__cybersecurity__risk_assessment_and_compliance__pen_testing_and_assessment,
  '/services/business-and-qa/cybersecurity/web-and-digital-security': _services__business_and_qa__cybersecurity__web_and_digital_security,
  '/services/business-and-qa/data-analysis': _services__business_and_qa__data_analysis,
  '/services/business-and-qa/software-testing': _services__business_and_qa__software_testing,
  '/services/development-services': _services__development_services,
  '/services/development-services/iot-and-embedded-systems': _services__development_services__iot_and_embedded_systems,
  '/services/development-services/software-development': _services__development_services__software_development,
  '/services/development-services/software-development/desktop-application': _services__development_services__software_development__desktop_application,
  '/services/development-services/software-development/mobile-application': _services__development_services__software_development__mobile_application,
  '/services/development-services/software-development/web-application': _services__development_services__software_development__web_application,
  '/services/development-services/website-development': _services__development_services__website_development,
  '/services/development-services/website-development/website-design': _services__development_services__website_development__website_design,
  '/services/development-services/website-development/website-design/ecommerce-website': _services__development_services__website_development__website_design__ecommerce_website,
  '/services/development-services/website-development/website-design/wordpress': _services__development_services__website_development__website_design__wordpress,
  '/services/it-cloud': _services__it_cloud,
  '/services/software-solutions': _services__software_solutions,
  '/services/software-solutions/api-development': _services__software_solutions__api_development,
  '/services/software-solutions/data-analytics-bi': _services__software_solutions__data_analytics_bi,
  '/services/software-solutions/enterprise': _services__software_solutions__enterprise,
  '/services/software-solutions/mobile-apps': _services__software_solutions__mobile_apps,
  '/services/support-and-management': _services__support_and_management,
  '/services/support-and-management/devops-services': _services__support_and_management__devops_services,
  '/services/support-and-management/managed-it': _services__support_and_management__managed_it,
  '/services/support-and-management/managed-it/cloud-migration': _services__support_and_management__managed_it__cloud_migration,
  '/services/support-and-management/managed-it/cloud-services-management': _services__support_and_management__managed_it__cloud_services_management,
  '/services/support-and-management/managed-it/data-backup-recovery': _services__support_and_management__managed_it__data_backup_recovery,
  '/services/support-and-management/managed-it/infrastructure-management': _services__support_and_management__managed_it__infrastructure_management,
  '/services/support-and-management/managed-it/network-management': _services__support_and_management__managed_it__network_management,
  '/services/support-and-management/managed-it/remote-monitoring-and-management': _services__support_and_management__managed_it__remote_monitoring_and_management,
  '/services/support-and-management/managed-it/security-management': _services__support_and_management__managed_it__security_management,
  '/services/support-and-management/managed-it/system-administration': _services__support_and_management__managed_it__system_administration,
  '/services/support-and-management/managed-it/technical-support': _services__support_and_management__managed_it__technical_support,
  '/services/support-and-management/managed-it/technology-consulting': _services__support_and_management__managed_it__technology_consulting,
  '/services/systems-integration': _services__systems_integration,
  '/services/systems-integration/api-management': _services__systems_integration__api_management,
  '/services/systems-integration/application-integration': _services__systems_integration__application_integration,
  '/services/systems-integration/banking-systems-integration': _services__systems_integration__banking_systems_integration,
  '/services/systems-integration/data-integration': _services__systems_integration__data_integration,
  '/services/systems-integration/erp-integration': _services__systems_integration__erp_integration,
  '/services/systems-integration/legacy-modernisation': _services__systems_integration__legacy_modernisation,
  '/services/systems-integration/managed-services': _services__systems_integration__managed_services,
  '/services/web-development': _services__web_development,
  '/services/web-development/cms-development': _services__web_development__cms_development,
  '/services/web-development/custom-design': _services__web_development__custom_design,
  '/services/web-development/ecommerce': _services__web_development__ecommerce,
  '/services/web-development/hosting-domains': _services__web_development__hosting_domains,
  '/services/web-development/maintenance-support': _services__web_development__maintenance_support,
  '/services/web-development/seo-digital-marketing': _services__web_development__seo_digital_marketing,
  '/services/web-development/web-applications': _services__web_development__web_applications,
  '/sitemap': _sitemap,
  '/solutions': _solutions,
  '/solutions/bulk-sms-and-messaging': _solutions__bulk_sms_and_messaging,
  '/solutions/cloud-backup': _solutions__cloud_backup,
  '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution': _solutions__cloud_backup__the_ultimate_cost_effective_cloud_backup_solution,
  '/solutions/cloud-services': _solutions__cloud_services,
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution': _solutions__cloud_services__bizcloud_email_and_collaboration_solution,
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar': _solutions__cloud_services__bizcloud_email_and_collaboration_solution__business_email_and_calendar,
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud': _solutions__cloud_services__bizcloud_email_and_collaboration_solution__corporate_cloud,
  '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat': _solutions__cloud_services__bizcloud_email_and_collaboration_solution__team_chat,
  '/solutions/cloud-services/cloud-hosting': _solutions__cloud_services__cloud_hosting,
  '/solutions/cloud-services/hapa-cloud-hosting': _solutions__cloud_services__hapa_cloud_hosting,
  '/solutions/crm': _solutions__crm,
  '/solutions/customer-engagement': _solutions__customer_engagement,
  '/solutions/datacentre-virtualization': _solutions__datacentre_virtualization,
  '/solutions/employee-onboarding': _solutions__employee_onboarding,
  '/solutions/enterprise-storage': _solutions__enterprise_storage,
  '/solutions/hr-payroll': _solutions__hr_payroll,
  '/solutions/iot-solutions': _solutions__iot_solutions,
  '/technologies': _technologies,
  '/terms': _terms,
  '/test': _test,
};
