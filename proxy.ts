import { type NextRequest, NextResponse } from 'next/server';
import { redirectStatus } from '@/lib/hosts/headers';
import { resolveAlias } from '@/lib/pages/aliases';

/** Redirects an alias permanently to its page and keeps the query. */
export function proxy(request: NextRequest) {
  const target = resolveAlias(request.nextUrl.pathname);
  if (target === undefined) return NextResponse.next();
  // A clone of `nextUrl` would restore the request's trailing slash, and the redirect would lead to
  // itself. `nextUrl.search` is rewritten (`%20` becomes `+`), but `request.url` is what the
  // visitor sent, because of `skipProxyUrlNormalize`.
  const [, query = ''] = /^[^?#]*(\?[^#]*)/.exec(request.url) ?? [];
  return NextResponse.redirect(new URL(`${target}${query}`, request.url), redirectStatus);
}

export const config = { matcher: '/((?!_next/).*)' };
