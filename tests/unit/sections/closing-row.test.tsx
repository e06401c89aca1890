import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompanyTemplate } from '@/components/templates/composed';
import { getStarted } from '@/content/navigation';
import { site } from '@/content/site';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

test.each(pathsOfKind('company'))(
  '%s ends with the number to call and the way to a quote, unless it is for applicants',
  (path) => {
    render(<CompanyTemplate path={path} />);
    if (copyOf(path).forApplicants) {
      expect(screen.queryByRole('link', { name: getStarted.inPages })).toBeNull();
      return;
    }
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
