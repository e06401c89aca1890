import type { Browser, Page } from 'playwright';
import type { Kind } from '@/content/tree';
import type { Served } from '../conditions/static-server';
import { bytesOfVisit } from '../conditions/wire';
import { newVisitor } from './measure-page';

/** How long a page must be without requests to count as idle, in milliseconds. */
const quietMs = 1_000;

const chooseFirst = (page: Page) =>
  page.getByRole('main').getByRole('group').first().locator('label').nth(1).click();

/** The main controls of pages by kind, besides the menu. */
const uses: Partial<Record<Kind, (page: Page) => Promise<void>>> = {
  contact: (page) =>
    page
      .getByRole('form', { name: 'Enquiry' })
      .getByRole('textbox', { name: 'Your name' })
      .pressSequentially('A'),
  search: (page) =>
    page.getByRole('main').getByRole('searchbox').first().pressSequentially('payroll'),
  'project-index': chooseFirst,
  'blog-index': chooseFirst,
};

/**
 * The bytes of scripts on a page that has been used on a phone: the menu opened, and whatever pages of its kind are
 * for. Their bodies as they come over the wire, which is what bundles are compared by; the service worker's script is
 * none of them.
 * @param served the server of the page, which must have no other client meanwhile
 */
export async function measureBundle(
  browser: Browser,
  served: Served,
  path: string,
  kind: Kind,
): Promise<number> {
  const { page, close } = await newVisitor(browser);
  try {
    const sentBefore = served.answers.length;
    await page.goto(served.origin + path, { waitUntil: 'load' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Menu', exact: true })
      .or(page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }))
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await uses[kind]?.(page);
    await served.quietFor(quietMs);
    return bytesOfVisit(served.answers.slice(sentBefore)).scriptBody;
  } finally {
    await close();
  }
}
