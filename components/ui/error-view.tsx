import type { ReactNode } from 'react';

export function ErrorView({
  status,
  heading,
  picture,
  children,
}: {
  status: number;
  heading: ReactNode;
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page-grid grid gap-x-12 gap-y-6 py-7 lg:grid-cols-12 lg:py-16">
      <div className="min-w-0 lg:col-span-8">
        <p data-status="" className="font-display text-xl font-semibold text-signal">
          {status}
        </p>
        <h1 className="mt-2 text-display break-words">{heading}</h1>
        <div className="mt-5">{children}</div>
      </div>
      {picture && <div className="relative max-lg:order-first lg:col-span-4">{picture}</div>}
    </div>
  );
}
