import {
  fallbackWidth,
  type Picture as KnownPicture,
  type PictureFormat,
  pictureAddress,
  pictureMediaTypes,
  readPicture,
  widthsOf,
} from '@/lib/pictures/pictures';

/** How wide running text is, for browsers that don't take the width from the layout as `auto` says. */
const sizes = 'auto, (min-width: 45rem) 40rem, 92vw';

const sourceSet = (picture: KnownPicture, format: PictureFormat) =>
  widthsOf(picture)
    .map((width) => `${pictureAddress({ picture, width, format })} ${width}w`)
    .join(', ');

/**
 * A picture of `content/pictures/`, loaded when a reader comes near it. In low-data mode it is not loaded until the reader
 * asks for it, which needs no script.
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
    <figure className="picture">
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
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
