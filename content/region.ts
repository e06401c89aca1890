/** What islands need to know of the site, apart from the rest so that browsers get no more than that. */
export const region = {
  language: 'en-KE',
  timeZone: 'Africa/Nairobi',
} as const;
