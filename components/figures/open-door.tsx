import { CoverArt } from '@/components/art/cover-art';
import type { Screen as ScreenData } from '@/content/screens';
import { Screen } from './screen';

/**
 * The carved door of the home page, half open on what a sale leaves behind. It opens with the scroll where the browser can
 * tie an animation to it. Decorative: the text says the same.
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
