/** An enquiry as the form passes it to the outbox, with this idempotency key. */
export const outboxEntry = (key: string) => ({
  key,
  draftId: 'draft',
  fields: 'name=Asha',
  enquiry: {
    kind: 'enquiry' as const,
    name: 'Asha',
    phone: '0712345678',
    about: [],
    message: 'Hello',
  },
  secondsTaken: 9,
  written: 1,
});
