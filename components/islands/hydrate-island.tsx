import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showErrorPage } from './errors/show-error-page';

/** Renders an island and tells when it runs. */
function Running({ onRun, children }: { onRun: () => void; children: ReactNode }) {
  useLayoutEffect(onRun, [onRun]);
  return children;
}

/**
 * Hydrates an island in its delivered HTML. One that fails while it runs is put back as it was delivered, where it works
 * without scripts; one in the content of the page brings up the error page.
 * @param element the island's element, with its properties as JSON
 * @returns a promise that resolves when the island runs
 */
export async function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<never>,
): Promise<void> {
  const delivered = element.cloneNode(true);
  // `Island` wrote the properties of this very component.
  const Component = component as ComponentType<object>;
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(
      element,
      <Running
        onRun={() => {
          element.dataset.running = '';
          resolve();
        }}
      >
        <Component {...props} />
      </Running>,
      {
        onUncaughtError: (error) => {
          reject(error);
          root.unmount();
          element.replaceChildren(...delivered.childNodes);
          delete element.dataset.running;
          if (element.closest('main')) showErrorPage(error);
          else console.warn('A part of this page is left as delivered, since it failed.', error);
        },
      },
    );
  });
}
