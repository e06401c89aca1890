import { columnsMax, type Drawing, type DrawingPart, linePoints } from '@/content/schema/drawings';
import type { PostFigure } from '@/content/schema/figures';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { drawChart } from './chart';

/** The most entries of a figure that fit into the drawing of a list. */
const entriesMax = 5;

/**
 * A figure of an article as a part of a drawing. Undefined for calculators, which show nothing
 * before they are used.
 */
function partOf({ figure }: PostFigure): DrawingPart | undefined {
  switch (figure.type) {
    case 'calculator':
      return undefined;
    case 'flow':
      return {
        type: 'route',
        title: figure.actors.join(', '),
        stops: figure.messages.slice(0, entriesMax).map(({ text, state }) => ({
          label: text,
          mark: state === 'fails' ? 'late' : state === 'waits' ? 'open' : 'done',
        })),
      };
    case 'systems':
      return {
        type: 'paper',
        title: figure.heading,
        blocks: [
          {
            type: 'rows',
            items: figure.systems
              .slice(0, entriesMax)
              .map(({ name }) =>
                name === figure.main ? { text: name, mark: 'done' } : { text: name },
              ),
          },
        ],
      };
    case 'chart': {
      const { data, heading: title } = figure;
      if (data.type === 'line') {
        const every = Math.ceil(data.points.length / columnsMax);
        const items = data.points
          .filter((_, index) => index % every === 0)
          .map(([x, y]) => ({ label: String(x), value: y }));
        // Columns cannot show an amount below zero.
        return linePoints.safeParse(items).success ? { type: 'columns', title, items } : undefined;
      }
      const drawn = drawChart(data);
      if (drawn.type === 'line') return undefined;
      return {
        type: 'paper',
        title,
        blocks: [
          {
            type: 'bars',
            items: drawn.bars.map(({ label, length, value }) => ({
              label,
              value: length,
              text: value,
            })),
          },
        ],
      };
    }
  }
}

/**
 * The drawing of a post in lists and beside its heading: its own, or the first of its figures that
 * can be drawn.
 */
export function postDrawing(path: PagePathOf<'post'>): Drawing | undefined {
  const { drawing, figures = [] } = copyOf(path);
  if (drawing) return drawing;
  for (const entry of figures) {
    const part = partOf(entry);
    if (part) return { caption: entry.figure.heading, parts: [part] };
  }
  return undefined;
}
