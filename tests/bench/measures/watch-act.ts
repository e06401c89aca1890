import type { Page } from 'playwright';

/** A visible sign that a control has reacted, or has its final form. */
export type Sign =
  /** A visible panel whose first control is not covered. */
  | { readonly type: 'panel'; readonly role: 'group' | 'dialog'; readonly name: string }
  /** A number of additional links in the window. */
  | { readonly type: 'more links'; readonly count: number }
  | { readonly type: 'focus in a field' }
  /** Other colours of the page than before. */
  | { readonly type: 'other colours' }
  /** Another number of visible second-level headings than before. */
  | { readonly type: 'other headings' }
  /** A field with the focus that holds a text. */
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'status'; readonly text: string }
  /** A text stored on the device. */
  | { readonly type: 'kept'; readonly text: string };

/** The signs to wait for: all of `final`, and one of `useful`, which every final form has. */
export interface Watched {
  readonly startsWith: 'click' | 'keydown';
  readonly useful: readonly Sign[];
  readonly final: readonly Sign[];
}

/** From the input to the paint, in milliseconds; undefined without a paint. */
export interface ActTimes {
  readonly usefulMs: number | undefined;
  readonly finalMs: number | undefined;
}

/** Records each click and key before the page can stop it. Runs in the page from its start. */
function hearActs() {
  for (const type of ['click', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        const heard: unknown = Reflect.get(window, 'onAct');
        if (event.isTrusted && typeof heard === 'function') heard(event);
      },
      { capture: true },
    );
  }
}

/** Watches the page for an input and its signs. Runs in the page. */
function watchInPage({ startsWith, useful, final }: Watched) {
  const times: { startMs?: number; usefulMs?: number; finalMs?: number } = {};
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const linksInView = () =>
    [...document.links].filter((link) => {
      const { width, right, left, bottom, top } = link.getBoundingClientRect();
      const isInside =
        width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      return isInside && isShown(link);
    }).length;
  const headings = () => [...document.querySelectorAll('main h2')].filter(isShown).length;
  const colours = () =>
    getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color;
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
    '';
  const selectors = { group: '[role=group]', dialog: 'dialog, [role=dialog]' };
  const focusedField = () => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field
      : undefined;
  };
  const before = { links: linksInView(), headings: headings(), colours: colours() };

  const isThere = (sign: Sign): boolean => {
    switch (sign.type) {
      case 'panel':
        return [...document.querySelectorAll(selectors[sign.role])].some((panel) => {
          if (nameOf(panel).trim() !== sign.name || !isShown(panel)) return false;
          if (panel.closest('[inert], [aria-busy=true]')) return false;
          const control = [...panel.querySelectorAll('a, button, input')].find(isShown);
          if (!control) return false;
          const { x, y, width, height } = control.getBoundingClientRect();
          return panel.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      case 'more links':
        return linksInView() >= before.links + sign.count;
      case 'focus in a field':
        return focusedField() !== undefined;
      case 'other colours':
        return colours() !== before.colours;
      case 'other headings':
        return headings() !== before.headings;
      case 'typed':
        return focusedField()?.value.startsWith(sign.text) ?? false;
      case 'status':
        return [...document.querySelectorAll('[role=status], output')].some(
          (status) => isShown(status) && (status.textContent ?? '').trim() === sign.text,
        );
      case 'kept':
        return Object.values(localStorage).some((value) => String(value).includes(sign.text));
    }
  };

  const onFrame = () => {
    const isFinal = final.every(isThere);
    const isUseful = times.usefulMs !== undefined || isFinal || useful.some(isThere);
    // Runs first after the frame.
    const note = () => {
      const at = performance.now() - (times.startMs ?? 0);
      if (isUseful) times.usefulMs ??= at;
      if (isFinal) times.finalMs ??= at;
    };
    const channel = new MessageChannel();
    channel.port1.onmessage = note;
    channel.port2.postMessage(undefined);
    if (!isFinal) requestAnimationFrame(onFrame);
  };
  const onAct = (event: Event) => {
    if (event.type !== startsWith || times.startMs !== undefined) return;
    times.startMs = event.timeStamp;
    sessionStorage.setItem('acted', String(performance.timeOrigin + event.timeStamp));
    requestAnimationFrame(onFrame);
  };
  Object.assign(window, { actTimes: times, onAct });
}

/** Prepares the pages of a tab; call it before the first is opened. */
export async function prepareToWatch(page: Page): Promise<void> {
  await page.addInitScript(hearActs);
}

/** Starts watching; the next trusted event of the type is the input. */
export async function watchAct(page: Page, watched: Watched): Promise<void> {
  await page.evaluate(watchInPage, watched);
}

/** The reaction of the page so far. If the input opened another page, its first paint counts. */
export async function actTimes(page: Page): Promise<ActTimes> {
  return page
    .evaluate((): ActTimes => {
      const times: unknown = Reflect.get(window, 'actTimes');
      if (typeof times === 'object' && times !== null) {
        const { usefulMs, finalMs } = times as ActTimes;
        return { usefulMs, finalMs };
      }
      const acted = sessionStorage.getItem('acted');
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return {
        usefulMs:
          acted && painted ? performance.timeOrigin + painted.startTime - Number(acted) : undefined,
        finalMs: undefined,
      };
    })
    .catch(() => ({ usefulMs: undefined, finalMs: undefined }));
}
