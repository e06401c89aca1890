import { type PictureName, servicePictures } from '@/content/service-pictures';
import type { PagePath } from '@/content/tree';

/** A small picture on 64 by 48 units: lines, and the part of it that matters, filled. */
interface Picture {
  readonly lines: string;
  readonly mark: string;
}

/** The pictures by the names that content gives them. */
const pictures: Readonly<Record<PictureName, Picture>> = {
  // A cloud over a rack.
  'cloud-and-rack': {
    lines: 'M19 26a8 8 0 0 1 1-16 12 12 0 0 1 23-2 9 9 0 0 1 3 18zM32 26v6M14 32h36v12H14z',
    mark: 'M18 36h4v4h-4zM25 36h4v4h-4z',
  },
  // A page and a phone.
  'page-and-phone': {
    lines: 'M4 6h44v36H4zM4 14h44M42 18h18v26H42z',
    mark: 'M10 20h24v6H10zM46 24h10v5H46z',
  },
  // Parts that make one whole.
  'parts-of-a-whole': {
    lines: 'M6 6h16v16H6zM24 6h16v16H24zM6 24h16v18H6zM42 6h16v16H42zM42 24h16v18H42z',
    mark: 'M24 24h16v18H24z',
  },
  // A list that was gone through.
  'checked-list': {
    lines: 'M12 4h40v40H12zM30 14h16M30 24h16M30 34h16',
    mark: 'M17 12l3 3 6-6 2 2-8 8-5-5zM17 22l3 3 6-6 2 2-8 8-5-5zM17 32l3 3 6-6 2 2-8 8-5-5z',
  },
  // A clock that somebody watches.
  'watched-clock': {
    lines: 'M32 4a20 20 0 1 1 0 40a20 20 0 0 1 0-40M32 12v12l9 6',
    mark: 'M32 4a20 20 0 0 1 20 20h-6A14 14 0 0 0 32 10z',
  },
  // Three systems and what joins them.
  'joined-systems': {
    lines: 'M4 6h18v14H4zM42 6h18v14H42zM23 30h18v14H23zM22 13h20M13 20l12 10M51 20L39 30',
    mark: 'M32 8a5 5 0 1 1 0 10a5 5 0 0 1 0-10',
  },
  // Brackets around what is built.
  brackets: {
    lines: 'M18 8L4 24l14 16M46 8l14 16-14 16',
    mark: 'M24 30h16v8H24zM24 20h11v8H24zM24 10h6v8h-6z',
  },
};

/** What a line of service is about, as a picture. Decorative: its name stands beside it. */
export function ServicePicture({ path }: { path: PagePath }) {
  const name = servicePictures[path];
  if (!name) return null;
  const picture = pictures[name];
  return (
    <svg viewBox="0 0 64 48" className="service-picture" aria-hidden="true">
      <path d={picture.mark} />
      <path d={picture.lines} />
    </svg>
  );
}
