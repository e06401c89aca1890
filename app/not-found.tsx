import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';

// The island writes the title, since only the browser knows which path was asked for.
export const metadata: Metadata = { title: { absolute: '' } };

export default function NotFoundPage() {
  return <NotFound />;
}
