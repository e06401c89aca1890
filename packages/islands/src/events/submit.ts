import { currentElement } from '../current-element';
import { hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';
import { runFor } from './run-for';

/** The form that has taken the place of a form, see `currentElement`. */
function currentForm(form: HTMLFormElement): HTMLFormElement {
  const current = currentElement(form);
  return current instanceof HTMLFormElement ? current : form;
}

/**
 * Submits a form with the button that has taken the place of the pressed one, or without one if the
 * form has no such button.
 */
function submitAgain(form: HTMLFormElement, pressed: HTMLElement | null): void {
  const button = pressed && currentElement(pressed);
  form.requestSubmit(button && 'form' in button && button.form === form ? button : undefined);
}

/**
 * If the form of an island that is not running is submitted, runs the island, and then submits the
 * form again. If the island can't run, the browser posts the form.
 */
export function handleSubmits(run: RunIsland): void {
  /** Whether a form is being submitted that the browser shall post. */
  let isNative = false;
  listen(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      const island = waitingIsland(event);
      if (isNative || !island || hasCrashed(island)) return;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
      event.preventDefault();
      // By then, the content of the island may have been replaced.
      const submit = () => submitAgain(currentForm(form), submitter);
      runFor(form, island, run, submit, () => {
        isNative = true;
        submit();
        isNative = false;
      });
    },
    { passive: false },
  );
}
