/** Whether a setting is a number of days for which delivered enquiries are kept: from 1 to 9999. */
export const isKeepDays = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);
