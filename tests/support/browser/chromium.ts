import { existsSync } from 'node:fs';

/** Where operating systems and their packages put Chromium or Chrome. */
const places = [
  process.env.CHROMIUM_PATH,
  // The headless shell takes two thirds of the time.
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

/** Chromium reads only one list, so this one repeats what Playwright turns off. */
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
 * Flags that make the browser behave the same on all machines: no start-up traffic, and no sandbox if it cannot have
 * one (as root).
 */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text widths from the font, whatever the machine's font settings.
  '--font-render-hinting=none',
  `--disable-features=${featuresOff.join(',')}`,
];

/** Gives pages a mouse with hover, also on a machine without a mouse. Touch emulation overrides it. */
export const mouseFlag =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
