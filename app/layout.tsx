import { ArrowUp } from 'lucide';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import '@/components/islands/error-content'; // Once in the layout's scripts, and not in those of each error page.
import { HydrationFlags } from '@/components/islands/hydration-flags';
import { Optional } from '@/components/islands/optional';
import { OutboxSender } from '@/components/islands/outbox-sender';
import { Runtime } from '@/components/islands/runtime/runtime';
import { ScrollToTop } from '@/components/islands/scroll-to-top';
import { SearchOpener } from '@/components/islands/search/search-opener';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SkipLink } from '@/components/layout/skip-link';
import { StaticIcon } from '@/components/ui/static-icon';
import { site } from '@/content/site';
import { enquiryEndpointMeta } from '@/lib/enquiry-endpoint';
import { headScript } from '@/lib/head-script';
import '@/styles/globals.css';

// `optional`: a face that is late moves no page under its reader. `lib/font-script.ts` puts it on where it can.
const display = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  variable: '--font-familjen',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

const text = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'optional',
  preload: true,
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

/** The one layout: header, content, footer and the islands of every page. */
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
      <body>
        <SkipLink />
        <Header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <HydrationFlags />
        <Optional>
          <ScrollToTop>
            <StaticIcon node={ArrowUp} strokeWidth={2} />
          </ScrollToTop>
          <SearchOpener />
          <OutboxSender />
          <Runtime />
        </Optional>
      </body>
    </html>
  );
}
