/** One spelling for what English leaves open. */
export const houseStyle = [{ avoid: /\bpoorly\b/i, write: 'ill' }] as const;
