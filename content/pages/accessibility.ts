import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Accessibility statement',
  summary: 'How the site works with keyboards, screen readers and old phones.',
  description:
    'Accessibility of this website: the standard we build to, keyboard and screen-reader use, the high-contrast theme, known limits, and how to report a barrier to us.',
  lead: 'How this site works with keyboards, screen readers, high contrast and old phones, where it falls short, and how to report a barrier.',
  updated: '2026-11-29',
  review: 'awaiting counsel',
  body: `## The standard we aim for

We build to the Web Content Accessibility Guidelines (WCAG), version 2.2, level AA. That is our own aim and our own testing. No outside body has audited the site, and we claim no certificate.

The Constitution of Kenya gives persons with disabilities a right of reasonable access to information. We aim to respect that right without being asked.

## What we have done

**Keyboard.** Everything that works with a mouse works with keys. A link at the very top jumps past the menu. Menus open with Enter or the space bar and close with Escape. The arrow keys move from entry to entry. The focus ring is always visible, and thicker in the contrast theme.

**Screen readers.** Every page has one main heading, headings in order, named landmarks, and link texts that make sense out of context. Tables have header cells. Drawings in lists are decoration and are not read out. When a form reports a problem, it names the field and says how to put it right.

**Contrast.** Text contrast is at least 4.5 to 1 in three of the themes, and at least 7 to 1 in the fourth, Focus Contrast. That theme underlines links and drops shading. The theme switch is in the header and your browser remembers the choice. If your system asks for more contrast or its own colours, the site uses them.

**Size and touch.** Text can be doubled in size without losing anything, and pages reflow on a screen 320 pixels wide. Buttons and menu links on a touch screen are large enough for a thumb.

**Movement.** Little on the site moves. If “reduce motion” is set on your device, nothing moves. No sound plays and nothing flashes.

**Colour.** Colour never carries a meaning alone. There is always a word or a shape too.

**Language.** We write short sentences with common words, and a [glossary](/resources/glossary) explains most of the others.

**Connection.** Pages are readable without scripts, and those you have visited can be opened offline. Data costs money, so the site loads nothing heavy that you did not ask for.

## How it is tested

Automatic checks run on every kind of page and in all four themes before each release, and a release with a failure is stopped. Contrast is computed from the colour values. Automatic checks find only part of what matters. Reports from readers count for more.

## Where it falls short

- Checklists which you download as PDF are simpler in structure than the web pages. The same checklist is offered as a CSV file, which reads well in a spreadsheet with a screen reader.
- Wide comparison tables may scroll sideways on small phones.
- All pages are in English. We answer in Kiswahili too, but there is no Kiswahili version yet and no sign-language video.
- If you choose to send an enquiry through WhatsApp, e-mail or SMS, you leave our pages, and we have no influence on how accessible that app is.

## Another way to the same information

If a page does not work for you, ask for its content as plain text or in large print, ${commitments.accessibleCopy.phrase}. The [contact page](/contact) gives a number, an e-mail address and a postal address, and none of them needs the form. If the menus are in your way, the [sitemap](/sitemap) lists their pages.

## Report a barrier

Tell us three things: the address of the page, what you tried to do, and what you use, for instance “TalkBack on an Android phone”. You will get an answer from a person who can change the page. The answer says what we will do and by when, or why we cannot.

If a barrier keeps a visitor from reaching us, we treat it as a fault, like a page that is down.

## If you buy a site from us

We work in the same way for clients, under [Website Design](/services/development-services/website-development/website-design), and checks by keyboard and screen reader are a part of our [Software Testing](/services/business-and-qa/software-testing). How this site is built is in the [notes on the website](/notes-on-the-website).`,
  sources: [
    {
      fact: 'WCAG 2.2 asks at level AA for text contrast of at least 4.5:1 (criterion 1.4.3) and, at level AAA, 7:1 (criterion 1.4.6).',
      reference: 'W3C, Web Content Accessibility Guidelines (WCAG) 2.2',
      url: 'https://www.w3.org/TR/WCAG22/',
      checked: '2026-11-22',
    },
    {
      fact: 'A person with any disability is entitled to reasonable access to all places, public transport and information.',
      reference: 'Constitution of Kenya, 2010, article 54(1)(c)',
      url: 'https://new.kenyalaw.org/akn/ke/act/2010/constitution',
      checked: 'not yet',
      recheckBy: '2027-07-01',
    },
  ],
  related: ['/contact', '/privacy', '/services/business-and-qa/software-testing'],
} satisfies Copy<'legal'>;
