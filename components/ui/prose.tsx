import Markdown, { type Components } from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { classNames } from '@/lib/class-names';
import { isPagePath } from '@/lib/pages/tree';
import { Picture } from './picture';
import { type SiteHref, SiteLink } from './site-link';

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
  // A picture on a line of its own is a figure, which no paragraph can hold.
  p: ({ node, children }) =>
    node?.children.some((child) => child.type === 'element' && child.tagName === 'img') ? (
      children
    ) : (
      <p>{children}</p>
    ),
  // A wide table or code block scrolls by itself, also with the keyboard, and the page does not.
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset, and not a landmark either
    <div role="group" aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
  // The corner of a table with row labels is no heading.
  th: ({ children, style }) => (children ? <th style={style}>{children}</th> : <td />),
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <pre tabIndex={0}>{children}</pre>
  ),
};

/** Markdown as page text. Links inside the site and pictures are checked by the build; raw HTML in the source is shown as text. */
export function Prose({
  children,
  anchors = false,
  className,
}: {
  children: string;
  /** Gives headings an `id`, for a contents list. */
  anchors?: boolean;
  className?: string;
}) {
  return (
    <div className={classNames('prose', className)}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={anchors ? [rehypeSlug] : []}
        components={components}
      >
        {children}
      </Markdown>
    </div>
  );
}
