import { commitments } from '@/content/company/commitments';
import { sampleMeaning } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';
import { regulation } from '@/content/sources/regulation';
import { hasPlaceholders } from '@/content/values/placeholders';

export default {
  heading: 'Terms of use',
  summary: 'The rules for using this website and what its pages do not promise.',
  description:
    'Terms for using this website: what the pages are, when a contract begins, who owns the text and art, fair use, liability, and the law of Kenya that governs them.',
  lead: 'For our work, only a signed quotation or agreement binds. These terms cover the website. Where they and an agreement disagree, the agreement wins.',
  updated: '2026-11-29',
  review: 'awaiting counsel',
  body: `## 1. Agreement

By using this site you accept these terms. If you do not, please stop here. “You” means the person reading and, if you read for an organisation, that organisation too.

## 2. What the pages are

Pages describe services, products and ways of working. They are not an offer that you can accept by clicking, and you cannot buy or pay for anything here.

Durations, step counts and lists of what is included are our estimates. Your case may differ, and your quotation says how. ${sampleMeaning && `${sampleMeaning} `}The times and rights that a page promises to clients are those of our draft agreement, and bind us once both sides have signed it. What a page promises to people without an agreement, such as how soon we answer an enquiry or call back about a fault, binds us ${hasPlaceholders ? 'from the day on which we confirm it' : 'without a signature'}. Sums in worked examples are invented to show a calculation. Projects marked as illustrative examples describe no client.

## 3. When a contract begins

Sending an enquiry binds neither of us. A contract exists once a written quotation or agreement has been accepted in writing by persons with authority on both sides. That document states price, scope, payment, support, ownership of the work and how the contract ends.

A saved draft or a message in your browser’s outbox has not reached us. Treat an enquiry as received only when the site confirms delivery, or when you have sent it from your own WhatsApp, e-mail or SMS app and one of our people has replied.

## 4. Advice

Articles, checklists, definitions and answers about law, tax, payroll and standards are general information. They name their sources. The date of a source is the day of our last check, which may be later than the article. These texts do not replace an advocate, an auditor, a tax agent or the authority itself, and rules may have changed since that date.

## 5. Ownership

The text, pictures, layout and code of this site belong to us or to those who licensed them to us, and copyright law protects them. The code includes free software, each part under the licence that comes with it.

You may read, print and share pages, quote short passages with a link, and keep copies for reference inside your organisation. The files under [downloads](/resources/downloads) may be changed and reused freely, without our name. You may not republish pages wholesale, present our text as yours, or use our name to suggest that we support something.

Names of other products and organisations belong to their owners. We mention them, for example M-Pesa, eTIMS or WordPress, to explain a technical task. We claim no partnership and no approval.

## 6. Fair use, and reporting a weakness

You may not:

- try to break into the site, overload it, or change what other visitors see
- send enquiries in bulk, under a false name, or with malicious files or links
- collect contact details from it in order to send advertising
- copy it by automatic means at a rate that slows it for others

Search engines may index the site within the limits of the robots file.

If you find a weakness in the security of the site, tell us through the [contact page](/contact) before you tell others, do not read data that is not yours, and give us a reasonable time to correct it. We answer ${commitments.enquiryReply.phrase}. We will not act against a person who reports in good faith on those terms. Unauthorised access is otherwise an offence under the law on computer misuse.

## 7. Availability and offline copies

We work to keep the site up and correct, without promising that it always is. Pages may be changed or withdrawn. Your browser may show a stored copy when you are offline, and such a copy can be older than the page now published. Before you rely on a page, load it while connected.

## 8. Links that lead away

Links to authorities and other publishers are given so that you can verify what we say. We do not control those sites and are not responsible for them.

## 9. Liability

We take care with what is written here, but the site is free and general, and is provided as it is. As far as the law allows, we are not liable for loss that comes from relying on a page without taking advice, from an interruption, or from a message that was never delivered to us.

Nothing in these terms limits liability for fraud, for death or injury caused by negligence, or for anything else which cannot lawfully be limited. Rights you hold as a consumer stay as they are.

## 10. Personal data

The [privacy notice](/privacy) explains what we do with an enquiry, and [cookies and storage](/cookies) what your browser keeps.

## 11. Law and disputes

The laws of Kenya govern these terms. Write to us first. We meet or call you, and try to settle the matter ${commitments.disputeTalks.phrase}. If that fails, either of us may propose mediation, and the courts of Kenya have jurisdiction.

## 12. Changes to these terms

We may revise them. The text in force is the one published here, with its date at the top of the page. A revision does not alter an agreement already signed. If one clause is invalid, the others remain valid.`,
  sources: [
    regulation.computerMisuse,
    {
      fact: 'Original literary and artistic works, computer programs included, are protected by copyright.',
      reference: 'Copyright Act, 2001 (Kenya); Kenya Copyright Board, Copyright applies to',
      url: 'https://copyright.go.ke/copyright-applies-to.html',
      checked: '2026-11-22',
    },
    {
      fact: 'Consumers have statutory rights, and no agreement can take away the right to sue on behalf of a class of consumers.',
      reference: 'Consumer Protection Act, 2012, section 4',
      url: 'https://new.kenyalaw.org/akn/ke/act/2012/46',
      checked: 'not yet',
      recheckBy: '2027-07-01',
    },
  ],
  related: ['/privacy', '/cookies', '/contact'],
} satisfies Copy<'legal'>;
