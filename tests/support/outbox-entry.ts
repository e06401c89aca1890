/** An enquiry as the form hands it to the outbox, under this idempotency key. */
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
