'use client'; // Only the contact page should fetch the form's scripts; every page fetches this.

import { lazy, type ReactNode, Suspense } from 'react';

const EnquiryForm = lazy(() =>
  import('./enquiry-form').then((module) => ({ default: module.EnquiryForm })),
);

/** The enquiry form. Its HTML is part of the page; its scripts come with the first visit to it. */
export function EnquiryFormLoader(props: { endpoint: string | undefined; children: ReactNode }) {
  return (
    <Suspense>
      <EnquiryForm {...props} />
    </Suspense>
  );
}
