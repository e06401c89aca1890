/**
 * The Lucide icons that a page may request by name from the site. All other icons are components of
 * `lucide-react`.
 */
export const runTimeIcons = ['circle-question-mark', 'cloud'] as const;

/** How long a request for an icon from the site may take. For all other limits, see `iconFetch`. */
const siteTimeoutMs = 1_500;

/**
 * Reads `NEXT_PUBLIC_ICON_HOSTS`: addresses separated by commas. Returns them without trailing
 * slashes.
 */
export function iconHosts(setting: string | undefined): readonly string[] {
  return (setting ?? '')
    .split(',')
    .map((host) => host.trim().replace(/\/+$/, ''))
    .filter((host) => /^https?:\/\/./.test(host));
}

/** How many of the named icons are in a host's answer: 0 if the answer has another form. */
function countFound(names: readonly string[], answer: unknown): number {
  const { prefix, icons, aliases }: Readonly<Record<string, unknown>> = Object(answer);
  if (typeof prefix !== 'string') return 0;
  const known = { ...Object(icons), ...Object(aliases) };
  return names.filter((name) => Object.hasOwn(known, name)).length;
}

/**
 * The `fetch` function of Iconify's loader, which requests a collection from the site and then from
 * the other hosts, each at its address plus `/{collection}.json`. The loader itself goes to the
 * next host after 750 ms, gives up after 5 s, and sends addresses of at most 500 characters.
 *
 * A host that lacks an icon counts as unavailable (503), so that the loader tries the next one. If
 * the last host has none of the icons, they are missing (404): the loader would wait for ever for
 * the icons of an answer without icons.
 */
export function iconFetch(origin: string, hosts: readonly string[]): typeof fetch {
  const last = hosts.at(-1) ?? origin;
  return async (input) => {
    // The loader counts a comma as one character, but escapes it as three.
    const url = String(input).replaceAll('%2C', ',');
    const signal = url.startsWith(`${origin}/`) ? AbortSignal.timeout(siteTimeoutMs) : null;
    const response = await fetch(url, { signal });
    const names = new URL(url).searchParams.get('icons')?.split(',') ?? [];
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    const found = countFound(names, answer);
    const isLast = url.startsWith(`${last}/`);
    if (found === names.length || (isLast && found > 0)) return response;
    return new Response(null, { status: isLast ? 404 : 503 });
  };
}
