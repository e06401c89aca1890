import { type NextRequest, NextResponse } from 'next/server';
import { resolveAlias } from '@/lib/pages/aliases';

/** Sends an alias path to its page with one permanent redirect that keeps the query. */
export function proxy(request: NextRequest) {
  const target = resolveAlias(request.nextUrl.pathname);
  if (target === undefined) return NextResponse.next();
  // Not a clone of `nextUrl`: that puts back a trailing slash that the request had, and the redirect would lead to itself.
  return NextResponse.redirect(new URL(`${target}${request.nextUrl.search}`, request.url), 308);
}

export const config = { matcher: '/((?!_next/).*)' };
