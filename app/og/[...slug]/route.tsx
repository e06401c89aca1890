import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { site } from '@/content/site';
import { artColours, coverArtSvg, logoSvg } from '@/lib/art/cover-art-svg';
import { motifOf } from '@/lib/art/page-motif';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { nameOf } from '@/lib/pages/titles';
import { isOfKind } from '@/lib/pages/tree';
import { socialCardPath } from '@/lib/publish/metadata';
import { fixedColour } from '@/lib/theme-colours';
import { ScreenCard } from './screen-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

const display = readFile('styles/fonts/familjen-grotesk-600.woff');
const text = readFile('styles/fonts/figtree-400.woff');

/** The most characters of a title in large letters. A longer one would take too many lines. */
const largeTitleMax = 34;

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const slugOf = (path: (typeof builtPages)[number]['path']) =>
  socialCardPath(path).split('/').slice(2);

const pathsBySlug = new Map(builtPages.map(({ path }) => [slugOf(path).join('/'), path]));

export function generateStaticParams() {
  return builtPages.map((page) => ({ slug: slugOf(page.path) }));
}

/**
 * The social card of a page: its title, summary and cover, or for a product its first screen, on
 * 1200 by 630 pixels.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string[] }> }) {
  const slug = (await params).slug.join('/');
  const path = pathsBySlug.get(slug);
  if (path === undefined) return new Response(null, { status: 404 });
  const title = path === '/' ? copyOf(path).heading : nameOf(path);
  const [screen] = isOfKind(path, 'product') ? copyOf(path).screens : [];
  const card = new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: fixedColour('canvas'),
        color: fixedColour('ink'),
        fontFamily: 'Figtree',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 675,
          padding: 64,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            fontSize: 32,
            fontFamily: 'Familjen Grotesk',
          }}
        >
          <img src={dataUrl(logoSvg())} width={52} height={52} alt="" style={{ marginRight: 20 }} />
          {site.name}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              fontFamily: 'Familjen Grotesk',
              fontSize: title.length > largeTitleMax ? 60 : 76,
              lineHeight: 1.02,
              letterSpacing: -2,
            }}
          >
            {title}
          </div>
          <div style={{ marginTop: 28, fontSize: 30, lineHeight: 1.35, color: artColours[1] }}>
            {copyOf(path).summary}
          </div>
        </div>
      </div>
      {screen ? (
        <ScreenCard screen={screen} />
      ) : (
        <img src={dataUrl(coverArtSvg(motifOf(path), 11, 13))} width={525} height={630} alt="" />
      )}
    </div>,
    {
      width: 1200,
      height: 630,
      fonts: [
        { name: 'Familjen Grotesk', data: await display, weight: 600 },
        { name: 'Figtree', data: await text, weight: 400 },
      ],
    },
  );
  // Some social networks do not show images larger than 300 kB. A palette keeps the file below
  // that.
  const png = await sharp(await card.arrayBuffer())
    .png({ palette: true, colours: 64, dither: 0, effort: 1 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
