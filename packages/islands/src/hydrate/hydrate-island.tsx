import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandElement } from '../island-element';
import { recordState } from './island-state';

function Running({
  onRender,
  onRun,
  children,
}: {
  onRender: () => void;
  onRun: () => void;
  children: ReactNode;
}) {
  onRender();
  useLayoutEffect(onRun, [onRun]);
  return children;
}

/**
 * Hydrates an island. If its content is no longer what the build delivered, for example because the
 * browser has translated it, React renders the island again. What the visitor has typed and chosen,
 * and the focus, stay. If the island crashes, during hydration or later, restores its delivered
 * HTML, which works without scripts.
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
  let state = recordState(island);
  const recordFocus = () => state.recordFocus();
  let hasEnded = false;
  recordFocus();
  island.addEventListener('focusin', recordFocus);
  // `Island` wrote the props for this component into the page.
  const Component = component as ComponentType<object>;
  const props: object = JSON.parse(island.dataset.props ?? '{}');
  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(
      island,
      <Running
        // React replaces content in the task in which it renders the island again.
        onRender={recordFocus}
        onRun={() => {
          island.dataset.running = '';
          delete island.dataset.failed;
          if (state.carryOver('changed')) {
            state = recordState(island);
            recordFocus();
          }
          resolve();
        }}
      >
        <Component {...props} />
      </Running>,
      {
        onRecoverableError: (error) =>
          console.warn(
            `The island "${island.dataset.island}" was not as the build had written it, so it has been rendered again.`,
            error,
          ),
        // React can unmount the root only after this callback. Unmounting empties the element, so
        // restore the HTML afterwards. A cleanup that throws then calls back a second time.
        onUncaughtError: (error) =>
          queueMicrotask(() => {
            if (hasEnded) return;
            hasEnded = true;
            root.unmount();
            island.removeEventListener('focusin', recordFocus);
            island.replaceChildren(...delivered.childNodes);
            state.carryOver('all');
            delete island.dataset.running;
            island.dataset.failed = 'crash';
            onCrash(error, island);
            reject(error);
          }),
      },
    );
  });
}
