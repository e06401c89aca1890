import { bringBundleLate } from './late-scripts';

// The inline script of every exported page; the build bundles this file into its head.
bringBundleLate(window);
