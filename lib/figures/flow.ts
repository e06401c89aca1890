import type { Flow } from '@/content/figures';
import { round } from './round';

/** The width of the content of a page on the narrowest screen, 320 pixels, in pixels. */
export const narrowest = 284;

/** The font size of a figure, in pixels. */
export const labelSize = 13;

/** The horizontal space around an actor's name, in pixels. */
const lanePadding = 6;

/** A message in the drawing. Positions are percentages of the figure's width. */
export interface DrawnMessage {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly state: 'sent' | 'waits' | 'fails';
  /** Start and end of the arrow. They are equal if the sender is also the receiver. */
  readonly x1: number;
  readonly x2: number;
  /** Start and maximum width of the words. */
  readonly left: number;
  readonly width: number;
}

/** The drawing of a flow: actors in lanes from left to right, messages from top to bottom. */
export interface FlowDrawing {
  readonly lanes: readonly { readonly name: string; readonly x: number }[];
  readonly messages: readonly DrawnMessage[];
}

/** The minimum width of a message's words, as a percentage, so that a long word fits on the narrowest screen. */
const leastWidth = 58;

/** The maximum width of an actor's name on the narrowest screen, in pixels. */
export function laneWidth(actors: number): number {
  return narrowest / actors - lanePadding;
}

/**
 * Lays out a flow.
 * @throws if a message names an unknown actor. The content check reports it first.
 */
export function drawFlow({ actors, messages }: Pick<Flow, 'actors' | 'messages'>): FlowDrawing {
  const lane = 100 / actors.length;
  const placeOf = (name: string) => {
    const index = actors.indexOf(name);
    if (index < 0) throw new Error(`lib/figures/flow.ts: "${name}" is not an actor of the flow.`);
    return round(lane * (index + 0.5));
  };
  return {
    lanes: actors.map((name) => ({ name, x: placeOf(name) })),
    messages: messages.map(({ from, to, text, state }, index): DrawnMessage => {
      const x1 = placeOf(from);
      const x2 = placeOf(to);
      const width = Math.max(Math.abs(x2 - x1), leastWidth);
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

/** Sender, receiver and state of a message in words, such as `Till to Queue (waits)`. */
export function wayInWords({
  from,
  to,
  state,
}: Pick<DrawnMessage, 'from' | 'to' | 'state'>): string {
  return `${from === to ? from : `${from} to ${to}`}${state === 'sent' ? '' : ` (${state})`}`;
}
