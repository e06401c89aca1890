import { prices } from '@/content/prices/prices';

const people = 25;

const desk = prices['/services/support-and-management/managed-it/technical-support'];

/**
 * The sample of the report that clients of the support desk receive each month, for an office of 25
 * people. Two pages show it.
 */
export const monthlyReport = {
  people,
  calls: 61,
  repairedRemotely: 52,
  visits: 9,
  causes: [
    { label: 'Printer', value: 22 },
    { label: 'Sign-in', value: 17 },
    { label: 'Line', value: 13 },
    { label: 'Other', value: 9 },
  ],
  criticalFault: '13 October, 09:12 to 10:55',
  late: 1,
  /** What we return for it, in shillings: a sign-in, so only the desk counts. */
  returned: (people * desk.from.value) / 10,
  longestWait: '3 working days',
  updates: '24 of 25',
  restoreTest: 'passed, 22 minutes',
  suggestions: [
    'move the printer out of the sun',
    'replace the disk of computer 5',
    'let people change their own passwords',
  ],
} as const;
