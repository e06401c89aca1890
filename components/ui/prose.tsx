import { toString as textOf } from 'mdast-util-to-string';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { classNames } from '@/lib/class-names';
import { isPagePath } from '@/lib/pages/tree';
import { Picture } from './picture';
import { rehypeHeadingIds } from './rehype-heading-ids';
import { rehypeUnbrokenWords } from './rehype-unbroken-words';
import { type SiteHref, SiteLink } from './site-link';

/** The maximum number of lines of a code block that is open at first. Longer code blocks are collapsed. */
const openCodeLinesMax = 12;

const isSiteHref = (href: string): href is SiteHref => isPagePath(href.replace(/[?#].*$/, ''));

const components: Components = {
  a: ({ href = '', children }) =>
    isSiteHref(href) ? (
      <SiteLink href={href}>{children}</SiteLink>
    ) : (
      <a href={href} {...(href.startsWith('http') && { rel: 'noopener' })}>
        {children}
      </a>
    ),
  img: ({ src, alt = '', title }) =>
    typeof src === 'string' && <Picture name={src} alt={alt} caption={title} />,
  // A picture becomes a `figure`, which HTML does not allow in a paragraph.
  p: ({ node, children }) =>
    node?.children.some((child) => child.type === 'element' && child.tagName === 'img') ? (
      children
    ) : (
      <p>{children}</p>
    ),
  // Wide tables and code blocks scroll horizontally. They are focusable, so that keyboard users can scroll them.
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and each table as a section would be a landmark
    <div role="group" aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
  // The empty corner cell of a table with row labels is not a heading.
  th: ({ children, style }) => (children ? <th style={style}>{children}</th> : <td />),
  pre: ({ node, children }) => {
    const code = (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
      <pre tabIndex={0}>{children}</pre>
    );
    const lines = textOf(node).trimEnd().split('\n').length;
    if (lines <= openCodeLinesMax) return code;
    return (
      <details className="hairline-t">
        <summary
          data-mdast="ignore"
          className="flex min-h-11 cursor-pointer items-center font-semibold"
        >
          Code, {lines} lines
        </summary>
        {code}
      </details>
    );
  },
};

/** Renders Markdown. Raw HTML is shown as text. The content check validates links and pictures. */
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
  return (
    <Element id={id} className={classNames('prose', className)}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={anchors ? [rehypeHeadingIds, rehypeUnbrokenWords] : [rehypeUnbrokenWords]}
        components={components}
        {...(isLine && { disallowedElements: ['p'], unwrapDisallowed: true })}
      >
        {children}
      </Markdown>
    </Element>
  );
}
