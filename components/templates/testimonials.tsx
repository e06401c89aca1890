import { Testimonials } from '@/components/sections/lists/testimonials';
import { Statement } from '@/components/sections/statement';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { Composed } from './composed';

/** What clients say; while none has agreed to be quoted, what a reader can do instead. */
export function TestimonialsTemplate({ path }: { path: PagePathOf<'testimonials'> }) {
  const copy = copyOf(path);
  return (
    <Composed path={path} copy={copy}>
      {copy.testimonials.length > 0 ? (
        <Testimonials testimonials={copy.testimonials} />
      ) : (
        <Statement {...copy.noTestimonials} />
      )}
    </Composed>
  );
}
