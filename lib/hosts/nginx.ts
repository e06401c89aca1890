import { contentTypes } from './content-types';
import { type HeaderRule, patternSource, revalidate } from './headers';
import { allowHeader, readingMethods } from './methods';
import type { AliasRule } from './rule-files';

export interface NginxSite {
  /** Arguments of the `listen` directive, such as `80` or `127.0.0.1:8080`, one for each address. */
  readonly listen: readonly string[];
  readonly serverName: string;
  /** Host names that lead to the site's own, such as `host.example` to `www.host.example`. */
  readonly otherNames: readonly string[];
  /** The absolute path of the folder that holds the export. */
  readonly root: string;
}

/** Types worth compressing; nginx adds `text/html` itself. */
const compressed = Object.keys(contentTypes).filter(
  (type) =>
    type !== 'text/html' && /^text\/|json$|xml$|^image\/(svg|x-icon)|javascript$/.test(type),
);

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '\\$')}"`;
const regularExpression = (pattern: string) => `"~${patternSource(pattern)}"`;

/** One variable for each header name that only some paths have, and its value for each pattern. */
function headerMaps(rules: readonly HeaderRule[]) {
  const names = [
    ...new Set(rules.filter(isPartial).flatMap(({ headers }) => Object.keys(headers))),
  ];
  return names.map((name) => {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    const cases = rules
      .filter(isPartial)
      .flatMap(({ pattern, headers }) =>
        headers[name] === undefined
          ? []
          : [`  ${regularExpression(pattern)} ${quoted(headers[name])};`],
      );
    const otherwise = name === 'Cache-Control' ? revalidate : '';
    return {
      map: `map $uri ${variable} {\n  default ${quoted(otherwise)};\n${cases.join('\n')}\n}`,
      directive: `  add_header ${name} ${variable} always;`,
    };
  });
}

const challenge = `  # Where certbot puts what the certificate authority asks for, outside of what a deployment replaces.
  location ^~ /.well-known/acme-challenge/ {
    root /var/www/acme;
  }`;

/** A bucket of nginx's hash tables in bytes: the longest path with what nginx keeps beside it, to the next power of two. */
const bucketSize = (paths: readonly AliasRule[]) =>
  2 ** Math.ceil(Math.log2(Math.max(...paths.map(([path]) => path.length)) + 32));

const isPartial = ({ pattern }: HeaderRule) => pattern !== '/*';

/**
 * A complete nginx configuration of the site, for a file in `/etc/nginx/conf.d/` or `sites-enabled/`. Aliases, trailing slashes
 * and capitals lead to the canonical address with one permanent redirect that keeps the query.
 */
export function nginxConfiguration(
  site: NginxSite,
  canonicalPaths: readonly AliasRule[],
  rules: readonly HeaderRule[],
): string {
  const partial = headerMaps(rules);
  const everywhere = rules
    .filter((rule) => !isPartial(rule))
    .flatMap(({ headers }) => Object.entries(headers))
    .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`);
  const listen = [
    ...site.listen.map((address) => `  listen ${address};`),
    `  # The operator's own lines, such as certificates, which no deployment overwrites. The file may be missing.`,
    `  include /etc/nginx/${site.serverName}-tls*.conf;`,
  ].join('\n');
  const otherServers = site.otherNames
    .map(
      (name) => `
server {
${listen}
  server_name ${name};
${challenge}
  location / {
    return 308 $scheme://${site.serverName}$request_uri;
  }
}
`,
    )
    .join('');
  return `# Made by the build from lib/hosts/nginx.ts. A change made here is lost with the next build.

map_hash_bucket_size ${bucketSize(canonicalPaths)};
map_hash_max_size ${8 * canonicalPaths.length};

# The path without slashes at its end.
map $uri $site_path {
  default $uri;
  "~^(?<site_trimmed>/.*[^/])/+$" $site_trimmed;
}

# Every page and every alias with its canonical path; nginx compares these without regard to case.
map $site_path $site_canonical {
  default "";
${canonicalPaths.map(([from, to]) => `  ${from} ${to};`).join('\n')}
}

# Where a request has to go: nowhere when it already has the canonical path.
map "$site_canonical $uri" $site_redirect {
  default $site_canonical;
  "~^(\\S*) \\1$" "";
}

${partial.map(({ map }) => map).join('\n\n')}

# What a method that isn't for reading is told.
map $request_method $site_allow {
  default "${allowHeader}";
${readingMethods.map((method) => `  ${method} "";`).join('\n')}
}

server {
${listen}
  server_name ${site.serverName};
  root ${site.root};
  charset utf-8;
  charset_types ${Object.keys(contentTypes)
    .filter((type) => /^text\/(?!html)|json$/.test(type))
    .join(' ')};
  server_tokens off;
  absolute_redirect off;
  etag on;

  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 6;
  gzip_types ${compressed.join(' ')};

  types {
${Object.entries(contentTypes)
  .map(([type, extensions]) => `    ${type} ${extensions.join(' ')};`)
  .join('\n')}
  }
  default_type application/octet-stream;

${everywhere.join('\n')}
${partial.map(({ directive }) => directive).join('\n')}

  add_header Allow $site_allow always;

  error_page 404 /404.html;

  if ($site_redirect) {
    return 308 $site_redirect$is_args$args;
  }

  location / {
    if ($site_allow) {
      return 405;
    }
    try_files $uri $uri.html =404;
  }
  location = / {
    if ($site_allow) {
      return 405;
    }
    try_files /index.html =404;
  }
${challenge}
  location = /404 {
    return 404;
  }
  location = /404.html {
    internal;
  }
  # Rule files for other hosts.
  location ~ ^/_(redirects|headers)$ {
    return 404;
  }
}
${otherServers}`;
}
