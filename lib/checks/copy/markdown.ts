import type { Configuration } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import { toString as wordsIn } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '@/lib/parse-markdown';
import { pictureFolder } from '@/lib/pictures/pictures';
import { didYouMean } from '../did-you-mean';
import { excerpt } from '../fields';
import { linkMistake, type Targets } from './links';

/** The rules of markdownlint. The names are those of its documentation. */
const rules: Configuration = {
  default: false,
  'descriptive-link-text': { prohibited_texts: ['click here', 'here', 'link', 'more', 'this'] },
  'code-block-style': { style: 'fenced' },
  'heading-increment': true,
  'no-trailing-punctuation': { punctuation: '.,:;' },
  'no-inline-html': true,
  'reference-links-images': { shortcut_syntax: true },
  'table-column-count': true,
};

/** The end of the message for each rule, with the correction. */
const remedies: Readonly<Record<string, string>> = {
  'descriptive-link-text':
    'has a link whose words do not say where it leads. Write the name of the page between the brackets',
  'code-block-style':
    'becomes a block of code. Remove the tab or the four spaces at the start of the line',
  'no-inline-html':
    'has HTML, which is shown as text. Write Markdown: **bold**, _emphasis_, [words](/path)',
  'heading-increment': 'skips a heading level. Go from ## to ###, one level at a time',
  'no-trailing-punctuation': 'is a heading with punctuation at its end. Remove it',
  'table-column-count':
    'is a row of a table with more or fewer cells than there are headings. Correct the cells',
  'reference-links-images':
    'has square brackets without a link. Write a link as [words](/path), without spaces in the address, or use round brackets',
};

/** Broken markup that the parser leaves as text. Visitors would see it. */
const leftovers: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/\*\*|(^|\s)__\S/, 'has bold that does not end. Write ** on both sides, without spaces inside'],
  [/`/, 'has code that does not end. Write ` on both sides'],
  [/\] ?\((?=[/.#h])/, 'has a broken link. Write [words](/path), without spaces'],
  [/^#{2,}/, 'has a broken heading. Write two to four # and a space'],
  [/^\s*\|.*\|\s*$/m, 'has a broken table. Write a line |---|---| with a cell for each heading'],
];

/** Matches text that may contain markup. Other text needs no parser. */
const hasMarkup = /[*_`[\]<>|#]|www\.|:\/\/|^(\t| {4})/m;

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly url?: string;
  readonly alt?: string | null | undefined;
  readonly children?: readonly Node[];
}

/** Alternative texts that describe nothing. */
const emptyAlt = /^(an?|the)?\W*(image|picture|photo|photograph|screenshot|graphic|drawing)?\W*$/i;

/** The mistakes in how a text shows a picture. `../pictures.ts` checks the file of the picture. */
function pictureMistakes(
  { url = '', alt }: Node,
  parent: Node | undefined,
  { pictures }: Targets,
): readonly string[] {
  const words = alt ?? '';
  const letters = (text: string) => text.toLowerCase().replaceAll(/\.\w+$|[^\p{L}\p{N}]/gu, '');
  const isFileName = letters(url) === letters(words);
  const isAlone = parent?.type === 'paragraph' && parent.children?.length === 1;
  return [
    ...(pictures.has(url)
      ? []
      : [
          `shows "${url}", which is not in ${pictureFolder}/. ${didYouMean(url, pictures)}Save the picture there and write its file name`,
        ]),
    ...(isFileName || emptyAlt.test(words)
      ? [
          `describes "${url}" as "${words}". Write what the picture shows: ![A till with a printer](${url})`,
        ]
      : []),
    ...(isAlone
      ? []
      : [`shows "${url}" inside a sentence. Put it on its own line, with empty lines around it`]),
  ];
}

function nodeMistakes(
  node: Node,
  targets: Targets,
  fragments: ReadonlySet<string> | undefined,
): readonly string[] {
  switch (node.type) {
    case 'link':
    case 'definition': {
      const address = node.url ?? '';
      const mistake = linkMistake(address, targets, fragments);
      if (targets.pictures.has(address))
        return [`links to the picture "${address}". To show it, write ! before the brackets`];
      if (mistake !== undefined) return [`leads to "${address}". ${mistake}`];
      return node.type === 'link' && wordsIn(node).trim() === ''
        ? [`has a link to "${address}" without words. Write [words](${address})`]
        : [];
    }
    case 'heading': {
      const words = wordsIn(node);
      if (words.trim() === '') return ['has an empty heading. Write words after the #'];
      return node.depth === 1
        ? [`"# ${excerpt(words)}" is a second title of the page. Start the line with ##`]
        : [];
    }
    case 'root': {
      const { children = [] } = node;
      const empty = children.find(({ type, depth = 0 }, index) => {
        const next = children[index + 1];
        if (type !== 'heading') return false;
        return next === undefined || (next.type === 'heading' && (next.depth ?? 0) <= depth);
      });
      return empty
        ? [
            `has no text under the heading "${excerpt(wordsIn(empty))}". Write it, or remove the heading`,
          ]
        : [];
    }
    case 'html':
      return node.value?.startsWith('<!--')
        ? ['has a comment, which is shown as text. Write it in the file, outside the text']
        : [];
    case 'text': {
      const value = node.value ?? '';
      const remedy = leftovers.find(([pattern]) => pattern.test(value))?.[1];
      return remedy ? [`"${excerpt(value)}" ${remedy}`] : [];
    }
    default:
      return [];
  }
}

/**
 * The mistakes in a Markdown text. Each message continues a sentence that starts with the name of
 * the field.
 * @param fragments the fragments of the page, which its links may refer to
 */
export function markdownMistakes(
  text: string,
  targets: Targets,
  fragments?: ReadonlySet<string>,
): readonly string[] {
  if (!hasMarkup.test(text)) return [];
  const tree = parseMarkdown(text);
  const found: string[] = [];
  visit(tree, (node, _index, parent) => {
    found.push(
      ...(node.type === 'image'
        ? pictureMistakes(node, parent, targets)
        : nodeMistakes(node, targets, fragments)),
    );
  });
  const lines = text.split('\n');
  const { field = [] } = lint({ strings: { field: text }, config: rules, frontMatter: null });
  for (const { ruleNames, lineNumber } of field) {
    const remedy = ruleNames.flatMap((name) => remedies[name] ?? [])[0];
    if (remedy) found.push(`"${excerpt(lines[lineNumber - 1] ?? '')}" ${remedy}`);
  }
  return found;
}
