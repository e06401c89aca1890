import { commitments } from '@/content/company/commitments';
import { samplesExplained } from '@/content/prices/links';
import { furtherPrices, prices } from '@/content/prices/prices';
import { site } from '@/content/site';

/** Whether each value of some data is a placeholder. */
const marksIn = (data: object) =>
  [...JSON.stringify(data).matchAll(/"standIn":(true|false)/g)].map(([, mark]) => mark === 'true');

const marks = {
  price: marksIn({ prices, furtherPrices }),
  contact: marksIn(site),
  commitment: Object.values<{ readonly signed: string }>(commitments).map(
    ({ signed }) => signed === 'not yet',
  ),
};

/**
 * The sentence of the line above each page while a fact or a price of the company is a placeholder,
 * or a commitment is not signed; undefined if none is.
 */
export const samplesNotice = noticeOf(marks);

/**
 * The same sentence in Markdown with a link to the paragraph that explains it, for files that have
 * no line above the page. Empty if nothing is a sample.
 * @param addressOf returns the absolute address of a path
 */
export function samplesNoticeMarkdown(addressOf: (path: string) => string): string {
  if (samplesNotice === undefined) return '';
  return samplesExplained ? `[${samplesNotice}](${addressOf(samplesExplained)})` : samplesNotice;
}

/** Whether any fact is a sample. */
export const hasPlaceholders = samplesNotice !== undefined;

/** @param facts whether each fact of a kind is a sample, by the name of the kind */
export function noticeOf(facts: Readonly<Record<string, readonly boolean[]>>): string | undefined {
  const kinds = Object.keys(facts).filter((kind) => facts[kind]?.includes(true));
  const isEach = kinds.every((kind) => !facts[kind]?.includes(false));
  const names = kinds.map((kind) => (isEach ? kind : `${kind}s`));
  const list = new Intl.ListFormat(site.language).format(names);
  if (kinds.length === 0) return undefined;
  return isEach ? `Every ${list} is a sample` : `Some ${list} are samples`;
}
