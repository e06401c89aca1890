import type { BlogPosting, DefinedTermSet, Question } from 'schema-dts';
import type { Question as AnsweredQuestion } from '@/content/schema/pages';
import { site } from '@/content/site';
import type { PagePath, PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { nameOf } from '@/lib/pages/titles';
import { plainText } from '@/lib/parse-markdown';
import { htmlOf } from '../markdown';
import { absoluteUrl, socialCardPath } from '../metadata';
import { organizationReference } from './identity';

export function blogPosting(path: PagePathOf<'post'>): BlogPosting {
  const copy = copyOf(path);
  return {
    '@type': 'BlogPosting',
    '@id': `${absoluteUrl(path)}#article`,
    headline: copy.heading,
    description: copy.description,
    datePublished: copy.published,
    dateModified: copy.updated,
    author: organizationReference,
    publisher: organizationReference,
    image: absoluteUrl(socialCardPath(path)),
    keywords: [...copy.tags],
    wordCount: plainText(copy.body).split(' ').length,
    inLanguage: site.language,
    mainEntityOfPage: absoluteUrl(path),
  };
}

export function questions(
  answered: readonly AnsweredQuestion[],
  path: PagePath,
): readonly Question[] {
  return answered.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: htmlOf(answer, path) },
  }));
}

/** The glossary. Its terms have no `@id`, because no other data refers to a term. */
export function definedTermSet(path: PagePathOf<'glossary'>): DefinedTermSet {
  const address = absoluteUrl(path);
  return {
    '@type': 'DefinedTermSet',
    '@id': `${address}#terms`,
    name: nameOf(path),
    url: address,
    hasDefinedTerm: copyOf(path).terms.map(({ term, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
    })),
  };
}
