import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Privacy notice',
  summary: 'What personal data we handle, why, for how long, and your rights.',
  description:
    'How this website and our enquiry desk handle personal data under the Data Protection Act, 2019 of Kenya: what is collected, why, who sees it, and your rights.',
  lead: 'You can read this whole site without telling us who you are. This notice says what we do with your data when you write to us.',
  updated: '2026-11-22',
  review: 'awaiting counsel',
  body: `## Who is responsible

We, the company named at the foot of every page, decide why and how the personal data described here is used. The Data Protection Act calls that the data controller. Our postal address, e-mail address and telephone number are on the [contact page](/contact). Put the word "privacy" in the first line of your message and it goes to the person who handles these requests.

This notice covers the website and the enquiries which come from it. If you are a client, your agreement and its data-processing terms say how we treat the records inside your systems. For those records you are normally the controller and we act on your instructions.

## When you only read

The site is a set of finished pages. It has no analytics, no advertising, no social-media buttons that report back, no embedded maps or videos, and no cookies. Your browser asks our web server for pages and files, and no other server.

Like any server, the one that holds these pages may write a line in a log for each request: the network address it came from, the time, the address asked for, the result, and the description your browser gives of itself. The hosting company keeps such logs to deliver the pages, find faults and stop attacks. We do not use them to identify readers or to build a profile of anyone. They are deleted on the host’s own schedule unless an attack has to be investigated.

Our basis for this is legitimate interest: a site cannot be kept available and safe without it.

## What stays on your own device

Some conveniences work by keeping a note in your browser: your theme, an unsent enquiry, your shortlist, recent searches, a low-data choice, and copies of pages for reading offline. These notes are not sent to us by being there. [Cookies and storage](/cookies) lists every one of them and how to remove it. An enquiry held in this way can contain personal data, so on a shared computer, send it or clear it before you leave.

## When you write to us

**By the form.** Where a delivery address has been set up for the form, your browser sends what you typed to it over an encrypted connection, together with a random reference that lets us recognise a repeated attempt. It also says how many seconds the form took, which tells people from robots. The receiving desk keeps the reference, and a scrambled form of your network address, for a short time: the one so that an enquiry counts once, the other to stop floods. An enquiry that can’t be delivered at once waits on your device and is sent when you are connected and have the site open; until then you can withdraw it.

**By your own app.** Where no delivery address has been set up, or you prefer it, the form composes a WhatsApp message, an e-mail or an SMS. You see the text in your own app and you press send. The company that runs that app or network then carries the message under its own terms and sees what it normally sees. If that worries you, telephone us or write to our postal address.

**What we receive.** Your name, a way to reach you, the name of your organisation if you give it, and what you tell us of your need. Please do not send passwords, card numbers, health records or copies of identity cards in an enquiry. If we need a document, we ask for it and give you a safer way to send it.

**Why we use it.** To answer, to prepare a quotation you asked for, and to keep a record of what was agreed. The basis is the steps you ask us to take before a contract, and after that the contract itself. No law obliges you to give us any of it; without a way to reach you, though, we cannot reply.

**Newsletters.** An enquiry does not put you on a mailing list. We would ask first, separately.

## Who else sees it

Our own staff who deal with your enquiry, and the providers that carry or store our mail and enquiry records, under contracts that bind them to our instructions. We may have to give information to a court or a public authority where a law obliges us. We do not sell personal data or lend it to anyone for marketing.

Some of these providers may store data outside Kenya. Where that happens we rely on the safeguards that the Act asks for, and will tell you on request which ones apply to your data.

## How long we keep it

An enquiry that leads nowhere is kept only while there is reason to expect that it will be taken up again, and is deleted sooner if you ask. One that becomes a contract is kept with that contract for as long as tax and limitation laws require business records to be kept. An application for work is kept for the time stated in our first reply to it.

## How it is protected

Traffic to this site is encrypted. Only people who need an enquiry in order to answer it can open it, each with an account of their own. If a breach puts you at real risk of harm, we report it to the Data Commissioner and to you as the Act requires.

We make no decision about you by machine alone.

## Your rights

Under the Data Protection Act, 2019 you may ask us to:

- tell you how your data is being used;
- let you see the data we hold on you;
- correct what is false or misleading, and complete what is missing;
- delete what is false or misleading, or what we no longer have authority to keep;
- stop or restrict the use of some or all of it;
- hand you the data you gave us in a form a computer can read.

Where we rely on your consent, you may withdraw it at any time; what was done before stays lawful. Children’s data is processed only with the consent of a parent or guardian, and this site is not aimed at children.

Write to us in any form. We may ask for enough to be certain that you are you. There is normally no charge, and we answer within the time the regulations set.

## Complaints

Tell us first if you are willing, so that we can put it right. You may also go straight to the Office of the Data Protection Commissioner (ODPC), which receives complaints from anyone aggrieved under the Act. Its website is [odpc.go.ke](https://www.odpc.go.ke).

## Changes

The day of the last change stands on this page. If a change affects enquiries that are already with us, we tell the people concerned.`,
  sources: [
    {
      fact: 'A data subject has the right to be informed of the use of their data, to access it, to object to processing, and to correction and deletion of false or misleading data.',
      reference:
        'Data Protection Act, 2019, section 26; Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
    {
      fact: 'Processing needs a lawful basis, among them consent, a contract or steps before one, a legal obligation, and legitimate interests.',
      reference: 'Data Protection Act, 2019 (Kenya), section 30',
      url: lawUrl('dataProtection', 30),
      checked: 'not yet',
    },
    {
      fact: 'Data subjects may ask for restriction (section 34), portability (section 38), and rectification or erasure (section 40).',
      reference: 'Data Protection Act, 2019 (Kenya), sections 34, 38 and 40',
      url: lawUrl('dataProtection', 34),
      checked: 'not yet',
    },
    {
      fact: 'A breach with a real risk of harm is notified to the Data Commissioner and communicated to the data subject.',
      reference: 'Data Protection Act, 2019 (Kenya), section 43',
      url: lawUrl('dataProtection', 43),
      checked: 'not yet',
    },
    {
      fact: 'A person aggrieved under the Act may lodge a complaint with the Data Commissioner.',
      reference: 'Data Protection Act, 2019 (Kenya), section 56',
      url: lawUrl('dataProtection', 56),
      checked: 'not yet',
    },
  ],
  related: ['/cookies', '/terms', '/contact', '/blog/data-protection-act-primer-for-smes'],
} satisfies Copy<'legal'>;
