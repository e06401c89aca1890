/**
 * The paths of the logo, on a 40 by 40 square: a rosette and its centre, in two colours on a third.
 * It is in the header, on social cards and in the icons. It must be clear at 16 pixels. After a
 * change, run `npx tsx lib/tools/assets/make-icons.ts`.
 */
export const logo = {
  petals:
    'M25 20Q30.5 13.2 37.5 20Q30.5 26.8 25 20M20 25Q26.8 30.5 20 37.5Q13.2 30.5 20 25M15 20Q9.5 26.8 2.5 20Q9.5 13.2 15 20M20 15Q13.2 9.5 20 2.5Q26.8 9.5 20 15M23.9 23.9Q36.4 25.3 37.7 37.7Q25.3 36.4 23.9 23.9M16.1 23.9Q14.7 36.4 2.3 37.7Q3.6 25.3 16.1 23.9M16.1 16.1Q3.6 14.7 2.3 2.3Q14.7 3.6 16.1 16.1M23.9 16.1Q25.3 3.6 37.7 2.3Q36.4 14.7 23.9 16.1',
  centre: 'M16.8 20a3.2 3.2 0 0 1 6.4 0a3.2 3.2 0 0 1-6.4 0',
} as const;
