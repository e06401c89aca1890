'use client'; // Copies the text and opens the visitor's own apps.

import { useRef, useState } from 'react';
import { linkLook, smallButtonLook } from '@/components/ui/looks';
import { type EnquiryMessage, ownAppsFor } from '@/lib/enquiry/enquiry-message';

const look = `${smallButtonLook} inline-flex items-center no-underline`;

const answers = {
  no: '',
  yes: 'Copied.',
  refused:
    'Your browser does not let this page copy. The text below is selected: copy it from there.',
} as const;

/**
 * An enquiry as links that open WhatsApp, e-mail or SMS with the text filled in, and as text to
 * copy.
 */
export function OwnApps({ message }: { message: EnquiryMessage }) {
  const [copied, setCopied] = useState<keyof typeof answers>('no');
  const details = useRef<HTMLDetailsElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.text);
      setCopied('yes');
    } catch {
      // The visitor forbids it, or the browser has no clipboard, as on a page over http.
      if (details.current) details.current.open = true;
      if (words.current) window.getSelection()?.selectAllChildren(words.current);
      setCopied('refused');
    }
  };
  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-3">
        {ownAppsFor(message).map(({ name, href }) => (
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
        {answers[copied]}
      </p>
      <details ref={details} className="mt-2">
        <summary className={`${linkLook} cursor-pointer underline`}>Read the text</summary>
        <p ref={words} className="hairline mt-2 bg-surface p-4 whitespace-pre-wrap">
          {message.text}
        </p>
      </details>
    </>
  );
}
