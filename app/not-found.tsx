import { NotFound } from '@/components/layout/not-found';
import { notFoundMetadata } from '@/lib/metadata';

export const metadata = notFoundMetadata();

export default function NotFoundPage() {
  return <NotFound />;
}
