import type { Copy } from '@/content/schema';

export default {
  heading: 'Cookies and browser storage',
  summary: 'No cookies. What your browser keeps instead, and how to erase it.',
  description:
    'This website sets no cookies and uses no tracking. The list of what it keeps in your browser: theme, enquiry draft, shortlist, searches and pages for offline use.',
  lead: 'This site sets no cookies and needs no consent banner. It keeps a few settings in your browser, which this page lists and which you can delete.',
  updated: '2026-11-22',
  review: 'awaiting counsel',
  body: `## Cookies: none

A cookie is a short text that a website hands to your browser, and that the browser sends back with every later request. We set none, neither our own nor anyone else’s. No pixel, fingerprint or hidden identifier takes their place.

You can verify it. Open the developer tools of your browser, look for the storage panel, and see that the cookie list for this site is empty. The network panel shows that reading the pages sends requests to this one address only.

## Local storage

Browsers also offer a small cupboard called local storage. What is in it stays on that device, in that browser, and is not attached to requests. We use it for these items only.

| What is kept | When it appears | What it is for | When it goes |
| --- | --- | --- | --- |
| The theme, under the key \`nuxt-color-mode\` | When a theme is set | Shows the next page in the same colours from the first moment | When you clear it |
| An enquiry draft, \`enquiry-draft\` | When you begin to fill in the form, or arrive at it from an offer | A reload, a flat battery or a lost signal does not cost you the text | Once delivery is confirmed, or when you clear it |
| The outbox, \`enquiry-outbox\` | When you press send | Holds the enquiry until delivery is confirmed, also while you are offline | Once delivery is confirmed, or when you withdraw it |
| Receipts, \`enquiry-receipts\` | When delivery is confirmed | The reference and time of the last five enquiries, without their text, so that you can see they arrived and none is sent twice | When you hide the note; the sixth replaces the oldest |
| Your brief, \`shortlist\` | When you add a page to it | Lets you collect offers to compare, print, share or attach to an enquiry | When you empty it |
| Recent searches | When you search | Saves typing on a phone | When you clear them |
| The low-data choice, \`low-data\` | When you switch it on or off | Keeps the site from loading ahead on your bundle | When you clear it |

Three notes are in session storage, which the browser empties when you close the tab. \`kept-scroll\` holds the place on the page while you follow a link that keeps it. \`pages-seen\` says that you have seen a second page, so that what works offline is kept from then on. If a part of a page does not arrive and the page is loaded anew, \`chunk-reloads\` remembers it, so that the page is not loaded again and again.

The name of the theme key is a technical inheritance. It contains the name of a theme and nothing about you.

## The offline copy

Your browser may install a service worker for this site. That is a script that can answer when the network does not. It keeps copies of pages you have visited, with their styles, typefaces and drawings, so that you can read them again in a lift, on the ferry at Likoni or during a cut. The copies contain our text and none of your data. The browser may discard them when the device runs short of space.

## Is consent needed?

Data protection law deals with information about a person. A theme or a low-data choice does not identify you, and it never leaves your device. A draft may hold your name and number, but it is you who keeps it there until you send it. Each entry does something you asked for, and we read none of them from afar. So we inform you here, and do not stop you at the door.

If we ever wished to measure visits in a way that identifies a device, we would ask before the first measurement and this page would say so first.

## How to erase everything

1. **On a computer:** click the icon beside the address, open the site settings, and choose to delete data. In most browsers that removes local storage, the service worker and its copies together.
2. **On an Android phone:** open the browser’s settings, then site settings, find this address and clear its data.
3. **On an iPhone or iPad:** in the system settings, open Safari, then advanced, then website data, and swipe this site away.

Menus differ a little from version to version. Clearing sends the theme back to the default and discards unsent enquiries, so deliver those first.

To leave no trace from the start, open the site in a private window. It all works; the browser simply forgets when you close it. If storage is blocked altogether, pages still open and the form still composes your message. It just cannot remember a draft.

## Other websites

A link to WhatsApp, to a social network or to a public authority takes you to a place with its own rules on cookies. Nothing is sent there before you follow the link.

What happens to an enquiry after you send it is told in the [privacy notice](/privacy). How the site came to be built this way is in the [notes on the website](/notes-on-the-website).`,
  related: ['/privacy', '/terms', '/accessibility'],
} satisfies Copy<'legal'>;
