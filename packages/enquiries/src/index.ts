/* The contract between a form and the receiver. It runs in browsers too. */
export * from './answer';
export * from './enquiry';
export * from './enquiry-text';
