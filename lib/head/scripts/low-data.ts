import { startsInLowData } from '@/lib/browser/data-saving';

const root = document.documentElement;
const apply = () => root.toggleAttribute('data-low-data', startsInLowData());

// This must run in the head, before the browser requests fonts.
apply();
// A choice in another tab, or on a page that was shown while the browser kept this one for Back.
addEventListener('storage', apply);
addEventListener('pageshow', apply);
