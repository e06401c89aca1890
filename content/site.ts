// Both are imported, so that either can be written.
import { real, standIn } from '@/content/values/company-value';

/**
 * The facts of the company that several pages use. `standIn(…)` marks a placeholder, and `real(…)`
 * a value that the company has supplied. `npm run stand-ins` lists the placeholders.
 */
export const site = {
  /** The name of the company. A test checks that no other file contains it. */
  name: 'Hapa Systems',
  tagline: 'Empowering Africa through simplified, innovative technology solutions.',
  description:
    'IT services, software and cloud for businesses in Mombasa and across Kenya, with prices and a draft contract that you can read first.',
  /** The production origin, without a trailing slash. */
  url: standIn('https://www.hapasystems.example'),
  /** The day on which the site was first published. No post is older. */
  firstPublished: '2026-11-21',
  language: 'en-KE',
  /** The languages in which enquiries are answered, as language tags. */
  spokenLanguages: ['en', 'sw'],
  timeZone: 'Africa/Nairobi',
  /** The time zone in words, for sentences. */
  timeInWords: 'Nairobi time',
  /** The currency, written before an amount. */
  moneyUnit: 'KSh',
  locale: 'en_KE',
  currency: 'KES',
  /**
   * The standard rate of VAT as a share of the price before tax (Value Added Tax Act, 2013, section
   * 5), and the rates that can be right.
   */
  salesTax: { name: 'VAT', rate: 0.16, range: { least: 0.12, most: 0.2 } },
  /**
   * The base URL of the HTTP client: `/` for the origin of the page, or another origin. A site has
   * no subfolder.
   */
  baseUrl: '/',
  contact: {
    email: standIn('hello@hapasystems.example'),
    phone: standIn('+254 700 000 000'),
    /** Whether the phone number can be reached on WhatsApp. */
    hasWhatsApp: true,
    address: standIn({
      // The first line of the address: a post-office box, or a street and a number.
      box: 'P.O. Box 00000-80100',
      city: 'Mombasa',
      country: 'Kenya',
      countryCode: 'KE',
    }),
    /** The office: its place, and its latitude and longitude in degrees. */
    premises: standIn({
      place: 'Stand-in House, 0th floor, Mombasa Island',
      latitude: -4.0435,
      longitude: 39.6682,
    }),
    /** The edges of the country in degrees. The office must be between them. */
    country: { south: -4.8, north: 5.5, west: 33.9, east: 41.9 },
  },
  /**
   * The office hours, `HH:MM` in the company's time zone. The office is closed on days that are not
   * listed.
   */
  hours: standIn({
    Monday: { opens: '08:00', closes: '17:00' },
    Tuesday: { opens: '08:00', closes: '17:00' },
    Wednesday: { opens: '08:00', closes: '17:00' },
    Thursday: { opens: '08:00', closes: '17:00' },
    Friday: { opens: '08:00', closes: '17:00' },
    Saturday: { opens: '09:00', closes: '13:00' },
  }),
  social: [
    { network: 'LinkedIn', url: standIn('https://social.example/linkedin/hapasystems') },
    { network: 'Facebook', url: standIn('https://social.example/facebook/hapasystems') },
    { network: 'Instagram', url: standIn('https://social.example/instagram/hapasystems') },
    { network: 'YouTube', url: standIn('https://social.example/youtube/hapasystems') },
    { network: 'X', url: standIn('https://social.example/x/hapasystems') },
  ],
  /** The company’s own count. While it is a placeholder, pages say so next to the figures. */
  stats: standIn({
    projectsCompleted: { value: '100+', label: 'Projects completed' },
    clientsSatisfied: { value: '50+', label: 'Clients satisfied' },
    yearsExperience: { value: '5+', label: 'Years of experience' },
    teamMembers: { value: '25+', label: 'Team members' },
  }),
  features: [
    '24/7 Technical Support',
    'Agile Development Process',
    'Quality Assurance',
    'Scalable Solutions',
    'Modern Technologies',
    'Client-Focused Approach',
  ],
} as const;
