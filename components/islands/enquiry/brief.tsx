'use client'; // Reads the brief from the browser's storage or from the page's address.

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { linkLook, smallButtonLook } from '@/components/ui/looks';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { onChangeElsewhere } from '@/lib/browser/stored-value';
import * as constants from '@/lib/constants';
import { briefStore, shareAddress, sharedPages } from '@/lib/enquiry/brief';
import { titleOf } from '@/lib/pages/titles';

const buttonLook = `${smallButtonLook} print:hidden`;

function Pages({
  paths,
  onRemove,
}: {
  paths: readonly PagePath[];
  onRemove?: (path: PagePath) => void;
}) {
  return (
    <ul className="mt-3">
      {paths.map((path) => (
        <li key={path} className="hairline-t flex flex-wrap items-center justify-between gap-x-4">
          <span>
            <SiteLink href={path} className={`${linkLook} underline`}>
              {titleOf(path)}
            </SiteLink>
            <span className="hidden print:inline">
              {' '}
              {site.url.value}
              {path}
            </span>
          </span>
          {onRemove && (
            <button
              type="button"
              onClick={() => onRemove(path)}
              className="min-h-11 underline print:hidden"
            >
              Remove<span className="sr-only"> {titleOf(path)}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The visitor's brief: a list of pages to print, to share or to attach to the enquiry. Below it are the pages of a brief
 * that another visitor shared by link.
 */
export function Brief({
  known,
  onAttach,
}: {
  known: readonly PagePath[];
  /** Ticks the pages in the form. */
  onAttach: (paths: readonly PagePath[]) => void;
}) {
  const store = briefStore(known);
  const [own, setOwn] = useState(() => store.read() ?? []);
  const reload = useEffectEvent(() => setOwn(store.read() ?? []));
  useEffect(() => onChangeElsewhere(constants.briefStorageKey, () => reload()), []);
  const [note, setNote] = useState('');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser looked for the fragment before this element existed.
    if (window.location.hash === '#brief') section.current?.scrollIntoView();
  }, []);
  const shared = sharedPages(window.location.search, known).filter((path) => !own.includes(path));
  if (own.length === 0 && shared.length === 0) return null;

  const save = (paths: readonly PagePath[]) => {
    const outcome = store.write(paths.length > 0 ? paths : undefined);
    setNote(outcome === 'stored' ? '' : 'This browser does not let the site save a brief.');
    setOwn(outcome === 'stored' ? paths : own);
  };
  const share = () => {
    const address = shareAddress(window.location.origin, own);
    navigator.clipboard.writeText(address).then(
      () => setNote('Link copied. Anyone who opens it sees this list and nothing else.'),
      () => setNote(address),
    );
  };

  return (
    <section ref={section} aria-labelledby="brief-heading" className="hairline p-5">
      <h3 id="brief-heading" className="text-xl">
        Your brief
      </h3>
      {own.length > 0 && (
        <>
          <Pages paths={own} onRemove={(path) => save(own.filter((other) => other !== path))} />
          <div className="mt-4 flex flex-wrap gap-3">
            <button type="button" className={buttonLook} onClick={() => onAttach(own)}>
              Attach to the enquiry
            </button>
            <button type="button" className={buttonLook} onClick={share}>
              Copy a link to the brief
            </button>
            <button type="button" className={buttonLook} onClick={() => window.print()}>
              Print
            </button>
            <button type="button" className={buttonLook} onClick={() => save([])}>
              Empty the brief
            </button>
          </div>
        </>
      )}
      {shared.length > 0 && (
        <>
          <p className="mt-4 font-semibold">Shared with you</p>
          <Pages paths={shared} />
          <button
            type="button"
            className={`${buttonLook} mt-4`}
            onClick={() => save([...own, ...shared])}
          >
            Add to your brief
          </button>
        </>
      )}
      <p role="status" className="mt-3 text-sm [overflow-wrap:anywhere] text-ink-muted">
        {note}
      </p>
    </section>
  );
}
