import { existsSync } from 'node:fs';

/** The files that may be Chromium or Chrome, in order of preference. */
const places = [
  process.env.CHROMIUM_PATH,
  // Tests in the headless shell take two thirds of the time that they take in Chromium.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The installed Chromium; undefined if Playwright's own must be used. */
export function installedChromium(): string | undefined {
  return places.find((place) => place !== undefined && existsSync(place));
}

/**
 * The features to turn off. Chromium reads only one such list, so this list repeats the features
 * that Playwright turns off.
 */
const featuresOff = [
  // The address bar's popups start extra renderers for every page that a test opens.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Flags that make the browser behave the same on all machines. They turn off the requests that the
 * browser sends when it starts. If the user is root, they also turn off the sandbox.
 */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes the width of text independent of the machine's font settings.
  '--font-render-hinting=none',
  `--disable-features=${featuresOff.join(',')}`,
];
