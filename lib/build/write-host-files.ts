import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/content/site';
import { caddyfile } from '@/lib/hosts/caddy';
import { canonicalPaths } from '@/lib/hosts/canonical-paths';
import { headerRules } from '@/lib/hosts/headers';
import { nginxConfiguration } from '@/lib/hosts/nginx';
import { headersFile, mostAliasRules, redirectsFile } from '@/lib/hosts/rule-files';
import { aliasTable } from '@/lib/pages/aliases';

/** The folder for what belongs to one host alone, beside the export. */
const hostsFolder = 'out-hosts';

/**
 * Writes what each host needs to know: `_redirects` and `_headers` into the export, and into `out-hosts/` what only one host
 * reads.
 * @param out the folder of the static export
 * @returns a line that says what was written, and how many aliases have no rule on hosts that limit them
 * @throws where a file would exceed what its hosts read
 */
export async function writeHostFiles(out: string): Promise<string> {
  const rules = headerRules();
  const host = new URL(site.url.value).hostname;
  // A link to the release that is served, so that a deployment is one change and a rollback another.
  const root = `/var/www/${host}/current`;
  const apex = host.startsWith('www.') ? [host.slice('www.'.length)] : [];
  await mkdir(join(hostsFolder, 'netlify'), { recursive: true });
  const files: Readonly<Record<string, string>> = {
    [join(out, '_redirects')]: redirectsFile([...aliasTable], 'cloudflare'),
    [join(out, '_headers')]: headersFile(rules),
    // GitHub Pages would otherwise leave out folders whose names begin with an underscore.
    [join(out, '.nojekyll')]: '',
    [join(hostsFolder, 'netlify', '_redirects')]: redirectsFile([...aliasTable], 'netlify'),
    [join(hostsFolder, 'nginx.conf')]: nginxConfiguration(
      { listen: ['80', '[::]:80'], serverName: host, otherNames: apex, root },
      canonicalPaths,
      rules,
    ),
    // For the image of the Dockerfile, where no other site is and HTTPS ends in front.
    [join(hostsFolder, 'nginx-container.conf')]: nginxConfiguration(
      {
        listen: ['8080', '[::]:8080'],
        serverName: host,
        otherNames: apex,
        root: '/usr/share/nginx/html',
      },
      canonicalPaths,
      rules,
    ),
    [join(hostsFolder, 'Caddyfile')]: caddyfile(
      { address: host, name: host, otherAddresses: apex, root },
      canonicalPaths,
      rules,
    ),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
  const left = Math.max(0, aliasTable.size - mostAliasRules);
  const note =
    left > 0
      ? `; ${left} repeated paths have no room in _redirects and are answered by their stub pages`
      : '';
  return `headers and redirects for hosts: ${Object.keys(files).join(', ')}${note}`;
}
