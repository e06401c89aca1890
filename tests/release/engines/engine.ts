import type { KeyInput } from 'puppeteer-core';

/** A key by its name in the UI Events specification, or a character. */
export type Key = KeyInput;

/** A point in the window, in CSS pixels from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A browser under remote control, with one window. What it does, a visitor could: presses are made at places. */
export interface Engine {
  /** Its name and version, such as `Firefox 140.4`. */
  readonly version: string;
  /** Opens an address and waits for its `load` event; with `started`, only until the page has content. */
  open(url: string, until?: 'loaded' | 'started'): Promise<void>;
  /** What an expression of JavaScript comes to in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the main button of the mouse at a place. */
  press(place: Place): Promise<void>;
  /** Presses one key after the other. */
  keys(...keys: readonly Key[]): Promise<void>;
  close(): Promise<void>;
}

/** The size of a window's content, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How an engine is found on this machine and started. */
export interface EngineKind {
  /** Debian's packages that bring it. */
  readonly packages: string;
  isInstalled(): boolean;
  start(size: Size): Promise<Engine>;
}
