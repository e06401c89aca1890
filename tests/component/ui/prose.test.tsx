import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from '@/components/ui/prose';

const codeOf = (lines: number) =>
  `\`\`\`sql\n${Array.from({ length: lines }, (_, index) => `select ${index};`).join('\n')}\n\`\`\``;

test('long code opens on request, with its number of lines', () => {
  render(<Prose>{codeOf(13)}</Prose>);
  expect(screen.getByText('Code, 13 lines')).toBeVisible();
  expect(screen.getByText(/select 12;/)).not.toBeVisible();
});

test('short code is open', () => {
  render(<Prose>{codeOf(12)}</Prose>);
  expect(screen.getByText(/select 11;/)).toBeVisible();
  expect(screen.queryByText(/lines$/)).not.toBeInTheDocument();
});
