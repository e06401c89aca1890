import { hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/** Submits a form when its island runs. If the code can't be loaded, the browser posts the form. */
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
