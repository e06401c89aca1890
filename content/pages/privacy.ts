import { commitments } from '@/content/company/commitments';
import { givenFact } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { dataProtection } from '@/content/sources/data-protection';

const registration = givenFact('Registration');
const companyName = registration ? `${site.name} (${registration})` : site.name;
const nameToFollow = registration
  ? ''
  : ' Its registered name and number are not on this page yet.';
const logsDeleted = givenFact('Server logs') || 'on its own schedule';
const certificates =
  givenFact('Data protection registration') || 'the number is not on this page yet';

export default {
  heading: 'Privacy notice',
  summary: 'What personal data we handle, why, for how long, and your rights.',
  description:
    'How this website and our enquiry desk handle personal data under the Data Protection Act, 2019 of Kenya: what is collected, why, who sees it, and your rights.',
  lead: 'You can read this site without telling us who you are. This notice says what we do with your data when you write to us.',
  updated: '2026-11-28',
  review: 'awaiting counsel',
  body: `## Who is responsible

${companyName} is responsible, as data controller, for what you send us with the contact form or in any other way.${nameToFollow} Postal address, e-mail and phone are on the [contact page](/contact). Begin the subject of your message with “Privacy”. Registration with the Office of the Data Protection Commissioner (ODPC): ${certificates}.

This notice covers the website and enquiries from it. If you are a client, your agreement says how we treat the records in your systems. For those records you are normally the controller, and we follow your instructions.

## When you only read

The site has no analytics, no advertising, no social-media buttons, no embedded maps or videos, and no cookies. Your browser asks only our web server for pages and files.

The server may write a line in a log for each request: network address, time, page, result and browser. The hosting company keeps these logs to find faults and stop attacks, and deletes them ${logsDeleted}, unless it investigates an attack. We do not use them to identify readers. Our legal basis is legitimate interest: without logs we cannot keep the site safe.

## What stays on your device

Your browser can keep your theme, an unsent enquiry, recent searches, the low-data choice, and pages for reading offline. We do not receive these. [Cookies and storage](/cookies) lists them and says how to remove them. On a shared computer, send or clear your enquiry before you leave.

## When you write to us

**By the form.** If its button says “Send”, your browser sends your text over an encrypted connection, with a random reference, so that a repeated attempt counts once. It also sends how many seconds you took, to tell people from robots. The receiver keeps the reference, which says nothing about you, and for a short time a scrambled form of your network address, to stop floods of messages. An enquiry that cannot be delivered waits on your device, and you can withdraw it.

**By your own app.** If the button says “Send by” and names apps, the form sends us nothing. It prepares a WhatsApp message, an e-mail or an SMS. You see the text and press send. The company that runs the app or network carries it under its own terms. You can also call us or write by post.

**What we receive.** Your name, a way to reach you, your organisation if you give it, and your need. Please do not send passwords, card numbers, health records or copies of identity cards. If we need a document, we give you a safer way.

**Why we use it.** To answer, to prepare a quotation, and to record what was agreed. The basis is the steps that you ask for before a contract, and later the contract. No law obliges you to give us anything, but without a way to reach you we cannot reply.

**Newsletters.** An enquiry does not put you on a mailing list.

## Who else sees it

Our staff who deal with your enquiry, and the providers that store our e-mail and enquiries, under contracts that bind them to our instructions. We may have to give information to a court or public authority. We do not sell personal data or share it for marketing.

Some providers may store data outside Kenya. In that case we use the safeguards that the Act requires, and tell you on request which ones.

## How long we keep it

| Data | Kept for |
| --- | --- |
| An enquiry that leads to no contract | ${commitments.enquiryKept.phrase} from our last message. To have it deleted sooner, write to us |
| An enquiry that becomes a contract | As long as tax and limitation laws require for business records |
| The copy on your device | Until you press “Clear” in the form, or delivery is confirmed: by our server, or by you after WhatsApp, e-mail or SMS |
| An application for work, if you agree | ${commitments.applicationKept.phrase} |

## How we protect it

Traffic to this site is encrypted. Only people who answer an enquiry can open it, each with their own account. If a breach puts you at real risk of harm, we report it to the Data Commissioner and to you as the Act requires. No decision about you is made by a machine alone.

## Your rights

Under the Data Protection Act, 2019 you may ask us to:

- tell you how we use your data
- show you the data we hold about you
- correct what is false or misleading
- delete an enquiry that led to no contract, what is false or misleading, and what we may no longer keep
- stop or restrict its use
- give you the data you gave us in a form that a computer can read

You may withdraw consent at any time. Earlier use stays lawful. We process children’s data only with the consent of a parent or guardian, and this site is not aimed at children.

Write to us in any form. We may ask you to prove who you are. There is normally no charge. ${commitments.ownRequests.promise}

## Complaints

You can complain to us first. You can also complain directly to the ODPC: [odpc.go.ke](https://www.odpc.go.ke).

## Changes

The day of the last change is on this page. If a change affects enquiries that we already have, we tell the people who sent them.`,
  sources: [
    dataProtection.rights,
    dataProtection.lawfulBases,
    dataProtection.requests,
    dataProtection.breachNotice,
    dataProtection.complaints,
  ],
  related: ['/cookies', '/terms', '/contact'],
} satisfies Copy<'legal'>;
