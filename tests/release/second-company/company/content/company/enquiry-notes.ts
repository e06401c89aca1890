export const enquiryKeptNote = 'We keep a message for a year.';

export const visitNote = 'Call first.';

export const messageNote = 'Read in the morning.';

export const faultNote = 'Call us about a cancelled hour.';
