import { hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/** Runs the island of a form that is submitted, and then submits it again. If the code can't be loaded, the browser posts it. */
export function handleSubmits(run: RunIsland): void {
  listen(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      const island = waitingIsland(event);
      if (!island || hasCrashed(island)) return;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
      event.preventDefault();
      run(island).then(
        () => form.requestSubmit(submitter),
        () => form.submit(),
      );
    },
    { passive: false },
  );
}
