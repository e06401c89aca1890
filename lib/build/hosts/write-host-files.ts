import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/content/site';
import { hostsFolder } from '@/lib/hosts/build-files';
import { caddyfile } from '@/lib/hosts/caddy';
import { nginxConfiguration } from '@/lib/hosts/nginx';
import { headersFile, redirectCount, redirectsFile } from '@/lib/hosts/rule-files';
import { aliasTable } from '@/lib/pages/aliases';
import { addresses } from '@/lib/pages/listings';

/**
 * Writes the configuration of hosts: `_redirects` and `_headers` into the export, and files for a
 * single host into `out-hosts/`.
 */
export async function writeHostFiles(out: string): Promise<string> {
  const host = new URL(site.url.value).hostname;
  // The symbolic link to the current release. A deployment or rollback changes only this link.
  const root = `/var/www/${host}/current`;
  const apex = host.startsWith('www.') ? [host.slice('www.'.length)] : [];
  await mkdir(join(hostsFolder, 'netlify'), { recursive: true });
  const pagePaths = [...addresses].filter((address) => address !== '/');
  const redirects = redirectsFile([...aliasTable], 'cloudflare', pagePaths);
  const files: Readonly<Record<string, string>> = {
    [join(out, '_redirects')]: redirects,
    [join(out, '_headers')]: headersFile(),
    // Without this file, GitHub Pages leaves out folders whose names start with an underscore.
    [join(out, '.nojekyll')]: '',
    [join(hostsFolder, 'netlify', '_redirects')]: redirectsFile([...aliasTable], 'netlify'),
    [join(hostsFolder, 'nginx.conf')]: nginxConfiguration({
      listen: ['80', '[::]:80'],
      serverName: host,
      otherNames: apex,
      root,
    }),
    // The container serves one site, behind a proxy that handles HTTPS.
    [join(hostsFolder, 'nginx-container.conf')]: nginxConfiguration({
      listen: ['8080', '[::]:8080'],
      serverName: host,
      otherNames: apex,
      root: '/usr/share/nginx/html',
    }),
    [join(hostsFolder, 'Caddyfile')]: caddyfile({
      address: host,
      name: host,
      otherAddresses: apex,
      root,
    }),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
  return `${redirectCount(redirects)} and the headers for hosts: ${Object.keys(files).join(', ')}`;
}
