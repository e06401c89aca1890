import type { KeyInput } from 'puppeteer-core';

/** A key by its name in the UI Events specification, or a character. */
export type Key = KeyInput;

/** A point in the window, in CSS pixels from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A remote-controlled browser with one window. It presses at points in the window, as a visitor does. */
export interface Engine {
  /** Its name and version, such as `Firefox 140.4`. */
  readonly version: string;
  /** Opens an address and waits for its `load` event; with `started`, only until the page has content. */
  open(url: string, until?: 'loaded' | 'started'): Promise<void>;
  /** Evaluates a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the main mouse button at a point. */
  press(place: Place): Promise<void>;
  /** Presses keys one after another. */
  keys(...keys: readonly Key[]): Promise<void>;
  close(): Promise<void>;
}

/** The size of a window's content, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How to find an engine on this machine and start it. */
export interface EngineKind {
  /** The Debian packages that contain it. */
  readonly packages: string;
  isInstalled(): boolean;
  start(size: Size): Promise<Engine>;
}
