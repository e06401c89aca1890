import type { PictureName } from './picture-names';
import type { PagePath } from './tree';

export type { PictureName } from './picture-names';

/** What each kind of care is about, as a picture on the home page. */
export const servicePictures: Readonly<Partial<Record<PagePath, PictureName>>> = {
  '/care/emergencies': 'watched-clock',
};
