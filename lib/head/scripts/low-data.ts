import { startsInLowData } from '@/lib/browser/data-saving';

// This must run in the head, before the browser requests fonts.
if (startsInLowData()) document.documentElement.dataset.lowData = '';
