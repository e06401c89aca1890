import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).freeze();

/** The syntax tree of a Markdown text. */
export const parseMarkdown = (markdown: string) => parser.parse(markdown);
