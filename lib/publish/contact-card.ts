import VCard from 'vcard-creator';
import { site } from '@/content/site';
import { diallable } from '@/lib/contact-addresses';
import { lastChangeOf } from './changes';
import { absoluteUrl } from './metadata';

/** The company as a vCard 3.0, for the address book of a phone. */
export function contactCard(): string {
  const { email, address } = site.contact;
  return new VCard()
    .addName({ familyName: site.name })
    .addCompany({ name: site.name })
    .addEmail({ address: email.value, type: ['internet', 'work'] })
    .addPhoneNumber({ number: diallable, type: ['work', 'voice'] })
    .addAddress({
      postOfficeBox: address.value.box,
      locality: address.value.city,
      country: address.value.country,
      type: ['work', 'postal'],
    })
    .addUrl({ url: absoluteUrl('/'), type: ['work'] })
    .addNote(site.description)
    .addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' })
    .addRevision(new Date(lastChangeOf('/contact')))
    .toString();
}
