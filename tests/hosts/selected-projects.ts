/**
 * Whether a run of Playwright includes a project. The command line says so with `--project=static`,
 * `--project static node` or `--project=host-*`. Without this option, the run includes all
 * projects.
 * @param args the words of the command line
 */
export function isProjectSelected(name: string, args: readonly string[]): boolean {
  const patterns: string[] = [];
  let isListing = false;
  for (const word of args) {
    if (word.startsWith('-')) isListing = word === '--project';
    if (word.startsWith('--project=')) patterns.push(word.slice('--project='.length));
    else if (isListing && !word.startsWith('-')) patterns.push(word);
  }
  const isLike = (pattern: string) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
      'i',
    ).test(name);
  return patterns.length === 0 || patterns.some(isLike);
}
