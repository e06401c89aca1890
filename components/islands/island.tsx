import type { ComponentType } from 'react';
import type { IslandName } from './registry';

/**
 * A client component that is delivered as HTML and hydrated by itself: when a visitor is about to use it, or right after
 * the first paint where it is what the page is for. Its properties travel in the page as JSON. Where Next hydrates the
 * page, as in development, it is an ordinary client component.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when = 'use',
  stored,
}: {
  name: IslandName;
  component: ComponentType<Props>;
  props: Props;
  when?: 'use' | 'load';
  /** A key of local storage: where it has a value, the island is hydrated right after the first paint as well. */
  stored?: string;
}) {
  const json = JSON.stringify(props);
  return (
    <div
      className="contents"
      data-island={name}
      data-props={json === '{}' ? undefined : json}
      data-when={when === 'load' ? when : undefined}
      data-stored={stored}
    >
      <Component {...props} />
    </div>
  );
}
