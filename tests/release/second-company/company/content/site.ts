import { real } from '@/content/values/company-value';

/** A veterinary practice that is invented for the tests. It has only what the site requires. */
export const site = {
  name: 'Larkfield Vets',
  tagline: 'Care for animals.',
  description: 'An invented veterinary practice for the tests of this site: vaccination and teeth.',
  url: real('https://www.example.com'),
  firstPublished: '2026-11-21',
  language: 'en-GB',
  spokenLanguages: ['en'],
  timeZone: 'Europe/London',
  timeInWords: 'London time',
  moneyUnit: 'GBP',
  locale: 'en_GB',
  currency: 'GBP',
  salesTax: { name: 'VAT', rate: 0.2, range: { least: 0.175, most: 0.2 } },
  baseUrl: '/',
  contact: {
    email: real('office@example.com'),
    phone: real('+44 20 7946 0018'),
    hasWhatsApp: false,
    address: real({
      box: '1 Example Lane',
      city: 'London',
      country: 'United Kingdom',
      countryCode: 'GB',
    }),
    premises: real({
      place: 'The yellow door, Example Lane',
      latitude: 51.5,
      longitude: -0.12,
    }),
    country: { south: 49.8, north: 60.9, west: -8.7, east: 1.8 },
  },
  hours: real({
    Tuesday: { opens: '09:30', closes: '18:30' },
    Sunday: { opens: '10:00', closes: '12:00' },
  }),
  social: [],
  stats: real({ rooms: { value: '3', label: 'Consulting rooms' } }),
  features: ['One vet for each animal'],
} as const;
