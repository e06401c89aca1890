import { hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/** Submits a form of an island that does not run yet once it runs; the browser posts it if the code can't be loaded. */
export function followSubmits(run: RunIsland): void {
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
