import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ContentProblems } from '@/components/islands/content-problems';
import { NextRuntime } from '@/components/islands/next-runtime';
import { OpenContent } from '@/components/islands/open-content';
import { site } from '@/content/site';
import { enquiryEndpointMeta } from '@/lib/enquiry/enquiry-endpoint';
import { headScript } from '@/lib/head/head-script';
import '@/styles/globals.css';

// The web fonts load after the first paint, because a preload delays that paint. Until a web font
// has loaded, text is shown in a fallback font of `styles/fonts.css` with almost the same widths,
// so that few lines wrap differently. Low-data mode loads no web fonts.
const display = localFont({
  src: '../styles/fonts/familjen-grotesk.woff2',
  variable: '--font-familjen',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

const text = localFont({
  src: '../styles/fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'swap',
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

/**
 * The `html`, `head` and `body` elements of every page. `SiteFrame` adds the header and the footer.
 */
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
        <NextRuntime />
        {process.env.NODE_ENV === 'development' && (
          <>
            <ContentProblems renderedAt={Date.now()} />
            <OpenContent />
          </>
        )}
      </body>
    </html>
  );
}
