import { randomBytes } from 'node:crypto';
import type { NextConfig } from 'next';

/**
 * `static` writes plain files to `out/` for any host; `node` builds for hosts that run Next.
 * `next dev` sets no target. It runs the proxy, as the Node target does.
 */
const target = process.env.BUILD_TARGET ?? 'development';

/**
 * The id of this build. A host may set it, for example to a commit. Next's worker processes read it
 * from the environment.
 */
process.env.BUILD_ID ??= randomBytes(6).toString('hex');
const buildId = process.env.BUILD_ID;
// The name is a part of addresses and of names of files, which hosts decode.
if (!/^[\w.-]+$/.test(buildId)) {
  throw new Error(
    `BUILD_ID is "${buildId}". Use only letters, digits, ".", "_" and "-", such as the hash of a commit.`,
  );
}

const config: NextConfig = {
  generateBuildId: () => buildId,
  // The layout writes the id into the attribute `data-build` of the root element, so that a page in
  // the browser knows its build. The day on which the build started, from `lib/build/run-build.ts`,
  // also holds for what the Node server runs later.
  env: {
    BUILD_ID: buildId,
    ...(process.env.BUILD_DAY !== undefined && { BUILD_DAY: process.env.BUILD_DAY }),
  },
  // Routes that end in `.dev.ts` are served only by `next dev`.
  ...(target === 'development' && { pageExtensions: ['tsx', 'ts', 'dev.ts'] }),
  ...(target === 'static' && {
    output: 'export',
    // An export cannot run `proxy.ts`, and Next warns about it. All routes are .tsx files, so this
    // leaves out only the proxy.
    pageExtensions: ['tsx'],
  }),
  // `lib/hosts/http-server.ts` compresses responses. Unlike Next, it also uses Brotli.
  ...(target === 'node' && { distDir: '.next-node', compress: false }),
  // Pages request pictures below `/_next/static/`, which hosts cache for a year. The static build
  // moves the files there.
  ...(target !== 'static' && {
    rewrites: async () => ({
      beforeFiles: [{ source: '/_next/static/pictures/:file', destination: '/pictures/:file' }],
    }),
  }),
  // The proxy removes trailing slashes and resolves aliases in one redirect.
  skipTrailingSlashRedirect: true,
  // The proxy gets the address as the visitor sent it, and keeps its query byte for byte.
  skipProxyUrlNormalize: true,
  // Node loads these packages as they are, so `next dev` does not compile them.
  serverExternalPackages: [
    'culori',
    'd3-scale',
    'image-size',
    'postcss',
    'rehype',
    'remark',
    'remark-gfm',
    'remark-rehype',
    'zod',
  ],
  // `next dev` compiles dynamic imports, such as the islands, at their first use.
  experimental: { turbopackLazyDynamicImports: true, turbopackLazyDynamicImportsSSR: true },
  transpilePackages: ['enquiries', 'prerendered-islands'],
  poweredByHeader: false,
  // `next dev` serves the site at this address as well as at localhost.
  allowedDevOrigins: ['127.0.0.1'],
  typedRoutes: false,
  // Each build starts with `npm run check:content`, which compiles what is published.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  images: { unoptimized: true },
};

export default config;
