import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ContactTemplate } from '@/components/templates/contact';
import { waysToWrite } from '@/lib/contact-addresses';

/**
 * Shows the contact page as it is built with this endpoint. An empty text means that no endpoint is
 * configured.
 */
function show(endpoint: string): void {
  vi.stubEnv('NEXT_PUBLIC_ENQUIRY_ENDPOINT', endpoint);
  document.body.innerHTML = renderToString(<ContactTemplate path="/contact" />);
}

const form = () => screen.getByRole('form', { name: 'Enquiry' });

test('with an endpoint, the form works without scripts: it is shown, validated by the browser and posted to the endpoint', () => {
  show('https://desk.example/enquiry');
  expect(form()).toHaveAttribute(
    'action',
    'https://desk.example/enquiry?return=%2Fcontact%23enquiry-received',
  );
  expect(document.getElementById('enquiry-received')).not.toBeNull();
  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).not.toHaveAttribute('novalidate');
  expect(form().closest('.needs-scripts')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(screen.getByLabelText('Your name')).toBeRequired();
  expect(screen.getByLabelText('Message')).toBeRequired();
  expect(screen.queryByText(/The form needs JavaScript/)).toBeNull();
});

test('without an endpoint, the form is hidden and disabled until scripts run, and a message says that the form needs scripts', () => {
  show('');
  // Without an endpoint, a post by the browser would lose the text.
  expect(form()).not.toHaveAttribute('action');
  expect(form().closest('.needs-scripts')).not.toBeNull();
  expect(screen.getByRole('button', { name: `Send by ${waysToWrite}` })).toBeDisabled();
  expect(screen.getByText(/The form needs JavaScript/)).toHaveClass('without-scripts');
});

test('what is not true yet, and the field for robots, are hidden without any stylesheet', () => {
  show('https://desk.example/enquiry');
  expect(screen.getByText(/Your enquiry has arrived/)).not.toBeVisible();
  expect(screen.getByLabelText(/leave this empty/)).not.toBeVisible();
});
