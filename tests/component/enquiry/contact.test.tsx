import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { EnquiryForm } from '@/components/islands/enquiry/enquiry-form';
import { ContactTemplate } from '@/components/templates/contact';
import { subjectSections } from '@/lib/enquiry/subjects';

const html = (endpoint: string | null) =>
  renderToString(<EnquiryForm endpoint={endpoint} subjects={subjectSections} />);

describe('the form as it is built', () => {
  test('posts to a configured endpoint without scripts, with native validation', () => {
    document.body.innerHTML = html('https://desk.example/enquiry');
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('action', 'https://desk.example/enquiry');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('novalidate');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    expect(screen.getByLabelText('Your name')).toBeRequired();
    expect(screen.getByLabelText('Message')).toBeRequired();
  });

  test('waits for scripts if there is none, because a native post would lose the text', () => {
    document.body.innerHTML = html(null);
    expect(document.querySelector('form')).not.toHaveAttribute('action');
    expect(screen.getByRole('button', { name: 'Choose how to send' })).toBeDisabled();
  });
});

describe('the contact page', () => {
  test('without an endpoint, hides the form if scripts are off, and says what to do', () => {
    vi.stubEnv('NEXT_PUBLIC_ENQUIRY_ENDPOINT', '');
    const { container } = render(<ContactTemplate path="/contact" />);
    expect(screen.getByText(/The form needs JavaScript/)).toHaveClass('without-scripts');
    expect(container.querySelector('#enquiry > .needs-scripts')).not.toBeNull();
  });

  test('with an endpoint, always shows the form', () => {
    vi.stubEnv('NEXT_PUBLIC_ENQUIRY_ENDPOINT', '/enquiry');
    const { container } = render(<ContactTemplate path="/contact" />);
    expect(screen.queryByText(/The form needs JavaScript/)).toBeNull();
    expect(container.querySelector('#enquiry > .needs-scripts')).toBeNull();
  });
});
