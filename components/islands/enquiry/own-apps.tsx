'use client'; // Copies the text and opens the visitor's own apps.

import { useState } from 'react';
import { linkLook, smallButtonLook } from '@/components/ui/looks';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { enquiryText, ownAppsFor } from '@/lib/enquiry/enquiry-message';

const look = `${smallButtonLook} inline-flex items-center no-underline`;

/** An enquiry as links that open WhatsApp, e-mail or SMS with the text filled in, and as text to copy. */
export function OwnApps({ enquiry }: { enquiry: Enquiry }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const text = enquiryText(enquiry);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-3">
        {ownAppsFor(enquiry).map(({ name, href }) => (
          <li key={name}>
            {/* The link to WhatsApp opens a web page. The other links open an app. */}
            <a
              href={href}
              className={look}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={copy} className={look}>
            Copy the text
          </button>
        </li>
      </ul>
      <p role="status" className="mt-2 text-sm text-ink-muted">
        {copied === 'yes' && 'Copied.'}
        {copied === 'refused' && 'Your browser did not allow copying; select the text below.'}
      </p>
      <details className="mt-2">
        <summary className={`${linkLook} cursor-pointer underline`}>Read the text</summary>
        <p className="hairline mt-2 bg-surface p-4 whitespace-pre-wrap">{text}</p>
      </details>
    </>
  );
}
