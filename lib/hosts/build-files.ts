/**
 * The folder for files of the static build that are not part of the site: the configuration of
 * hosts, and what servers read.
 */
export const hostsFolder = 'out-hosts';

/** The file with the hashes of the inline scripts of all pages of the static build. */
export const scriptHashesFile = `${hostsFolder}/script-hashes.txt`;
