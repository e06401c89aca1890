import type { NextConfig } from 'next';

/**
 * One tree, two targets. `static` writes plain files to `out/` for any CDN; `node` builds for hosts that run Next.
 * `next dev` runs neither: it serves the tree with the proxy, as the Node target does.
 */
const target = process.env.BUILD_TARGET ?? 'development';

const config: NextConfig = {
  ...(target === 'static' && {
    output: 'export',
    // `proxy.ts` has no meaning in an export, and Next warns of it. Routes are all .tsx, so this leaves out just the proxy.
    pageExtensions: ['tsx'],
  }),
  ...(target === 'node' && { distDir: '.next-node' }),
  // The proxy takes off trailing slashes together with resolving aliases, so that no request hops twice.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  typedRoutes: false,
  reactStrictMode: true,
  images: { unoptimized: true },
};

export default config;
