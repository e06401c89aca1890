import type { ComponentType } from 'react';

export interface IslandProps<Name extends string, Props extends object> {
  /** The name by which the page's script finds the component. */
  readonly name: Name;
  readonly component: ComponentType<Props>;
  /** Written into the page as JSON. */
  readonly props: Props;
  /**
   * `use`: it is hydrated when a visitor is about to use it. `load`: it is hydrated when the page
   * has loaded.
   */
  readonly when?: 'use' | 'load';
  /**
   * If a key of local storage starts with this text, the island is hydrated when the page has
   * loaded.
   */
  readonly stored?: string;
}

/**
 * A client component that is rendered to HTML at build, and hydrated separately from the rest of
 * the page in the browser. In development, Next hydrates the whole page, so it is an ordinary
 * client component.
 */
export function Island<Name extends string, Props extends object>({
  name,
  component: Component,
  props,
  when = 'use',
  stored,
}: IslandProps<Name, Props>) {
  const json = JSON.stringify(props);
  return (
    <div
      style={{ display: 'contents' }}
      data-island={name}
      data-props={json === '{}' ? undefined : json}
      data-when={when === 'load' ? when : undefined}
      data-stored={stored}
    >
      <Component {...props} />
    </div>
  );
}
