import { expect, test } from '@playwright/test';
import { footerNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { titleOf } from '@/lib/pages/titles';
import { ancestorsOf, pathsOfKind } from '@/lib/pages/tree';

test('the keyboard reaches the content past the header first; breadcrumbs lead to the home page; the footer has every link and way to reach the company', async ({
  page,
}) => {
  const path = pathsOfKind('service').findLast((deep) => deep.split('/').length > 3);
  if (!path) throw new Error('content/tree.ts has no service in a group.');
  await page.goto(path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link')).toHaveText(ancestorsOf(path).map(titleOf));
  await expect(trail.locator('[aria-current=page]')).toHaveText(titleOf(path));

  const footer = page.getByRole('contentinfo');
  const { phone, email, address } = site.contact;
  for (const { title, href } of [
    ...footerNavigation.flatMap(({ links }): readonly { title: string; href: string }[] => links),
    { title: phone.value, href: `tel:${phone.value.replaceAll(' ', '')}` },
    { title: email.value, href: `mailto:${email.value}` },
  ]) {
    const link = footer.getByRole('link', { name: title, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText(address.value.box);
  await expect(footer).toContainText(site.tagline);
  for (const { network } of site.social) {
    await expect(footer.getByRole('link', { name: network, exact: true })).toBeVisible();
  }
});
