import { type CDPSession, CDPSessionEvent } from 'puppeteer-core';
import { launchPrerendering } from '../../support/browser/launch';

/** The value of an expression in the page of a session; undefined during a navigation, or if the page is gone. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const details = { expression, returnByValue: true, awaitPromise: true };
  const answer = await session.send('Runtime.evaluate', details).catch(() => undefined);
  return answer?.result.value;
}

/**
 * Starts a Chromium with one tab that prerenders pages, which Playwright turns off in its own browser. Its pages are
 * driven through the tab's sessions, because Puppeteer has no object for a prerendered page.
 */
export async function startPrerenderingBrowser() {
  const browser = await launchPrerendering();
  const root = await browser.target().createCDPSession();
  const { targetInfos } = await root.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { sessionId } = await root.send('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId ?? '',
    flatten: true,
  });
  const tab = root.connection()?.session(sessionId);
  if (!tab) throw new Error('Chromium has no tab.');
  const sessions = new Set<CDPSession>();
  tab.on(CDPSessionEvent.SessionAttached, (session) => sessions.add(session));
  tab.on(CDPSessionEvent.SessionDetached, (session) => sessions.delete(session));
  await tab.send('Target.setAutoAttach', {
    ...{ autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    filter: [{ type: 'page' }],
  });

  async function sessionsWhere(isAhead: boolean) {
    const found = await Promise.all(
      [...sessions].map(async (session) => ({
        session,
        isPrerendered: await evaluate(session, 'document.prerendering'),
      })),
    );
    return found.filter((it) => it.isPrerendered === isAhead).map(({ session }) => session);
  }

  async function shown() {
    const [session] = await sessionsWhere(false);
    return session;
  }

  async function read(expression: string) {
    const session = await shown();
    return session && evaluate(session, expression);
  }

  /** Moves the mouse to the first element that matches a selector, which must be in view. */
  async function hover(selector: string) {
    const box = `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()`;
    const place = {
      x: Number(await read(`(({ x, width }) => x + width / 2)(${box})`)),
      y: Number(await read(`(({ y, height }) => y + height / 2)(${box})`)),
    };
    const session = await shown();
    await session?.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    return { session, place };
  }

  return {
    /** Evaluates an expression in the page that the tab shows; undefined during a navigation. */
    read,
    hover,

    async open(address: string) {
      const session = await shown();
      await session?.send('Page.navigate', { url: address });
    },

    /** Evaluates an expression in each prerendered page. */
    async readAhead(expression: string) {
      const ahead = await sessionsWhere(true);
      return Promise.all(ahead.map((session) => evaluate(session, expression)));
    },

    async click(selector: string) {
      const { session, place } = await hover(selector);
      for (const type of ['mousePressed', 'mouseReleased'] as const) {
        const details = { type, ...place, button: 'left', clickCount: 1 } as const;
        await session?.send('Input.dispatchMouseEvent', details);
      }
    },

    [Symbol.asyncDispose]: () => browser.close(),
  };
}
