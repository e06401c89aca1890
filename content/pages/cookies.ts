import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Cookies and browser storage',
  summary: 'No cookies. What your browser keeps instead, and how to erase it.',
  description:
    'This website sets no cookies and uses no tracking. The list of what it keeps in your browser: theme, enquiry draft, searches and pages for offline use.',
  lead: 'This site sets no cookies and needs no consent banner. It keeps a few settings in your browser, which this page lists and which you can delete.',
  updated: '2026-11-27',
  review: 'awaiting counsel',
  body: `## Cookies: none

A cookie is a short text that a website gives to your browser, and that the browser returns with every request. We set none, and neither does anyone else on this site. We use no tracking pixels, fingerprints or hidden identifiers.

You can verify it. Open the developer tools of your browser, look for the storage panel, and see that the cookie list for this site is empty. The network panel shows that reading the pages sends requests to this one address only.

## Local storage

Browsers also have local storage. What it holds stays on that device, in that browser, and is not sent with requests. We use it for these items only.

| What is kept | When it appears | What it is for | When it is deleted |
| --- | --- | --- | --- |
| The theme, \`nuxt-color-mode\` (an older name, kept so that your choice stays) | When a theme is set | Shows the next page in the same colours from the first moment | When you clear it |
| An enquiry draft, \`enquiry-draft\` | When you begin to fill in the form, or arrive at it from an offer | You keep your text after a reload, a flat battery or a lost signal | Once delivery is confirmed, or when you clear it |
| The outbox, \`enquiry-outbox\` and the key of each enquiry | When you press send | Holds the enquiry until delivery is confirmed, also while you are offline. If your browser can send it after you have closed the page, a copy is in its cache \`enquiry-outbox\` | Once delivery is confirmed, or when you withdraw it |
| Receipts, \`enquiry-receipts\` and the key of each enquiry | When delivery is confirmed | The reference and time of the last five enquiries, without their text, so that you can see they arrived and none is sent twice | When you hide the note, or when a sixth arrives |
| Recent searches, \`recent-searches\` | When you search | Less typing on a phone | When you clear them |
| The low-data choice, \`low-data\` | When you switch it on or off | Stops the site from loading pages in advance, to save your data bundle | When you clear it |

Three notes are in session storage, which the browser empties when you close the tab. \`kept-scroll\` holds your position on the page while you follow a link that opens the next page at the same position. \`pages-seen\` notes that you have opened a page, so that the next ones are kept for offline use. If a part of a page does not arrive and the page is loaded anew, \`chunk-reloads\` records the reload, so that the page is not loaded again and again.

## The offline copy

Your browser may install a service worker for this site. That is a script that can answer when the network does not. It keeps copies of pages you have visited, with their styles, typefaces and drawings, so that you can read them again without a connection. The copies contain our text and none of your data. The browser may discard them when the device runs short of space.

## Is consent needed?

Data protection law deals with information about a person. A theme or a low-data choice does not identify you, and it never leaves your device. A draft may hold your name and number, but it stays on your device until you send it. Each entry does something that you asked for, and we cannot read any of them. So we inform you here, without a consent banner.

If we ever wished to measure visits in a way that identifies a device, we would first say so on this page, and ask you before the first measurement.

## How to erase everything

1. **On a computer:** click the icon next to the address, open the site settings, and choose to delete data. In most browsers that removes local storage, the service worker and its copies together.
2. **On an Android phone:** open the browser’s settings, then site settings, find this address and clear its data.
3. **On an iPhone or iPad:** in the system settings, search for “Website Data”, which is among the advanced settings of Safari, and swipe this site away.

Menus differ a little from version to version. Clearing sends the theme back to the default and discards unsent enquiries, so send those first.

To leave no trace from the start, open the site in a private window. Everything works, and the browser deletes what it stored when you close the window. If storage is blocked, pages still open and the form still works, but it cannot keep a draft.

## Other websites

A link to WhatsApp, to a social network or to a public authority takes you to a site with its own rules on cookies. Nothing is sent there before you follow the link.

The [privacy notice](/privacy) says what happens to an enquiry after you send it. The [notes on the website](/notes-on-the-website) say how the site is built.`,
  related: ['/privacy', '/terms', '/accessibility'],
} satisfies Copy<'legal'>;
