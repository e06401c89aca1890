import { Readability } from '@mozilla/readability';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GlossaryTemplate } from '@/components/templates/resources/glossary';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';

test('the reader view of Firefox keeps every definition', () => {
  const path = pageOf('glossary');
  render(<GlossaryTemplate path={path} />);
  const kept = new Readability(document).parse()?.textContent ?? '';
  const lost = copyOf(path).terms.filter(({ definition }) => !kept.includes(definition));
  expect(lost.map(({ term }) => term)).toEqual([]);
});
