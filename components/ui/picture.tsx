import {
  fallbackWidth,
  type PictureFormat,
  pictureAddress,
  pictureMediaTypes,
  readPicture,
  type SourcePicture,
  widthsOf,
} from '@/lib/pictures/pictures';

/**
 * The width of a picture on the page. Browsers that support `auto` measure it; other browsers use
 * the values after `auto`.
 */
const sizes = 'auto, (min-width: 45rem) 40rem, 92vw';

const sourceSet = (picture: SourcePicture, format: PictureFormat) =>
  widthsOf(picture)
    .map((width) => `${pictureAddress({ picture, width, format })} ${width}w`)
    .join(', ');

/**
 * A picture from `content/pictures/`, loaded lazily. In low-data mode, the browser loads it when
 * the reader ticks its checkbox. This needs no script.
 */
export function Picture({
  name,
  alt,
  caption,
}: {
  name: string;
  alt: string;
  caption?: string | undefined;
}) {
  const picture = readPicture(name);
  return (
    <figure className="picture measure">
      <label>
        <input type="checkbox" /> {`Show the picture: ${alt}`}
      </label>
      <picture>
        <source type={pictureMediaTypes.avif} srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
        <img
          src={pictureAddress({ picture, width: fallbackWidth, format: 'jpeg' })}
          srcSet={sourceSet(picture, 'webp')}
          sizes={sizes}
          alt={alt}
          width={picture.width}
          height={picture.height}
          className="hairline bg-surface"
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption className="mt-2 text-note text-ink-muted">{caption}</figcaption>}
    </figure>
  );
}
