'use client'; // A static host serves one file for every unknown path; only the browser knows which path it was.

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { errorTitle, failureOf, type RouteValidation, readablePath } from '@/lib/errors';
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

interface Props {
  readonly validations: readonly RouteValidation[];
}

/** The status for the path that was asked for. */
export function NotFoundStatus({ validations }: Props) {
  return failureOf(useReadablePath(), validations).status;
}

/** The message for the path that was asked for, which is the document's title as well. */
export function NotFoundMessage({ validations }: Props) {
  const { status, message } = failureOf(useReadablePath(), validations);
  return (
    <>
      <title>{errorTitle(status, message)}</title>
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
