import type { Locator, Page } from '@playwright/test';
import type { PagePath } from '@/content/tree';

/** The footer's link to a page, whatever its title. */
export const footerLink = (page: Page, path: PagePath): Locator =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .and(page.locator(`[href="${path}"]`))
    .first();
