import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showErrorPage } from './errors/show-error-page';

function Running({ onRun, children }: { onRun: () => void; children: ReactNode }) {
  useLayoutEffect(onRun, [onRun]);
  return children;
}

/**
 * Enables the whole stylesheet: a page carries only the rules for what is delivered with it. The link moves behind all
 * other styles, since Chromium puts late fonts on, and moves the page, when a stylesheet comes in between.
 * @throws when it can't be fetched
 */
function enableStyles(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  return Promise.all(
    [...links].map(
      (link) =>
        new Promise((resolve, reject) => {
          link.addEventListener('load', resolve, { once: true });
          link.addEventListener(
            'error',
            () => {
              link.disabled = true;
              reject(new Error(`${link.href} could not be loaded.`));
            },
            { once: true },
          );
          document.head.append(link);
          link.disabled = false;
        }),
    ),
  );
}

let styles: Promise<unknown> | undefined;

/** Enables the stylesheet once; after a failure the next call tries again. */
function requireStyles(): Promise<unknown> {
  styles ??= enableStyles().catch((error: unknown) => {
    styles = undefined;
    throw error;
  });
  return styles;
}

/**
 * Hydrates an island in its delivered HTML. One that fails while it runs is put back as it was delivered, where it works
 * without scripts; one in the content of the page brings up the error page.
 * @param element the island's element, with its properties as JSON
 * @returns a promise that resolves when the island runs
 * @throws when its styles can't be fetched
 */
export async function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<never>,
): Promise<void> {
  await requireStyles();
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
