import care from './pages/care';
import careEmergencies from './pages/care/emergencies';
import careFarmVisits from './pages/care/farm-visits';
import carePets from './pages/care/pets';
import carePetsDentistry from './pages/care/pets/dentistry';
import carePetsVaccination from './pages/care/pets/vaccination';
import contact from './pages/contact';
import fees from './pages/fees';
import home from './pages/home';
import practice from './pages/practice';
import practiceHowWeDecide from './pages/practice/how-we-decide';
import practiceOurRooms from './pages/practice/our-rooms';
import privacy from './pages/privacy';
import search from './pages/search';
import sitemap from './pages/sitemap';
import type { Copy } from './schema';
import type { ExistingPagePath, KindOf } from './tree';

/** The copy of every page, by path. */
export const copy: { readonly [P in ExistingPagePath]: Copy<KindOf<P>> } = {
  '/': home,
  '/care': care,
  '/care/pets': carePets,
  '/care/pets/vaccination': carePetsVaccination,
  '/care/pets/dentistry': carePetsDentistry,
  '/care/farm-visits': careFarmVisits,
  '/care/emergencies': careEmergencies,
  '/practice': practice,
  '/practice/our-rooms': practiceOurRooms,
  '/practice/how-we-decide': practiceHowWeDecide,
  '/fees': fees,
  '/contact': contact,
  '/privacy': privacy,
  '/sitemap': sitemap,
  '/search': search,
};
