import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from '@/components/ui/prose';
import { pictureNames, readPicture } from '@/lib/pictures/pictures';

test('running text shows a picture in several formats and sizes', () => {
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
