import { CoverArt } from '@/components/art/cover-art';
import type { Screen as ScreenData } from '@/content/screens';
import { Screen } from './screen';

/**
 * The carved door of the home page, half open in front of the records of a sale. It opens as the page scrolls, if the
 * browser has scroll-driven animations. Decorative: the text says the same.
 */
export function OpenDoor({ screens }: { screens: readonly ScreenData[] }) {
  return (
    <div aria-hidden="true" data-mdast="ignore" className="open-door">
      <div className="open-door-room">
        {screens.map((screen) => (
          <Screen key={screen.title} screen={screen} />
        ))}
      </div>
      {(['left', 'right'] as const).map((side) => (
        <div key={side} className={`open-door-leaf ${side}`}>
          <CoverArt path="/" size="panel" />
        </div>
      ))}
    </div>
  );
}
