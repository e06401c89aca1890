/* The contract between a form and the receiver. It runs in browsers too. */
export { type LaterReason, readAnswer } from './answers';
export * from './enquiry';
export * from './enquiry-text';
