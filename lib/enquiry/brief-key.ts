/** Where a visitor's brief is kept on the device: a list of paths. */
export const briefKey = 'shortlist';
