import { site } from '@/content/site';

const digits = site.contact.phone.value.replace(/\D/g, '');

/** Links that start a call, a WhatsApp chat, an SMS or an e-mail to the company. */
export const callAddress = `tel:+${digits}` as const;
export const whatsAppAddress = `https://wa.me/${digits}` as const;
export const smsAddress = `sms:+${digits}` as const;
export const emailAddress = `mailto:${site.contact.email.value}` as const;
