import { ScrollRegion } from '@/components/ui/scroll-region';
import { SectionHeading } from '@/components/ui/section-heading';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { nameOf } from '@/lib/pages/titles';
import { groundOf } from './drawing/drawing';
import { Screen } from './screen';

const lookOfGround = (path: PagePathOf<'product'>) => `screen-ground ground-${groundOf(path)}`;

/**
 * The first block of the first screen of a product, as a decoration that is hidden from assistive
 * technology. The block is whole, because a total under some of its rows would be wrong.
 */
export function ScreenPreview({ path }: { path: PagePathOf<'product'> }) {
  const [first] = copyOf(path).screens;
  return (
    first && (
      <div aria-hidden="true" data-mdast="ignore" className={lookOfGround(path)}>
        <Screen screen={{ ...first, blocks: first.blocks.slice(0, 1) }} />
      </div>
    )
  );
}

/** The first screen of a product, for the heading of its page. */
export function FirstScreen({ path }: { path: PagePathOf<'product'> }) {
  const [first] = copyOf(path).screens;
  return (
    first && (
      <figure aria-label={`Sample: ${first.title}`} className="flex flex-col lg:h-full">
        <div className={lookOfGround(path)}>
          <Screen screen={first} />
        </div>
        <figcaption className="mt-2 text-sm leading-tight text-ink-muted">
          Sample screens with invented names and figures.
        </figcaption>
      </figure>
    )
  );
}

/** A note for the end of a list of screens. */
export const screensNote = 'Names and figures in the screens are samples.';

/**
 * All screens of a product except the first, in a row. The row scrolls horizontally if the screens
 * do not fit.
 */
export function FurtherScreens({ path }: { path: PagePathOf<'product'> }) {
  return (
    <section>
      <SectionHeading>{copyOf(path).screensHeading}</SectionHeading>
      <ScrollRegion
        label={`Screens of ${nameOf(path)}`}
        className="strip mt-4 lg:mt-8 lg:auto-cols-fr"
      >
        {copyOf(path)
          .screens.slice(1)
          .map((screen) => (
            <figure
              key={screen.title}
              aria-label={`Sample: ${screen.title}`}
              className={`${lookOfGround(path)} items-stretch`}
            >
              <Screen screen={screen} />
            </figure>
          ))}
      </ScrollRegion>
    </section>
  );
}
