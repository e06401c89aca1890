import { type FunctionComponent, useEffect, useLayoutEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CrashingForm,
  element,
  painted,
  serveIsland,
  useServedPages,
} from '../../tests/support/serve-page';

useServedPages();

const onCrash = vi.fn();
beforeEach(() => onCrash.mockReset());
const serve = (Component: FunctionComponent) => serveIsland(Component, { onCrash });

const island = () => element('[data-island]');

test('after a crash, a form keeps its text and the focus, and is sent by the browser', async () => {
  serve(CrashingForm);
  element<HTMLInputElement>('[name=name]').value = 'Asha';
  element('[name=about]').click();
  element('button').focus();
  element('button').click();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-failed', 'crash'));
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(expect.any(Error), island());
  expect(element('button')).toHaveFocus();
  expect(element('[name=name]')).toHaveValue('Asha');
  expect(element('[name=about]')).toBeChecked();

  const submit = vi.fn((event: Event) => event.defaultPrevented);
  document.body.addEventListener('submit', submit, { once: true });
  document.body.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  element('button').click();
  expect(submit).toHaveReturnedWith(false);
});

test('after a crash whose cleanup throws too, the delivered HTML is there, and the crash is reported once', async () => {
  function Fragile() {
    const [isPressed, setPressed] = useState(false);
    useEffect(
      () => () => {
        throw new Error('can’t clean up');
      },
      [],
    );
    if (isPressed) throw new Error('can’t render');
    return (
      <button type="button" onClick={() => setPressed(true)}>
        Clear
      </button>
    );
  }
  serve(Fragile);
  element('button').click();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-failed', 'crash'));
  await painted();
  expect(element('button')).toHaveTextContent('Clear');
  expect(onCrash).toHaveBeenCalledOnce();
});

test('a form that is sent before its island crashes in hydration is sent by the browser, with its text', async () => {
  let isDelivered = false;
  const Crash = () => {
    if (isDelivered) throw new Error('can’t be hydrated');
    return (
      <form method="post">
        <input name="name" aria-label="Name" />
        <button type="submit">Send</button>
      </form>
    );
  };
  const posted: unknown[] = [];
  const post = (event: SubmitEvent) => {
    if (!event.defaultPrevented) posted.push(event.target);
    // jsdom can't open another page.
    event.preventDefault();
  };
  addEventListener('submit', post);
  serve(Crash);
  isDelivered = true;
  element<HTMLInputElement>('[name=name]').value = 'Asha';
  element('button').click();
  await vi.waitFor(() => expect(posted).toEqual([element('form')]));
  removeEventListener('submit', post);
  expect(element('[name=name]')).toHaveValue('Asha');
});

/** How many more renders of the pressed button throw. */
let crashes = 0;
function Button() {
  const [isPressed, setPressed] = useState(false);
  if (isPressed && crashes-- > 0) throw new Error('not yet');
  return (
    <button type="button" onClick={() => setPressed(true)}>
      {isPressed ? 'Cleared' : 'Clear'}
    </button>
  );
}

test('after a crash, a press of a button without a native form hydrates its island again', async () => {
  const load = serve(Button);
  crashes = 2; // React renders twice before it gives up.
  element('button').click();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-failed', 'crash'));
  element('button').click();
  await vi.waitFor(() => expect(element('button')).toHaveTextContent('Cleared'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(island()).not.toHaveAttribute('data-failed');
});

test('that also happens if the island ran before the page had loaded, and it runs once for each press', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const load = serveIsland(Button, { onCrash, when: 'load' });
  element('button').focus();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-running'));
  readyState.mockRestore();
  dispatchEvent(new Event('load'));
  await painted();

  crashes = 2;
  element('button').click();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-failed', 'crash'));
  let clicks = 0;
  const count = (event: Event) => {
    clicks += 1;
    // Clicks without end would hang the test.
    if (clicks > 100) event.stopPropagation();
  };
  addEventListener('click', count, { capture: true });
  element('button').click();
  await vi.waitFor(() => expect(element('button')).toHaveTextContent('Cleared'));
  removeEventListener('click', count, { capture: true });
  expect(clicks).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('an island that crashes right after it ran is not run again without a press', async () => {
  let isDelivered = false;
  function Brief() {
    const [hasCrashed, crash] = useState(false);
    useLayoutEffect(() => crash(isDelivered), []);
    if (hasCrashed) throw new Error('can’t stay');
    return <button type="button">Clear</button>;
  }
  const load = serve(Brief);
  isDelivered = true;
  element('button').click();
  await vi.waitFor(() => expect(island()).toHaveAttribute('data-failed', 'crash'));
  await painted();
  await painted();
  expect(load).toHaveBeenCalledOnce();
});
