export { bundleIslands, type IslandBundle } from './bundle-islands';
export { bundleLoader, writeReloadScript } from './bundle-scripts';
export { type FinishOptions, finishPages, securePages } from './finish-pages';
export type { PageElement } from './page-html';
export { type EndOfFirstScreen, isIn } from './remove-bundle';
export { type PagePolicy, secureHtml } from './secure-html';
