import type { NextConfig } from 'next';

export default {
  output: 'export',
  transpilePackages: ['prerendered-islands'],
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
