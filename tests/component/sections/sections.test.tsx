import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Comparison } from '@/components/sections/comparison';
import { Questions } from '@/components/sections/questions';
import { Sources } from '@/components/sections/sources';
import { Prose } from '@/components/ui/prose';
import { pictureNames, readPicture } from '@/lib/pictures/pictures';

describe('running text', () => {
  test('turns Markdown links into links of the site', () => {
    render(<Prose>Read about [CRM](/solutions/crm).</Prose>);
    expect(screen.getByRole('link', { name: 'CRM' })).toHaveAttribute('href', '/solutions/crm');
  });

  test('shows markup in the source as text', () => {
    const { container } = render(<Prose>{'<img src=x onerror=alert(1)> & <b>bold</b>'}</Prose>);
    expect(container.querySelector('img, b')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)> & <b>bold</b>');
  });

  test('removes an address that would run as a script', () => {
    render(<Prose>{'[press](javascript:alert(1))'}</Prose>);
    expect(screen.getByText('press')).not.toHaveAttribute(
      'href',
      expect.stringContaining('script'),
    );
  });

  test('shows a picture in several formats and sizes', () => {
    const [name] = pictureNames();
    if (!name) throw new Error('content/pictures: there is no picture to look at.');
    const { width, height } = readPicture(name);
    const { container } = render(
      <Prose>{`Before.\n\n![A sign & a door](${name} "Seen in <Mombasa>")\n\nAfter.`}</Prose>,
    );
    const picture = screen.getByRole('img', { name: 'A sign & a door' });
    expect(picture).toHaveAttribute('width', String(width));
    expect(picture).toHaveAttribute('height', String(height));
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
    expect(picture).toHaveAttribute('src', expect.stringMatching(/-720-\w+\.jpeg$/));
    expect(picture).toHaveAttribute('srcset', expect.stringMatching(/-360-\w+\.webp 360w, .+720w/));
    expect(picture).toHaveAttribute('sizes', expect.stringMatching(/^auto, /));
    const better = picture.previousElementSibling;
    expect(better).toHaveAttribute('type', 'image/avif');
    expect(better).toHaveAttribute('srcset', expect.stringMatching(/-360-\w+\.avif 360w, .+720w/));
    expect(screen.getByRole('figure')).toContainElement(picture);
    expect(screen.getByText('Seen in <Mombasa>')).toBeVisible();
    expect(container.querySelectorAll('p')).toHaveLength(2);
  });

  test('names the picture that is missing', () => {
    expect(() => render(<Prose>{'![A door](no-such-door.png)'}</Prose>)).toThrow(
      'content/pictures/no-such-door.png: the file does not exist. Add the picture.',
    );
  });

  test('lets a wide table scroll with the keyboard', () => {
    render(<Prose>{'| a | b |\n|---|---|\n| 1 | 2 |'}</Prose>);
    const region = screen.getByRole('group', { name: 'Table' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByRole('table')).toBeVisible();
  });
});

test('a comparison names its rows and columns', () => {
  const rows = [
    { label: 'Price', cells: ['Monthly', 'Once'] },
    { label: 'Repairs', cells: ['Ours', 'Yours'] },
  ];
  const names = { heading: 'Two ways', rowHeading: 'Question', columns: ['Rent', 'Buy'] };
  render(<Comparison type="comparison" {...names} rows={rows} />);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Question', 'Rent', 'Buy']);
  expect(screen.getByRole('row', { name: 'Repairs Ours Yours' })).toBeVisible();
});

test('an answer is hidden until its question is opened', () => {
  render(<Questions questions={[{ question: 'How long?', answer: 'Two weeks.' }]} />);
  expect(screen.getByText('Two weeks.').closest('details')).not.toHaveAttribute('open');
});

test('sources say when a fact was checked, if it was', () => {
  render(
    <Sources
      sources={[
        { fact: 'a', reference: 'Act one', checked: '2026-11-02' },
        { fact: 'b', reference: 'Act two', checked: 'not yet' },
      ]}
    />,
  );
  expect(screen.getByText(/Act one/)).toHaveTextContent('Act one, checked 2 November 2026');
  expect(screen.getByText(/Act two/)).toHaveTextContent(/^Act two$/);
});
