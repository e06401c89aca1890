import * as z from 'zod/mini';
import { enquiryLimits, enquirySchema, fieldNames } from '@/lib/enquiry/enquiry';

const answer = (description: string, schema: string, retry = false) => ({
  description,
  ...(retry && {
    headers: {
      'Retry-After': {
        description: 'How long to wait before the next attempt, in seconds.',
        schema: { type: 'integer', minimum: 0 },
      },
    },
  }),
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

/** The contract of the endpoint as an OpenAPI 3.1 document; the enquiry in it is derived from the form's own schema. */
export function enquiryOpenApi() {
  const { $schema: _, ...enquiry } = z.toJSONSchema(enquirySchema, { io: 'input' });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Enquiries from the website',
      version: '1.0.0',
      description:
        'What the contact form expects of the address in NEXT_PUBLIC_ENQUIRY_ENDPOINT. Requests with one Idempotency-Key are one enquiry: the form repeats a request under the same key until an answer with status 200 or a refusal arrives.',
    },
    paths: {
      '/enquiry': {
        post: {
          operationId: 'sendEnquiry',
          summary: 'Takes in one enquiry, once.',
          parameters: [
            {
              name: 'Idempotency-Key',
              in: 'header',
              description: 'Required with JSON. A form without scripts has none.',
              schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,80}$' },
            },
            {
              name: 'Origin',
              in: 'header',
              required: true,
              description: 'An origin of the website; others are refused.',
              schema: { type: 'string' },
            },
          ],
          requestBody: {
            required: true,
            description: `At most ${enquiryLimits.requestBytes} bytes.`,
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Submission' } },
              'application/x-www-form-urlencoded': {
                schema: { $ref: '#/components/schemas/Enquiry' },
              },
            },
          },
          responses: {
            '200': answer('The enquiry is safe. The form deletes it from the device.', 'Received'),
            '303': {
              description:
                'The enquiry is safe; a form without scripts is led back to the contact page.',
              headers: { Location: { schema: { type: 'string' } } },
            },
            '400': answer('A field, the body or the key is wrong.', 'Refused'),
            '403': answer('The origin is not the website’s.', 'Refused'),
            '405': answer('The method is not POST.', 'Refused'),
            '409': answer('The same enquiry is being taken in right now.', 'Refused', true),
            '413': answer('The body is too large.', 'Refused'),
            '415': answer('The body is neither JSON nor a form.', 'Refused'),
            '422': answer('The key was used for an enquiry with other words.', 'Refused'),
            '429': answer('Too many requests from one place.', 'Refused', true),
            '503': answer('The enquiry could not be kept; try again.', 'Refused', true),
          },
        },
      },
    },
    components: {
      schemas: {
        Enquiry: enquiry,
        Submission: {
          allOf: [
            { $ref: '#/components/schemas/Enquiry' },
            {
              type: 'object',
              required: ['secondsTaken'],
              properties: {
                secondsTaken: {
                  type: 'number',
                  minimum: enquiryLimits.fillSecondsMin,
                  description: 'How long the form took to fill in; robots are faster.',
                },
              },
            },
          ],
        },
        Received: {
          type: 'object',
          required: ['status', 'reference'],
          properties: {
            status: { const: 'received' },
            reference: { type: 'string', pattern: '^[A-Z0-9-]{4,40}$' },
          },
        },
        Refused: {
          type: 'object',
          required: ['status', 'message'],
          properties: {
            status: { const: 'refused' },
            message: { type: 'string' },
            errors: {
              type: 'object',
              description: 'What is wrong, in words, by field.',
              properties: Object.fromEntries(
                fieldNames.map((field) => [field, { type: 'string' }]),
              ),
              additionalProperties: false,
            },
          },
        },
      },
    },
  };
}
