import packageJson from '@/package.json' with { type: 'json' };

/**
 * The browsers of `browserslist` in package.json, as Rolldown names them: `chrome111`. Edge has the
 * version numbers of Chrome.
 */
export const supportedBrowsers: readonly string[] = packageJson.browserslist
  .filter((browser) => !browser.startsWith('edge '))
  .map((browser) => browser.replace(' ', ''));
