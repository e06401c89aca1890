/** The browsers of `browserslist` in package.json, as Rolldown names them. Edge has the version numbers of Chrome. */
export const scriptTargets = ['chrome111', 'firefox128', 'safari16.4'];
