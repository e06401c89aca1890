import { hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/**
 * If the form of an island that is not running is submitted, runs the island, and then submits the form again. If the island
 * can't run, the browser posts the form.
 */
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
        // After a crash, the island contains a copy of the form.
        () => (form.isConnected ? form : island.querySelector('form'))?.submit(),
      );
    },
    { passive: false },
  );
}
