export { deliverAtEdge as onRequestPost } from 'enquiries/edge';
