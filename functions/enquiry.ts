/*
 * Cloudflare Pages serves each file in the root folder `functions` at the path of the file: this
 * one at `/enquiry`.
 */
export { receiveAtEdge as onRequest } from 'enquiries/edge';
