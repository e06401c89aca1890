export { checkAtEdge as onRequestGet } from 'enquiries/edge';
