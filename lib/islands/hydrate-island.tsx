import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandElement } from './island-element';

function Running({ onRun, children }: { onRun: () => void; children: ReactNode }) {
  useLayoutEffect(onRun, [onRun]);
  return children;
}

/** The fields of a form that a visitor can change. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field) =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );

/** Copies the values of a form into another form, field by field, up to the first field with a different name. */
function copyFields(from: HTMLFormElement, to: HTMLFormElement): void {
  const fields = fieldsOf(to);
  for (const [index, field] of fieldsOf(from).entries()) {
    const copy = fields[index];
    if (copy?.name !== field.name) return;
    copy.value = field.value;
    if (copy instanceof HTMLInputElement && field instanceof HTMLInputElement)
      copy.checked = field.checked;
  }
}

/** The elements of an island that can have the focus. */
const focusableIn = (island: IslandElement) => [
  ...island.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
];

/**
 * Restores the delivered HTML of an island, with the values of its forms and the focus.
 * @param forms the forms of the island before the crash
 * @param focused the index in `focusableIn` of the element that had the focus; -1 for none. If the island had added elements,
 * the index may now be that of another element near it
 */
function restore(
  island: IslandElement,
  delivered: Node,
  forms: readonly HTMLFormElement[],
  focused: number,
): void {
  island.replaceChildren(...delivered.childNodes);
  for (const [index, form] of island.querySelectorAll('form').entries()) {
    const from = forms[index];
    if (from) copyFields(from, form);
  }
  // Leave the focus where it is if it is in another part of the page.
  if (document.activeElement === document.body)
    focusableIn(island)[focused]?.focus({ preventScroll: true });
}

/**
 * Hydrates an island. If the island crashes, during hydration or later, restores its delivered HTML, which works without scripts.
 * @param onCrash called after the HTML is restored
 * @returns a promise that resolves when the island runs
 * @throws if the island crashes during hydration
 */
export async function hydrateIsland(
  island: IslandElement,
  component: ComponentType<never>,
  onCrash: (error: unknown, island: IslandElement) => void,
): Promise<void> {
  const delivered = island.cloneNode(true);
  const forms = [...island.querySelectorAll('form')];
  let focused = -1;
  const recordFocus = () => {
    focused = focusableIn(island).findIndex((element) => element.matches(':focus'));
  };
  recordFocus();
  island.addEventListener('focusin', recordFocus);
  // `Island` wrote the props for this component into the page.
  const Component = component as ComponentType<object>;
  const props: object = JSON.parse(island.dataset.props ?? '{}');
  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(
      island,
      <Running
        onRun={() => {
          island.dataset.running = '';
          resolve();
        }}
      >
        <Component {...props} />
      </Running>,
      {
        // React can unmount the root only after this callback. Unmounting empties the element, so restore the HTML afterwards.
        onUncaughtError: (error) =>
          queueMicrotask(() => {
            root.unmount();
            island.removeEventListener('focusin', recordFocus);
            restore(island, delivered, forms, focused);
            delete island.dataset.running;
            island.dataset.failed = 'crash';
            onCrash(error, island);
            reject(error);
          }),
      },
    );
  });
}
