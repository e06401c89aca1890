export { bundleIslands, type IslandBundle } from './bundle-islands';
export { bundleLoader, writeReloadScript } from './bundle-scripts';
export { type FinishOptions, finishPages, securePages } from './finish-pages';
export { type EndOfFirstScreen, isIn } from './own-page';
export type { PageElement } from './page-html';
export { type PagePolicy, secureHtml } from './secure-html';
