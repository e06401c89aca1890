import type { Locator, Page } from '@playwright/test';
import type { PagePath } from '@/content/tree';

/** The footer's link to a page, whatever the content calls it. */
export const footerLink = (page: Page, path: PagePath): Locator =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .and(page.locator(`[href="${path}"]`))
    .first();
