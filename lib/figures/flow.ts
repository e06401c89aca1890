import type { Flow } from '@/content/schema/figures';
import { round } from './round';

/**
 * The width of a page's content in pixels, on the narrowest supported screen, which is 320 pixels
 * wide.
 */
export const contentWidthMin = 284;

/** The font size of the names in flows and maps of systems, in pixels. */
export const labelSize = 13;

/** The horizontal space around an actor's name, in pixels. */
const lanePadding = 6;

/** A message in the drawing. Positions and widths are percentages of the figure's width. */
export interface DrawnMessage {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly state: 'sent' | 'waits' | 'fails';
  /** The start and the end of the arrow. They are equal if the sender is also the receiver. */
  readonly x1: number;
  readonly x2: number;
  /** The left edge and the width of the space for the text. */
  readonly left: number;
  readonly width: number;
}

/** A drawn flow. Each actor has a vertical lane at `x`, a percentage of the figure's width. */
export interface FlowDrawing {
  readonly lanes: readonly { readonly name: string; readonly x: number }[];
  readonly messages: readonly DrawnMessage[];
}

/**
 * The minimum width of the space for a message's text, as a percentage. Long words fit into it on
 * the narrowest screen.
 */
const textWidthMin = 58;

/**
 * The maximum width of an actor's name on the narrowest screen, in pixels. It depends on the number
 * of actors.
 */
export function actorWidthMax(actors: number): number {
  return contentWidthMin / actors - lanePadding;
}

/**
 * Lays out a flow.
 * @throws if a message names an unknown actor. The content check reports such a message earlier.
 */
export function drawFlow({ actors, messages }: Pick<Flow, 'actors' | 'messages'>): FlowDrawing {
  const lane = 100 / actors.length;
  const xOf = (name: string) => {
    const index = actors.indexOf(name);
    if (index < 0) throw new Error(`lib/figures/flow.ts: "${name}" is not an actor of the flow.`);
    return round(lane * (index + 0.5));
  };
  return {
    lanes: actors.map((name) => ({ name, x: xOf(name) })),
    messages: messages.map(({ from, to, text, state }, index): DrawnMessage => {
      const x1 = xOf(from);
      const x2 = xOf(to);
      const width = Math.max(Math.abs(x2 - x1), textWidthMin);
      const left = Math.min(Math.max((x1 + x2) / 2 - width / 2, 0), 100 - width);
      return {
        number: index + 1,
        from,
        to,
        text,
        state: state ?? 'sent',
        x1,
        x2,
        left: round(left),
        width: round(width),
      };
    }),
  };
}

/** The sender, the receiver and the state of a message, such as `Till to Queue (waits)`. */
export function routeInWords({
  from,
  to,
  state,
}: Pick<DrawnMessage, 'from' | 'to' | 'state'>): string {
  return `${from === to ? from : `${from} to ${to}`}${state === 'sent' ? '' : ` (${state})`}`;
}
