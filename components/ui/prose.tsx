import type { Element } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toString as textOf } from 'mdast-util-to-string';
import type { ComponentType, JSX } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { classNames } from '@/lib/class-names';
import { isPagePath } from '@/lib/pages/tree';
import { htmlTreeOf } from '@/lib/parse-markdown';
import { Picture } from './picture';
import { addHeadingIds, addRowHeadings, keepWordsUnbroken } from './prose/change-tree';
import { type SiteHref, SiteLink } from './site-link';

/**
 * The maximum number of lines of a code block that is open at first. Longer code blocks are
 * collapsed.
 */
const openCodeLinesMax = 12;

/** Whether an address is that of a page of the site, with or without a query or a fragment. */
export const isSiteHref = (href: string): href is SiteHref =>
  isPagePath(href.replace(/[?#].*$/, ''));

/** The name of a table: the headings of its columns. */
function tableName(table: Element | undefined): string {
  const head = table?.children.find(
    (child) => child.type === 'element' && child.tagName === 'thead',
  );
  const row =
    head && 'children' in head ? head.children.find((child) => 'children' in child) : undefined;
  const names =
    row && 'children' in row ? row.children.map((cell) => textOf(cell).trim()).filter(Boolean) : [];
  return `Table: ${names.join(', ')}`;
}

type Components = {
  readonly [Tag in keyof JSX.IntrinsicElements]?: ComponentType<
    JSX.IntrinsicElements[Tag] & { node?: Element }
  >;
};

const components: Components = {
  a: ({ href = '', children }) =>
    isSiteHref(href) ? (
      <SiteLink href={href}>{children}</SiteLink>
    ) : (
      <a
        href={href}
        // Without it, a pointer on the link would load the file (`loadAhead`).
        download={href.startsWith('/downloads/') || undefined}
        {...(href.startsWith('http') && { rel: 'noopener' })}
      >
        {children}
      </a>
    ),
  img: ({ src, alt = '', title }) =>
    typeof src === 'string' && <Picture name={src} alt={alt} caption={title} />,
  // Wide tables and code blocks scroll horizontally. They are focusable, so that keyboard users can
  // scroll them.
  table: ({ node, children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and each table as a section would be a landmark
    <div role="group" aria-label={tableName(node)} tabIndex={0} className="scrolls">
      <table>{children}</table>
    </div>
  ),
  // The empty corner cell of a table with row labels is not a heading.
  th: ({ node, children, style }) =>
    children ? (
      <th scope={node?.properties.scope === 'row' ? 'row' : 'col'} style={style}>
        {children}
      </th>
    ) : (
      <td />
    ),
  pre: ({ node, children }) => {
    const lines = textOf(node).trimEnd().split('\n').length;
    const name = `Code, ${lines === 1 ? '1 line' : `${lines} lines`}`;
    const code = (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
      <pre role="group" aria-label={name} tabIndex={0}>
        {children}
      </pre>
    );
    if (lines <= openCodeLinesMax) return code;
    return (
      <details className="hairline-t">
        <summary data-mdast="ignore" className="opens min-h-target font-semibold">
          {name}
        </summary>
        {code}
      </details>
    );
  },
};

/** The components of a line of text, without a paragraph around it. */
const lineComponents: Components = { ...components, p: ({ children }) => children };

/** Renders Markdown. The content check validates links and pictures. */
export function Prose({
  children,
  as: Element = 'div',
  isLine = false,
  anchors = false,
  id,
  className,
}: {
  children: string;
  as?: 'div' | 'dd' | 'li';
  /** Whether the text is one line, which needs no paragraph around it. */
  isLine?: boolean;
  /** Whether headings get an `id`, for a table of contents. */
  anchors?: boolean;
  id?: string;
  className?: string | undefined;
}) {
  const tree = htmlTreeOf(children);
  if (anchors) addHeadingIds(tree);
  addRowHeadings(tree);
  keepWordsUnbroken(tree);
  return (
    <Element id={id} className={classNames('prose', className)}>
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        components: isLine ? lineComponents : components,
        passNode: true,
      })}
    </Element>
  );
}
