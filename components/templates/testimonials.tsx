import { Testimonials } from '@/components/sections/lists/testimonials';
import { Statement } from '@/components/sections/statement';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { Composed } from './composed';

/** Testimonials. If there are none, another text replaces them. */
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
