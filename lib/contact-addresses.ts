import { site } from '@/content/site';
import { callAddressOf } from '@/content/values/call-address';
import type { CompanyValue } from '@/content/values/company-value';

const digits = site.contact.phone.value.replace(/\D/g, '');

/** The company's phone number, without spaces. */
export const diallable = `+${digits}` as const;

// Addresses of links that start a call, a WhatsApp chat, an SMS or an e-mail to the company.
export const callAddress = callAddressOf(site.contact.phone.value);
export const whatsAppAddress = site.contact.hasWhatsApp
  ? (`https://wa.me/${digits}` as const)
  : undefined;
export const smsAddress = `sms:${diallable}` as const;
export const emailAddress = `mailto:${site.contact.email.value}` as const;

/** The ways to write to the company without the form, for a sentence. */
export const waysToWrite = site.contact.hasWhatsApp ? 'WhatsApp, e-mail or SMS' : 'e-mail or SMS';

interface Profile {
  readonly network: string;
  readonly url: CompanyValue<string>;
}

/** The company's profiles on social networks. The list may be empty. */
export const profiles = (): readonly Profile[] => site.social;
