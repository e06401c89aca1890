import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { chromiumFlags, installedChromium } from '../../../support/browser/chromium';

/**
 * Gives pages a mouse with hover, also on a machine without a mouse. Touch emulation overrides it.
 */
const mouseFlag =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * A message of the Chrome DevTools Protocol, https://chromedevtools.github.io/devtools-protocol/
 */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * A Chromium with one tab, which can prerender pages. Playwright turns prerendering off in the
 * browsers that it starts.
 */
export interface PipedBrowser extends AsyncDisposable {
  open(address: string): Promise<void>;
  /**
   * Evaluates an expression in the page that the tab shows. Resolves with undefined during a
   * navigation.
   */
  read<T>(expression: string): Promise<T | undefined>;
  /** Evaluates an expression in each prerendered page. */
  readAhead<T>(expression: string): Promise<readonly T[]>;
  /** Moves the mouse to the first element that matches a selector. The element must be in view. */
  hover(selector: string): Promise<void>;
  /** Clicks the first element that matches a selector. The element must be in view. */
  click(selector: string): Promise<void>;
  /** The prerendered pages by path, in order, with the last status that the browser reported. */
  readonly prerenders: ReadonlyMap<string, string>;
}

/** Starts a browser that is driven through a pipe. */
export async function startPipedBrowser(): Promise<PipedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  const browser = spawn(
    installedChromium() ?? chromium.executablePath(),
    [
      ...chromiumFlags,
      '--headless=new',
      '--window-size=1280,800',
      mouseFlag,
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , input, output] = browser.stdio;
  if (!(input instanceof Writable) || !(output instanceof Readable))
    throw new Error('Chromium has no pipes.');

  const waiting = new Map<
    number,
    { sessionId: string | undefined; settle: (message: Message) => void }
  >();
  const prerenders = new Map<string, string>();
  const sessions = new Set<string>();
  let count = 0;
  const send = <T>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<T>((resolve, reject) => {
      count += 1;
      waiting.set(count, {
        sessionId,
        settle: ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as T),
      });
      input.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });

  const hear = ({ method, params = {} }: Message) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = params as {
        sessionId: string;
        targetInfo: { type: string };
      };
      if (targetInfo.type !== 'page') return;
      sessions.add(sessionId);
      send('Preload.enable', {}, sessionId).catch(() => {});
    } else if (method === 'Target.detachedFromTarget') {
      sessions.delete(String(params.sessionId));
      // A discarded page does not answer its pending requests.
      for (const { sessionId, settle } of waiting.values())
        if (sessionId === params.sessionId) settle({ error: { message: 'The page is gone.' } });
    } else if (method === 'Preload.prerenderStatusUpdated') {
      const { key, status } = params as { key: { url: string }; status: string };
      prerenders.set(new URL(key.url).pathname, status);
    }
  };
  let text = '';
  output.on('data', (part: Buffer) => {
    const messages = (text + part).split('\0');
    text = messages.pop() ?? '';
    for (const source of messages) {
      const message: Message = JSON.parse(source);
      if (message.id === undefined) hear(message);
      else {
        waiting.get(message.id)?.settle(message);
        waiting.delete(message.id);
      }
    }
  });

  const evaluate = async <T>(expression: string, sessionId: string): Promise<T | undefined> => {
    const { result } = await send<{ result?: { value?: T } }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      sessionId,
    ).catch(() => ({ result: undefined }));
    return result?.value;
  };
  const sessionsWhere = async (isAhead: boolean) => {
    const found = await Promise.all(
      [...sessions].map(async (id) => ({ id, is: await evaluate('document.prerendering', id) })),
    );
    return found.filter(({ is }) => is === isAhead).map(({ id }) => id);
  };
  const shown = async () => (await sessionsWhere(false))[0];
  const read = async <T>(expression: string) => {
    const id = await shown();
    return id === undefined ? undefined : evaluate<T>(expression, id);
  };
  const placeOf = async (selector: string) => {
    const place = await read<readonly [x: number, y: number]>(
      `(() => { const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] })()`,
    );
    if (!place) throw new Error(`No element has the selector ${selector}.`);
    return { x: place[0], y: place[1] };
  };
  const mouse = async (type: string, details: object) =>
    send('Input.dispatchMouseEvent', { type, ...details }, await shown());

  const { targetInfos } = await send<{ targetInfos: readonly { targetId: string }[] }>(
    'Target.getTargets',
    { filter: [{ type: 'tab' }] },
  );
  const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  });
  // Prerendered pages belong to the tab.
  const autoAttach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', { ...autoAttach, filter: [{}] }, tab);

  return {
    prerenders,
    read,
    open: async (address) => {
      await send('Page.navigate', { url: address }, await shown());
    },
    readAhead: async <T>(expression: string) => {
      const values = (await sessionsWhere(true)).map((id) => evaluate<T>(expression, id));
      return (await Promise.all(values)).filter((value) => value !== undefined);
    },
    hover: async (selector) => {
      await mouse('mouseMoved', await placeOf(selector));
    },
    click: async (selector) => {
      const press = { ...(await placeOf(selector)), button: 'left', clickCount: 1 };
      for (const type of ['mousePressed', 'mouseReleased']) await mouse(type, press);
    },
    [Symbol.asyncDispose]: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
