import remarkGfm from 'remark-gfm';
import remarkHeadingIncrement from 'remark-lint-heading-increment';
import remarkNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkNoHtml from 'remark-lint-no-html';
import remarkNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { pictureFolder } from '@/lib/pictures/pictures';
import { linkMistake, nearest, type Targets } from './links';

const parser = unified()
  .use(remarkParse)
  .use(remarkNoHtml, { allowComments: false })
  .use(remarkNoDuplicateHeadings)
  .use(remarkHeadingIncrement)
  .use(remarkNoHeadingPunctuation, '.,:;')
  .use(remarkNoUndefinedReferences)
  .freeze();

/** Reads tables as well, which takes twice the time. */
const tableParser = parser().use(remarkGfm).freeze();

/** What to do about what a rule of `remark-lint` finds. */
const mends: Readonly<Record<string, string>> = {
  'no-html': 'shows HTML as text. Write Markdown: **bold**, _emphasis_, [words](/path)',
  'no-duplicate-headings': 'has two headings of the same words. Let each say what is below it',
  'heading-increment': 'has a heading that leaves a level out. Go from ## to ###, one at a time',
  'no-heading-punctuation': 'has a heading that ends like a sentence. Take the last sign away',
  'no-undefined-references':
    'has square brackets that lead nowhere. Write a link as [words](/path), or put the words in round brackets',
};

/** Marks that Markdown has not understood, and so would show, with what to do about each. */
const leftovers: readonly (readonly [mark: RegExp, mend: string])[] = [
  [/\*\*|(^|\s)__\S/, 'has bold that is not closed. Write ** on both sides, without spaces inside'],
  [/`/, 'has code that is not closed. Write ` on both sides'],
  [
    /\] ?\((?=[/.#h])/,
    'has a link that is not one. Write [words](/path) without spaces between or inside the brackets',
  ],
  [/^#{2,}/, 'has a heading that is not one. Write two to four # and a space in front of it'],
  [/<[^<>\s]+[.:@][^<>\s]*>/, 'has an address in angle brackets. Write [words](https://…)'],
];

/** An address in plain words, or something that was meant as one. */
const bareAddress = /\b(?:[a-z]{3,6}:?\/\/?|www\.)[\w-]+\.[^\s)]*[^\s).,;:!?]/gi;

const tableMend =
  'has a table that is not one. Give each row as many cells as the heading has, with a line of |---| below that';

const excerpt = (words: string) => {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/** Signs that need a parser to be judged. */
const judgedSigns = /\*\*|__|[`[\]<>|]|^\s*#|\/\/|www\.|:\//m;

const plainLink = /(?<!!)\[[^[\]`*_<]+\]\(([^()\s]+)\)/g;
const plainMarks = /`[^`\n]+`|\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*/g;

/**
 * The blocks of a text that need a parser, and the addresses of the links in the others. Most blocks have plain links, bold and
 * code only, and a parser takes twenty times as long to say so.
 */
function partsOf(text: string): { readonly judged: string; readonly addresses: readonly string[] } {
  const blocks = text.includes('```') ? [text] : text.split(/\n{2,}/);
  const addresses: string[] = [];
  const judged = blocks.filter((block) => {
    const rest = block.replace(plainMarks, '').replace(plainLink, '');
    if (judgedSigns.test(rest)) return true;
    for (const [, address = ''] of block.matchAll(plainLink)) addresses.push(address);
    return false;
  });
  return { judged: judged.join('\n\n'), addresses };
}

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly alt?: string | null | undefined;
  readonly children?: readonly Node[];
}

const wordsIn = (node: Node): string => node.value ?? (node.children ?? []).map(wordsIn).join('');

const lettersIn = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What is wrong with a picture of a text. Its file is looked at elsewhere. */
function pictureMistakes(
  { url = '', alt }: Node,
  parent: Node | undefined,
  { pictures }: Targets,
): readonly string[] {
  const words = lettersIn(alt ?? '');
  const isName = [url, url.replace(/\.\w+$/, '')].some((name) => lettersIn(name) === words);
  return [
    ...(pictures.has(url)
      ? []
      : [
          `shows "${url}", which is no file of ${pictureFolder}/. ${nearest(url, pictures)}Put it there, and write its name alone`,
        ]),
    ...(words === ''
      ? [
          `shows "${url}" without words. Write what is to be seen: ![A till beside a printer](${url})`,
        ]
      : []),
    ...(isName
      ? [`has the name of the file "${url}" for words. Write what is to be seen in its place`]
      : []),
    ...(parent?.type === 'paragraph' && parent.children?.length === 1
      ? []
      : [
          `shows "${url}" among words. Put it on a line of its own, with an empty line above and below`,
        ]),
  ];
}

/** What is wrong in a node of parsed Markdown, each with the words that it is about. */
function nodeMistakes(node: Node, targets: Targets): readonly string[] {
  switch (node.type) {
    case 'link':
    case 'definition': {
      const mistake = linkMistake(node.url ?? '', targets);
      return [
        ...(mistake === undefined ? [] : [`leads to "${node.url}". ${mistake}`]),
        ...(node.type === 'link' && wordsIn(node).trim() === ''
          ? [`has a link without words to "${node.url}". Write them: [words](${node.url})`]
          : []),
      ];
    }
    case 'heading':
      return wordsIn(node).trim() === ''
        ? ['has a heading without words. Write them, or take the # away']
        : [];
    case 'table': {
      const [head, ...rows] = node.children ?? [];
      const uneven = rows.find((row) => row.children?.length !== head?.children?.length);
      return uneven
        ? [
            `has a table with ${uneven.children?.length} cells below ${head?.children?.length} headings, in "${excerpt(wordsIn(uneven))}". Give each row as many`,
          ]
        : [];
    }
    case 'paragraph': {
      const words = wordsIn(node);
      return /^\s*\|.*\n\s*\|/.test(words) || /^\|?[ :-]*-{3,}[ :-]*\|/m.test(words)
        ? [`"${excerpt(words)}" ${tableMend}`]
        : [];
    }
    case 'text': {
      const value = node.value ?? '';
      const mend = leftovers.find(([mark]) => mark.test(value))?.[1];
      if (mend) return [`"${excerpt(value)}" ${mend}`];
      // Addresses that are written as they stand.
      return (value.match(bareAddress) ?? []).flatMap((address) => {
        const mistake = linkMistake(address, targets);
        return mistake === undefined ? [] : [`has the address "${address}". ${mistake}`];
      });
    }
    default:
      return [];
  }
}

/**
 * What is wrong with a text as Markdown: marks that would be shown, headings, tables, HTML and links. Each is a sentence
 * to follow the name of the field.
 */
export function markdownMistakes(text: string, targets: Targets): readonly string[] {
  const { judged, addresses } = partsOf(text);
  const found = addresses.flatMap((address) => {
    const mistake = linkMistake(address, targets);
    return mistake === undefined ? [] : [`leads to "${address}". ${mistake}`];
  });
  if (judged === '') return found;
  const file = new VFile(judged);
  const processor = /^\s*\|/m.test(judged) ? tableParser : parser;
  const tree = processor.runSync(processor.parse(file), file);
  visit(tree, (node, _index, parent) => {
    // The words of a link that is written as its own address.
    if (node.type === 'text' && parent?.type === 'link') return;
    found.push(
      ...(node.type === 'image'
        ? pictureMistakes(node, parent, targets)
        : nodeMistakes(node, targets)),
    );
  });
  const lines = judged.split('\n');
  for (const { ruleId = '', line = 1 } of file.messages) {
    const mend = mends[ruleId];
    if (mend) found.push(`"${excerpt(lines[line - 1] ?? '')}" ${mend}`);
  }
  return found;
}
