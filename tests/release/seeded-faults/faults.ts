/** A fault that a change could introduce, and how to put it into the code. */
export interface SeededFault {
  readonly name: string;
  readonly file: string;
  /**
   * The passage that becomes the fault. It must occur once, unless it is a pattern with the flag
   * `g`.
   */
  readonly find: string | RegExp;
  /** The text that replaces the passage. */
  readonly put: string;
  /**
   * The browser tests to run if no faster check detects the fault: a part of their path, and
   * options of Playwright.
   */
  readonly browser?: string;
  /** The Playwright project to run them in. Default: `static`. */
  readonly project?: string;
}

/** Faults in every part of the site. `npm run faults` reports which of them are detected. */
export const seededFaults: readonly SeededFault[] = [
  // Pages, aliases, titles
  {
    name: 'an alias leads to the wrong page',
    file: 'content/aliases.ts',
    find: "'/projects1': '/projects'",
    put: "'/projects1': '/portfolio'",
  },
  {
    name: 'a title lacks the name of the site',
    file: 'lib/publish/metadata.ts',
    find: /`\$\{title\} \$\{constants\.titleSeparator\} \$\{site\.name\}`/,
    put: 'title',
  },
  {
    name: 'an alias leads to itself',
    file: 'lib/pages/aliases.ts',
    find: 'return canonical === path ? undefined : canonical;',
    put: 'return canonical;',
  },
  {
    name: 'a path with capital letters is not found',
    file: 'lib/pages/aliases.ts',
    find: 'path.toLowerCase().replace',
    put: 'path.replace',
  },
  {
    name: 'a post is published before its day',
    file: 'lib/pages/guards.ts',
    find: "String(copy.published) > today ? 'leave out'",
    put: "String(copy.published) < today ? 'leave out'",
  },
  {
    name: 'a page is missing in the sitemap',
    file: 'app/sitemap.tsx',
    find: 'listedPages.map(',
    put: 'listedPages.slice(1).map(',
    browser: 'e2e/publish/files',
  },
  {
    name: 'an unlisted page is found by search',
    file: 'lib/search/documents.ts',
    find: /\blistedPages\b/g,
    put: 'builtPages',
  },
  {
    name: 'a link leads to a page that is gone',
    file: 'content/pages/terms.ts',
    find: '](/contact)',
    put: '](/contact-us)',
  },
  {
    name: 'the not-found page has status 200',
    file: 'lib/hosts/serve-export.ts',
    find: 'response.writeHead(status,',
    put: 'response.writeHead(200,',
    browser: 'e2e/pages/not-found',
  },
  {
    name: 'a feed lacks the newest post',
    file: 'lib/publish/feeds.ts',
    find: /publishedPosts\.slice\(0, \w+\)/,
    put: 'publishedPosts.slice(1, 50)',
  },
  {
    name: 'structured data is invalid',
    file: 'lib/publish/json-ld/page-graph.ts',
    find: /name: nameOf\(step\),/,
    put: '',
    browser: 'e2e/publish/structured-data',
  },

  // Menus
  {
    name: 'a menu opens after twice its delay',
    file: 'lib/constants.ts',
    find: /menuOpenDelayMs = [\d_]+/,
    put: 'menuOpenDelayMs = 400',
  },
  {
    name: 'Escape does not close a menu',
    file: 'lib/menus/menu-state.ts',
    find: /case 'dismiss':\s+return close\(state, now\);/,
    put: "case 'dismiss': return state;",
  },
  {
    name: 'a menu does not close when the mouse leaves it',
    file: 'lib/menus/menu-state.ts',
    find: 'state.open !== undefined && !state.isPinned',
    put: 'false',
  },
  {
    name: 'the focus does not return to the menu button',
    file: 'components/islands/menus/menu-sheet.tsx',
    find: 'button.current?.focus({ preventScroll: true });',
    put: '',
    browser: 'e2e/menus/sheet',
  },
  {
    name: 'a group of the sheet does not collapse',
    file: 'components/islands/menus/menu-sheet.tsx',
    find: '<Collapsible.Root defaultOpen={isCurrent}>',
    put: '<Collapsible.Root open defaultOpen={isCurrent}>',
    browser: 'e2e/menus/sheet',
  },
  {
    name: 'the focus does not return from a panel',
    file: 'components/islands/menus/menu-panel.tsx',
    find: 'trigger()?.focus({ preventScroll: true });',
    put: 'trigger()?.blur();',
    browser: 'e2e/menus/menus',
  },

  // Themes and looks
  {
    name: 'a theme is not stored',
    file: 'components/islands/theme/early-choice.ts',
    find: 'localStorage.setItem(constants.themeStorageKey, target.value);',
    put: 'localStorage.removeItem(constants.themeStorageKey);',
  },
  {
    name: 'the default theme flashes before the chosen one',
    file: 'lib/head/scripts/theme.ts',
    find: 'root.dataset.theme = storedTheme() ?? defaultTheme;',
    put: 'root.dataset.theme = storedTheme() ? defaultTheme : defaultTheme;',
  },
  {
    name: 'a contrast is too low',
    file: 'styles/tokens.css',
    find: '--ink-muted: oklch(0.44 0.032 230);',
    put: '--ink-muted: oklch(0.74 0.032 230);',
  },
  {
    name: 'a page scrolls sideways at 320 pixels',
    file: 'styles/globals.css',
    find: '@layer components {',
    put: '@layer components { h1 { min-width: 25rem; }',
    browser: 'e2e/pages/kinds',
  },
  {
    name: 'a picture has no alternative text',
    file: 'components/ui/picture.tsx',
    find: 'alt={alt}',
    put: "alt={alt && ''}",
    browser: 'e2e/pages/routes',
  },

  // Hosts
  {
    name: 'a header is missing on nginx',
    file: 'lib/hosts/nginx.ts',
    find: 'headers.join(',
    put: 'headers.slice(1).join(',
    project: 'host-nginx',
  },
  {
    name: 'a header is missing on every host',
    file: 'lib/hosts/headers.ts',
    find: "'X-Content-Type-Options': 'nosniff',",
    put: '',
  },
  {
    name: 'a script is missing in the policy of its page',
    file: 'lib/hosts/content-security-policy.ts',
    find: 'scriptHash(speculationRules), ...scriptHashes]',
    put: 'scriptHash(speculationRules), ...scriptHashes.slice(1)]',
  },

  // Enquiries
  {
    name: 'an enquiry is delivered twice',
    file: 'lib/enquiry/enquiry-draft.ts',
    find: 'let hash = 0x811c9dc5;',
    put: 'let hash = Math.random();',
  },
  {
    name: 'the form loses a draft',
    file: 'components/islands/enquiry/use-draft.ts',
    find: 'drafts.write(isEmpty ? undefined : next)',
    put: 'drafts.write(isEmpty || next ? undefined : next)',
    browser: 'e2e/enquiry/contact.spec',
  },
  {
    name: 'a refused enquiry is sent again and again',
    file: 'lib/enquiry/outbox.ts',
    find: "entry.trouble?.type !== 'refused'",
    put: "entry.trouble?.type !== 'unreachable'",
  },
  {
    name: 'each address of an IPv6 network is counted as a separate client',
    file: 'packages/enquiries/src/request-limits.ts',
    find: 'parsed.parts.slice(0, 4), 0, 0, 0, 0',
    put: 'parsed.parts.slice(0, 8)',
  },
  {
    name: 'a failed delivery is tried again every five seconds',
    file: 'packages/enquiries/src/delivery-schedule.ts',
    find: '2 ** (attempts - 1)',
    put: '2 ** (attempts - attempts)',
  },

  // What happens in an open page
  {
    name: 'letters typed before the search has loaded are lost',
    file: 'components/islands/search/search-box.tsx',
    find: 'if (early && early !== query) change(early);',
    put: "if (early && early !== query) change('');",
    browser: 'e2e/runtime/first-use -g search',
  },
  {
    name: 'the island of the menus crashes',
    file: 'components/islands/menus/main-menu.tsx',
    find: /<NavigationMenu\.Root/,
    put: '<NavigationMenu.Root {...(typeof window === "undefined" ? {} : JSON.parse(""))}',
    browser: 'e2e/menus/menus',
  },
  {
    name: 'pages are prefetched on 2g',
    file: 'lib/browser/data-saving.ts',
    find: "['slow-2g', '2g']",
    put: "['slow-2g']",
  },
  {
    name: 'links with a download attribute are prefetched',
    file: 'lib/browser/speculation-rules.ts',
    find: "'[download],[target=_blank]'",
    put: "'[target=_blank]'",
  },
  {
    name: 'six pages are prefetched at once',
    file: 'lib/runtime/ahead/prefetch-queue.ts',
    find: 'running < limit',
    put: 'running <= limit',
  },
  {
    name: 'a page reloads again and again',
    file: 'packages/islands/src/loading/reload-limit.ts',
    find: /if \(Math\.abs\(now - last\)[^\n]+return false;/,
    put: 'if (now < last) return false;',
  },
  {
    name: 'the offline page is missing',
    file: 'lib/worker/service-worker.ts',
    find: 'new Response(offlinePage(OFFLINE_FRAME, await keptPages()), {',
    put: 'new Response(offlinePage(OFFLINE_FRAME, await keptPages()).slice(0, 0), {',
    browser: 'e2e/network/offline',
  },
  {
    name: 'words mistyped by one letter find nothing',
    file: 'lib/search/query.ts',
    find: 'const edits = [1, 2].find(',
    put: 'const edits = [0].find(',
  },

  // Figures, and the size of a page
  {
    name: 'the VAT in a figure is wrong',
    file: 'content/site.ts',
    find: /rate: 0\.\d+/,
    put: 'rate: 0.18',
  },
  {
    name: 'a page is over its budget',
    file: 'components/layout/page-body.tsx',
    find: '<div className=',
    put: '<div data-weight={Array.from({ length: 3000 }, () => Math.random().toString(36)).join()} className=',
    browser: 'e2e/publish/weight',
  },
];
