import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { HydratedByNext } from '../islands/hydrated-by-next';
import './shop.css';

export const metadata: Metadata = { title: 'Leaf & Pot' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <HydratedByNext />
      </body>
    </html>
  );
}
