import { contentTypes } from './content-types';
import { type HeaderRule, patternSource, revalidate } from './headers';
import { allowHeader, readingMethods } from './methods';
import type { AliasRule } from './rule-files';

export interface CaddySite {
  /** The site address, such as `www.host.example` (Caddy then gets a certificate) or `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly name: string;
  /** The absolute path of the folder that holds the export. */
  readonly root: string;
  /** Addresses that lead to the site's own, such as `host.example` to `www.host.example`. */
  readonly otherAddresses: readonly string[];
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const escapedForExpression = (text: string) => text.replace(/[.+?^${}()|[\]\\*]/g, '\\$&');

/** The expression that a path matches in any case and with any number of slashes at its end. */
const anyForm = (path: string) =>
  path === '/' ? '~^/$' : `~(?i)^${escapedForExpression(path)}/*$`;

/** Control and other non-ASCII characters, names and paths longer than file systems take. */
const unreadable = '[^\\x20-\\x7e]|[^/]{200}|.{1000}';

/** The `header` directives of one rule, for the paths it covers. */
function headerDirectives({ pattern, headers }: HeaderRule, index: number): string {
  const fields = Object.entries(headers).map(([name, value]) => `      ${name} ${quoted(value)}`);
  if (pattern === '/*') return `    header {\n      -Server\n${fields.join('\n')}\n    }`;
  return `    @rule${index} path_regexp ${patternSource(pattern)}\n    header @rule${index} {\n${fields.join('\n')}\n    }`;
}

/** The `header` directive that gives the files of one type that type; Caddy's own table lacks some. */
function typeDirective([type, extensions]: readonly [string, readonly string[]], index: number) {
  const charset = /^text\/|json$|xml$|javascript$/.test(type) ? '; charset=utf-8' : '';
  return `    @type${index} path ${extensions.map((extension) => `*.${extension}`).join(' ')}\n    header @type${index} Content-Type "${type}${charset}"`;
}

/**
 * A complete Caddyfile of the site. Aliases, trailing slashes and capitals lead to the canonical address with one permanent
 * redirect that keeps the query.
 */
export function caddyfile(
  site: CaddySite,
  canonicalPaths: readonly AliasRule[],
  rules: readonly HeaderRule[],
): string {
  const everywhere = rules
    .filter(({ pattern }) => pattern === '/*')
    .map(headerDirectives)
    .join('\n');
  return `# Made by the build from lib/hosts/caddy.ts. A change made here is lost with the next build.
${site.address} {
  root * ${site.root}
  encode zstd gzip

  # Every page and every alias with its canonical path.
  map {path} {site_canonical} {
${canonicalPaths.map(([from, to]) => `    ${anyForm(from)} ${to}`).join('\n')}
    default ""
  }
  map {query} {site_query} {
    "" ""
    default "?{query}"
  }
  @moved expression \`{site_canonical} != "" && {site_canonical} != {path}\`

  # Rule files for other hosts, and the not-found page under its own address.
  @hidden path /_redirects /_headers /404 /404.html

  # Names that no file can have, which Caddy would answer with 500.
  @unreadable path_regexp ${unreadable}

  # Addresses are only read.
  @unread not method ${readingMethods.join(' ')}

  route {
    header Cache-Control ${quoted(revalidate)}
${rules.map(headerDirectives).join('\n')}
    header @unread Allow ${quoted(allowHeader)}
    respond @unread 405
    error @unreadable 404
    redir @moved {site_canonical}{site_query} 308
    error @hidden 404
    try_files {path} {path}.html
    rewrite / /index.html
${Object.entries(contentTypes).map(typeDirective).join('\n')}
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
${everywhere}
    header Cache-Control ${quoted(revalidate)}
    @missing expression \`{http.error.status_code} == 404\`
    rewrite @missing /404.html
    header @missing Content-Type "text/html; charset=utf-8"
    file_server
  }
}
${site.otherAddresses.map((address) => `\n${address} {\n  redir {scheme}://${site.name}{uri} 308\n}\n`).join('')}`;
}
