import type { PictureName } from './picture-names';
import type { PagePath } from './tree';

export type { PictureName } from './picture-names';

/** What each line of service is about, as a picture on the home page. A page without one is shown by its name. */
export const servicePictures: Readonly<Partial<Record<PagePath, PictureName>>> = {
  '/services/it-cloud': 'cloud-and-rack',
  '/services/web-development': 'page-and-phone',
  '/services/software-solutions': 'parts-of-a-whole',
  '/services/business-and-qa': 'checked-list',
  '/services/support-and-management': 'watched-clock',
  '/services/systems-integration': 'joined-systems',
  '/services/development-services': 'brackets',
};
