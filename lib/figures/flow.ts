import type { Flow } from '@/content/figures';
import { round } from './round';

/** The width of the content of a page on the narrowest screen, 320 pixels, in pixels. */
export const narrowest = 284;

/** The height of the letters in a figure, in pixels. */
export const labelSize = 13;

/** What is left free beside the name of an actor, in pixels. */
const lanePadding = 6;

/** A message as it is drawn. Places are in per cent of the figure's width. */
export interface DrawnMessage {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly state: 'sent' | 'waits' | 'fails';
  /** Where the arrow starts and ends; the same place where an actor keeps the message. */
  readonly x1: number;
  readonly x2: number;
  /** Where the words begin, and how wide they may be. */
  readonly left: number;
  readonly width: number;
}

/** A flow as it is drawn: actors in lanes from left to right, messages from top to bottom. */
export interface FlowDrawing {
  readonly lanes: readonly { readonly name: string; readonly x: number }[];
  readonly messages: readonly DrawnMessage[];
}

/** The least width of a message's words, in per cent: enough for a long word on the narrowest screen. */
const leastWidth = 58;

/** The width that an actor's name may take on the narrowest screen, in pixels. */
export function laneWidth(actors: number): number {
  return narrowest / actors - lanePadding;
}

/**
 * Lays out a flow.
 * @throws where a message names an actor that isn't there; the content's checks name it before.
 */
export function drawFlow({ actors, messages }: Pick<Flow, 'actors' | 'messages'>): FlowDrawing {
  const lane = 100 / actors.length;
  const placeOf = (name: string) => {
    const index = actors.indexOf(name);
    if (index < 0) throw new Error(`lib/figures/flow.ts: "${name}" is no actor of the flow.`);
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

/** Between whom a message goes, and what its arrow shows of it, in words: `Till to Queue (waits)`. */
export function wayInWords({
  from,
  to,
  state,
}: Pick<DrawnMessage, 'from' | 'to' | 'state'>): string {
  return `${from === to ? from : `${from} to ${to}`}${state === 'sent' ? '' : ` (${state})`}`;
}
