import { unbrokenParts } from '@/lib/unbroken-words';

/** Renders text so that short hyphenated words, such as "M-Pesa", stay on one line. */
export function UnbrokenText({ children }: { children: string }) {
  return unbrokenParts(children).map(({ text, isUnbroken }, index) =>
    isUnbroken ? (
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
