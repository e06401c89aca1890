import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Websites that load on mobile data',
  summary: 'A weight budget for your contract, seven fixes in order and how to measure a page.',
  description:
    'Build a website that loads fast on mobile data: a 350 KB budget to put in the contract, seven fixes in order of effect, and how to measure a page in ten minutes.',
  lead: 'A weight budget for your designer, what to reduce first, and how to measure the result on a modest phone on mobile data.',
  published: '2026-11-21',
  order: 8,
  updated: '2026-11-27',
  emblem: 'gauge',
  tags: ['Web', 'Retail'],
  body: `Your designer shows you the new site on a large screen, over office fibre. Your customer opens it on a three-year-old Android phone, with a data bundle bought for the day. If the page loads slowly there, you lose the call.

## What the visitor pays

Every kilobyte uses up data that the visitor bought, and time. On a mobile connection, visitors wait for three things:

| Waiting for | Grows with | Reduced by |
|---|---|---|
| The first answer | Slow hosting, distance, redirects | Better hosting, caching, fewer hops |
| The bytes | Images, video, fonts, scripts | Sending less |
| The phone’s processor | Amount of JavaScript | Running less |

The third is easy to forget: a script that was downloaded has to run, and a cheap phone takes longer for that than a laptop.

## A budget you can put in a contract

A budget is a limit that you can test. Here is a strict one for an ordinary company page:

| Part | Limit on first visit, compressed |
|---|---|
| HTML | 30 KB |
| CSS | 30 KB |
| JavaScript | 120 KB |
| Fonts | 60 KB, two files |
| Images above the fold | 110 KB |
| Whole page before scrolling | 350 KB |
| Requests to other companies’ servers | 2 |

A page of 350 KB visited a thousand times moves 350 MB. At 4 MB it moves 4 GB, and your future customers pay for it.

Add three targets of experience. Google publishes thresholds for what it calls Core Web Vitals, judged at the 75th percentile of visits: largest content shown within 2.5 seconds, response to a tap within 200 milliseconds, and a layout shift score of at most 0.1.

## Seven fixes, biggest first

**1. Resize photographs.** A 4,000-pixel picture from a camera, shown 400 pixels wide, wastes nearly all of what it sends. Prepare three widths and let the browser choose:

\`\`\`html
<img
  src="/img/beach-room-800.webp"
  srcset="/img/beach-room-400.webp 400w, /img/beach-room-800.webp 800w,
          /img/beach-room-1600.webp 1600w"
  sizes="(min-width: 60rem) 50vw, 100vw"
  width="800" height="533"
  alt="Double room with a view of the creek"
  loading="lazy" decoding="async"
>
\`\`\`

The \`width\` and \`height\` reserve the space, so text does not jump. Leave \`loading="lazy"\` off the one picture visible at the top, and give that one \`fetchpriority="high"\`.

**2. Remove the slider.** Visitors may scroll on before the second slide appears, but they pay for all of them. Use one photograph and one sentence.

**3. Question each third party.** Chat bubbles, heat maps, social feeds and analytics scripts all add weight. Load the map when a visitor taps “Show map”. Replace the chat bubble with a plain WhatsApp link: it weighs almost nothing and opens an app that people already use.

**4. Use two font files, or none.** Use WOFF2 with only the characters you need, from your own server, with \`font-display: swap\` so that text appears at once. The phone’s own font is free.

**5. Compress and cache.** Text shrinks with Brotli or gzip. Files whose name changes with their content can be kept for a year, so that a second visit costs almost nothing:

\`\`\`nginx
gzip on;
gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

location /assets/ {
  add_header Cache-Control "public, max-age=31536000, immutable";
}
location / {
  add_header Cache-Control "no-cache";
}
\`\`\`

Here \`no-cache\` means “ask before reusing”, which is right for pages. Use the long rule only for files with a hash in the name, or visitors will not see your corrections.

**6. Send finished HTML.** If the text arrives in the first file, the visitor can read while the rest loads. If the page is blank until JavaScript has run, a lost request means no page at all.

**7. Host with a cache near the reader.** A content delivery network with servers in East Africa saves a trip to Europe for each file. Ask for the measured time from a Kenyan mobile line.

## Measure it in ten minutes

On a laptop, this shows the time to the first byte and the compressed size of the HTML for several pages:

\`\`\`bash
for path in / /rooms /contact; do
  curl -s -o /dev/null -H 'Accept-Encoding: br, gzip' \\
    -w "%{time_starttransfer}s  %{size_download} bytes  %{url_effective}\\n" \\
    "https://www.example.com$path"
done
\`\`\`

Run it once over fibre and once through your phone’s hotspot. After that, measure in Chrome:

1. Open a private window, press F12, and choose the Network tab.
2. Tick “Disable cache” and choose a slow mobile preset.
3. Reload the page. “Transferred” at the bottom is its weight.
4. Sort by size: the top five rows are your task list.
5. Sort by domain, and ask about any that you do not know.
6. Open the Lighthouse tab, choose Mobile, and save the report with a date.

Last, borrow the oldest phone in the office, switch off Wi-Fi, clear the browser and place an order with a stopwatch running. This test matters more than any score.

## Keep it light

Sites get heavier after launch, with marketing tags and large photographs. Three habits prevent it:

- **Let the editor resize.** The content system should make the small versions automatically, so that a large photograph from a colleague’s phone does no harm. Check this before you accept a [WordPress site](/services/development-services/website-development/website-design/wordpress).
- **Test on each change.** Make the build fail when a page exceeds the budget.
- **Measure it each quarter** and put the figure in the same report as visits and enquiries.

## When heavy is right

An architect’s portfolio needs large pictures, and a lodge needs video. Then let visitors choose: show a small still picture, and load the video on a tap, with its size in the label, such as “Play the tour, 18 MB”.

For everything else, put one sentence below the budget table in your next brief: “Measured on a mid-range Android phone over a Kenyan mobile network, first visit, before acceptance.” Be careful with a designer who proposes no numbers at all.`,
  figures: [
    {
      under: 'A budget you can put in a contract',
      figure: {
        type: 'chart',
        heading: '350 KB, shared out',
        data: {
          type: 'bars',
          unit: 'KB',
          bars: [
            { label: 'JavaScript', value: 120 },
            { label: 'Images above the fold', value: 110 },
            { label: 'Fonts', value: 60 },
            { label: 'HTML', value: 30 },
            { label: 'CSS', value: 30 },
          ],
        },
      },
    },
  ],
  sources: [
    {
      fact: 'Core Web Vitals thresholds at the 75th percentile: LCP 2.5 s, INP 200 ms, CLS 0.1.',
      reference: 'Google, web.dev, Web Vitals',
      url: 'https://web.dev/articles/vitals#core-web-vitals',
      checked: '2026-11-22',
    },
    {
      fact: 'no-cache allows storing but requires revalidation before reuse; max-age and immutable control reuse.',
      reference: 'IETF, RFC 9111 HTTP Caching and RFC 8246 immutable',
      url: 'https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.4',
      checked: '2026-11-22',
    },
  ],
  related: ['/services/web-development/maintenance-support', '/blog/wordpress-or-a-custom-build'],
} satisfies Copy<'post'>;
