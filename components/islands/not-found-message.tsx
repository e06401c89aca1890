'use client'; // A static host serves one file for every unknown path; only the browser knows which path it was.

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { errorTitle, notFoundMessage, readablePath } from '@/lib/errors';
import { Optional } from './optional';

const NearestPages = lazy(() =>
  import('./nearest-pages').then((module) => ({ default: module.NearestPages })),
);

const subscribe = () => () => {};

/** The path that was asked for, as a person reads it; undefined until scripts run. */
const useReadablePath = () =>
  useSyncExternalStore(
    subscribe,
    () => readablePath(window.location.pathname),
    () => undefined,
  );

/** The message for the path that was asked for, which is the document's title as well. */
export function NotFoundMessage() {
  const message = notFoundMessage(useReadablePath());
  return (
    <>
      <title>{errorTitle(404, message)}</title>
      {message}
    </>
  );
}

/** The pages nearest to the path that was asked for, where there are any and they can be had. */
export function PagesNearby() {
  const path = useReadablePath();
  if (path === undefined) return null;
  return (
    <Optional>
      <Suspense>
        <NearestPages path={path} />
      </Suspense>
    </Optional>
  );
}
