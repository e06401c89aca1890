import { existsSync } from 'node:fs';

/** Where operating systems and their packages put Chromium or Chrome. */
const places = [
  process.env.CHROMIUM_PATH,
  // Without a window's parts it takes two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The installed Chromium, or undefined where Playwright's own has to serve. */
export function installedChromium(): string | undefined {
  return places.find((place) => place !== undefined && existsSync(place));
}

/** Chromium heeds one list only, so it repeats what Playwright turns off by its own. */
const featuresOff = [
  // The address bar's popups cost a renderer or two for every page that a test opens.
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
 * Flags that keep the browser to the tests and alike on all machines: no start-up traffic, and no sandbox where it can't have
 * one (as root).
 */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as the font says, whatever the machine's settings of fonts.
  '--font-render-hinting=none',
  `--disable-features=${featuresOff.join(',')}`,
];

/** Gives pages the hover and the pointer of a desktop, also on a machine that has no mouse. Touch emulation overrides it. */
export const mouseFlag =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
