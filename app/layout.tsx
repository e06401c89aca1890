import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { type ReactNode, Suspense } from 'react';
import { PlainRuntime } from '@/components/islands/plain-runtime';
import { site } from '@/content/site';
import { enquiryEndpointMeta } from '@/lib/enquiry/enquiry-endpoint';
import { headScript } from '@/lib/head/head-script';
import '@/styles/globals.css';

// `optional`: a face that is late moves no page under its reader; it shows from the next page on.
const display = localFont({
  src: '../styles/fonts/familjen-grotesk.woff2',
  variable: '--font-familjen',
  weight: '400 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
});

const text = localFont({
  src: '../styles/fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(site.url.value),
  applicationName: site.name,
  formatDetection: { telephone: false },
  other: enquiryEndpointMeta(),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
};

/** The content check of `npm run check:content`, for an editor who has `next dev` open; no build holds it. */
async function ContentCheck() {
  if (process.env.NODE_ENV !== 'development') return null;
  const [{ contentFindings }, { ContentFindings }] = await Promise.all([
    import('@/lib/checks/content-findings'),
    import('@/components/layout/content-findings'),
  ]);
  return <ContentFindings findings={await contentFindings()} />;
}

/** The document of every page; `SiteFrame` has what stands around its content. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.language}
      data-build={process.env.BUILD_ID}
      className={`${display.variable} ${text.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body id="top">
        {children}
        <PlainRuntime />
        {process.env.NODE_ENV === 'development' && (
          <Suspense>
            <ContentCheck />
          </Suspense>
        )}
      </body>
    </html>
  );
}
