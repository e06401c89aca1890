import type { ReactNode } from 'react';

/** What every error page shows: status, message and a way on. */
export function ErrorView({
  status,
  heading,
  children,
}: {
  status: number;
  heading: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page-grid py-20 lg:py-32">
      <p data-status="" className="font-display text-xl font-semibold text-signal">
        {status}
      </p>
      <h1 className="mt-4 max-w-4xl text-3xl break-words">{heading}</h1>
      <div className="mt-8">{children}</div>
    </div>
  );
}
