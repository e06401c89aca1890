import { randomBytes } from 'node:crypto';
import type { NextConfig } from 'next';

/**
 * One tree, two targets. `static` writes plain files to `out/` for any CDN; `node` builds for hosts that run Next.
 * `next dev` runs neither: it serves the tree with the proxy, as the Node target does.
 */
const target = process.env.BUILD_TARGET ?? 'development';

/** Names this build; a host may set it, such as to a commit. Kept in the environment for Next's worker processes. */
process.env.BUILD_ID ??= randomBytes(6).toString('hex');
const buildId = process.env.BUILD_ID;

const config: NextConfig = {
  generateBuildId: () => buildId,
  // `data-build` on the root tells a page in the browser which build it is from.
  env: { BUILD_ID: buildId },
  // Routes that end in `.dev.ts` are served only by `next dev`.
  ...(target === 'development' && { pageExtensions: ['tsx', 'ts', 'dev.ts'] }),
  ...(target === 'static' && {
    output: 'export',
    // `proxy.ts` has no meaning in an export, and Next warns of it. Routes are all .tsx, so this leaves out just the proxy.
    pageExtensions: ['tsx'],
  }),
  // The server in front of Next compresses, also with brotli.
  ...(target === 'node' && { distDir: '.next-node', compress: false }),
  // A picture is asked for among the hashed files; the export has it there.
  ...(target !== 'static' && {
    rewrites: async () => ({
      beforeFiles: [{ source: '/_next/static/pictures/:file', destination: '/pictures/:file' }],
    }),
  }),
  // The proxy takes off trailing slashes together with resolving aliases, so that no request is redirected twice.
  skipTrailingSlashRedirect: true,
  // Large and used by few modules. Node loads them faster than Next compiles them, which the first page of `next dev` waits for.
  serverExternalPackages: ['colorjs.io', 'docx', 'pdfkit', 'zod'],
  // `next dev` compiles what a page imports dynamically when it is first used, such as the islands.
  experimental: { turbopackLazyDynamicImports: true, turbopackLazyDynamicImportsSSR: true },
  poweredByHeader: false,
  // In `next dev` the page works at this address as well as at localhost.
  allowedDevOrigins: ['127.0.0.1'],
  typedRoutes: false,
  reactStrictMode: true,
  images: { unoptimized: true },
};

export default config;
