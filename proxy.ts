import { type NextRequest, NextResponse } from 'next/server';
import { resolveAlias } from '@/lib/aliases';

/** Sends an alias path to its page with one permanent redirect that keeps the query. */
export function proxy(request: NextRequest) {
  const target = resolveAlias(request.nextUrl.pathname);
  if (target === undefined) return NextResponse.next();
  const url = request.nextUrl.clone();
  url.pathname = target;
  return NextResponse.redirect(url, 308);
}

export const config = { matcher: '/((?!_next/).*)' };
