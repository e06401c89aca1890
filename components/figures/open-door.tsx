import { CoverArt } from '@/components/art/cover-art';
import type { Screen as ScreenData } from '@/content/screens';
import { Screen } from './screen';

/** The two leaves of the door. Scrolling the page moves a leaf from the position `--shut` to the position `--open`. */
const leaves = [
  {
    side: 'left',
    look: 'left-0 translate-x-[-66%] border-r-3 lg:translate-x-[-70%] [--open:-92%] [--shut:-45%]',
    art: 'w-[200%]',
  },
  {
    side: 'right',
    look: 'right-0 translate-x-[66%] border-l-3 lg:translate-x-[70%] [--open:92%] [--shut:45%]',
    art: '-ml-[100%] w-[200%]',
  },
] as const;

/**
 * The carved door of the home page, half open in front of product screens. In browsers with scroll-driven animations, it opens
 * as the page scrolls. It is decorative, because the text of the page has the same information.
 */
export function OpenDoor({ screens }: { screens: readonly ScreenData[] }) {
  return (
    <div
      aria-hidden="true"
      data-mdast="ignore"
      className="relative h-55 overflow-hidden bg-art-2 lg:h-120"
    >
      <div className="mx-auto grid h-full w-[64%] content-center gap-2 max-lg:[&>.screen>*]:px-2.5 max-lg:[&>.screen>*]:py-1 lg:gap-5 lg:[&>.screen>*]:py-2.5">
        {screens.map((screen) => (
          <Screen key={screen.title} screen={screen} />
        ))}
      </div>
      {leaves.map(({ side, look, art }) => (
        <div
          key={side}
          className={`open-door-leaf absolute inset-y-0 w-1/2 overflow-hidden border-art-1 ${look}`}
        >
          <CoverArt path="/" size="panel" className={`h-full ${art}`} />
        </div>
      ))}
    </div>
  );
}
