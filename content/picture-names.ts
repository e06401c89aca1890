/** Names of the pictures that content may use; `components/art/service-picture.tsx` draws each. */
export type PictureName =
  | 'cloud-and-rack'
  | 'page-and-phone'
  | 'parts-of-a-whole'
  | 'checked-list'
  | 'watched-clock'
  | 'joined-systems'
  | 'brackets';
