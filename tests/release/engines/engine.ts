import type { KeyInput } from 'puppeteer-core';

/** A point in the window, in CSS pixels from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A remote-controlled browser with one window. */
export interface Engine {
  /** Opens an address and waits for its `load` event. */
  open(url: string): Promise<unknown>;
  /** Evaluates a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the main mouse button at a point. */
  press(place: Place): Promise<void>;
  /** Presses keys one after another, such as `ArrowDown`, `Escape` or characters. */
  keys(...keys: readonly KeyInput[]): Promise<void>;
  /** Presses a key while another key is held down. */
  chord(held: KeyInput, key: KeyInput): Promise<void>;
  close(): Promise<void>;
}

/** How to find an engine on this machine and start it. */
export interface EngineKind {
  /** The Debian packages to install, separated by spaces. */
  readonly packages: string;
  isInstalled(): boolean;
  /** Starts the engine. Pages have this size in CSS pixels. */
  start(width: number, height: number): Promise<Engine>;
}
