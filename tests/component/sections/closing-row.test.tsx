import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompanyTemplate } from '@/components/templates/composed';
import { getStarted } from '@/content/navigation';
import { site } from '@/content/site';
import { pathsOfKind } from '@/lib/pages/tree';

test.each(pathsOfKind('company'))(
  '%s ends with the number to call and the way to a quote',
  (path) => {
    render(<CompanyTemplate path={path} />);
    expect(screen.getByRole('link', { name: getStarted.inPages })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact\b.*#enquiry$/),
    );
    expect(screen.getAllByRole('link', { name: site.contact.phone.value }).at(-1)).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
  },
);
