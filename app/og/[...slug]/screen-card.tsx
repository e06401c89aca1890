import type { Screen, ScreenBlock } from '@/content/schema/screens';
import { fixedColour } from '@/lib/theme-colours';

/** The most lines of a screen that fit on a card. */
const linesMax = 9;

interface Line {
  readonly text: string;
  readonly value?: string | undefined;
  readonly mark?: 'done' | 'open' | 'late' | undefined;
}

/** A block of a screen as lines with a text and a value. */
function linesOf(block: ScreenBlock): readonly Line[] {
  switch (block.type) {
    case 'totals':
    case 'fields':
      return block.items.map(({ label, value }) => ({ text: label, value }));
    case 'rows':
      return block.items;
    case 'bars':
      return block.items.map(({ label, text }) => ({ text: label, value: text }));
    case 'table':
      return block.rows.map(({ cells, mark }) => ({
        text: cells[0] ?? '',
        value: cells.at(-1),
        mark,
      }));
    case 'grid':
      return block.rows.map(({ label, squares }) => ({
        text: label,
        value: squares
          .flatMap(({ text }) => text ?? [])
          .slice(0, 3)
          .join('  '),
      }));
    case 'messages':
      return block.items.map(({ text }) => ({ text }));
    case 'buttons':
    case 'picture':
      return [];
  }
}

/** The first lines of a screen, as a window on a social card of 525 by 630 pixels. */
export function ScreenCard({ screen }: { screen: Screen }) {
  const lines = screen.blocks.flatMap(linesOf).slice(0, linesMax);
  const buttons = screen.blocks.flatMap((block) => (block.type === 'buttons' ? block.items : []));
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        width: 525,
        height: 630,
        paddingLeft: 40,
        background: fixedColour('art-3'),
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: 445,
          borderRadius: 14,
          border: `2px solid ${fixedColour('ink-muted')}`,
          background: fixedColour('raised'),
          fontSize: 23,
          overflow: 'hidden',
        }}
      >
        <div
          style={{
            display: 'flex',
            padding: '14px 24px',
            background: fixedColour('ink'),
            color: fixedColour('canvas'),
          }}
        >
          {screen.title}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', padding: '12px 24px 20px' }}>
          {lines.map(({ text, value, mark }, index) => (
            <div
              key={index}
              style={{
                display: 'flex',
                justifyContent: 'space-between',
                padding: '6px 0',
                color: mark === 'late' ? fixedColour('signal') : fixedColour('ink'),
              }}
            >
              <div
                style={{
                  display: 'block',
                  maxWidth: value ? 230 : 395,
                  overflow: 'hidden',
                  whiteSpace: 'nowrap',
                  textOverflow: 'ellipsis',
                }}
              >
                {text}
              </div>
              <div
                style={{ color: mark === 'late' ? fixedColour('signal') : fixedColour('accent') }}
              >
                {value ?? ''}
              </div>
            </div>
          ))}
          {buttons.length > 0 && (
            <div style={{ display: 'flex', marginTop: 12 }}>
              {buttons.slice(0, 2).map((name, index) => (
                <div
                  key={name}
                  style={{
                    padding: '8px 18px',
                    whiteSpace: 'nowrap',
                    marginRight: 12,
                    border: `2px solid ${fixedColour('accent')}`,
                    background: fixedColour(index === 0 ? 'accent' : 'raised'),
                    color: fixedColour(index === 0 ? 'accent-ink' : 'accent'),
                  }}
                >
                  {name}
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
