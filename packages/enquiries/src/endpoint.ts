import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { formatOf, Refusal, refuse } from './answers';
import { enquiryLimits } from './enquiry';
import { readEnquiry } from './read-enquiry';
import { networkOf } from './request-limits';
import type { Store } from './store';

/**
 * What the endpoint needs from its host: Node (`node/enquiry-server.ts`) or Cloudflare
 * (`edge/receive.ts`).
 */
export interface Host<Bindings extends object> {
  readonly store: Pick<Store, 'rateLimit' | 'countFailure' | 'add'>;
  /** The origins of the site, such as `https://www.example.com`. */
  readonly origins: readonly string[];
  /** The network address that a request comes from. */
  readonly clientOf: (context: Context<{ Bindings: Bindings }>) => string;
  /** Called after each accepted enquiry, even if the same enquiry was stored before. */
  readonly onReceived: () => void;
  /** Called with the status of each refusal. */
  readonly onRefused?: (status: number) => void;
  /** Called with the error that causes a response with status 503. */
  readonly onFault: (error: unknown, context: Context<{ Bindings: Bindings }>) => void;
}

/** The value of `Retry-After` if an enquiry could not be stored, in seconds. */
const retryAfterFaultSeconds = 30;

const setHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
  context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  context.header('X-Content-Type-Options', 'nosniff');
};

/** Reads at most a megabyte of a body, and drops the rest. */
async function readSome(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  for (let bytes = 0; bytes <= 1_048_576; ) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
  }
  await reader.cancel().catch(() => {});
}

/**
 * The path to which a form without scripts returns. It starts with a slash, so that the address
 * cannot leave the site.
 */
function returnPathOf({ req }: Context): string {
  const path = req.query('return') ?? '';
  return /^\/[\w./#-]*$/.test(path) ? path : '/';
}

const limitBody = bodyLimit({
  maxSize: enquiryLimits.requestBytes,
  async onError({ req }) {
    // Read a little more of the body, because a client that is still sending does not read the
    // response.
    if (req.raw.body?.locked === false) await readSome(req.raw.body);
    throw new Refusal(413, `An enquiry has at most ${enquiryLimits.requestBytes} bytes.`);
  },
});

/**
 * The endpoint `/enquiry`, which receives enquiries from the form. It checks the origin, method,
 * content type, request rate, size, schema, spam traps and key, in this order, and stores the
 * enquiry. It answers JSON with JSON. If the enquiry is a form that was sent without scripts, the
 * endpoint redirects to the path of the site in the query parameter `return`, or to the home page.
 */
export function createEndpoint<Bindings extends object>(host: Host<Bindings>) {
  const { store, origins, clientOf, onReceived, onRefused, onFault } = host;
  const app = new Hono<{ Bindings: Bindings }>();

  app.use('/enquiry', setHeaders);
  app.use(
    '/enquiry',
    cors({
      origin: [...origins],
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  );

  app.use('/enquiry', async (context, next) => {
    if (!origins.includes(context.req.header('Origin') ?? '')) {
      throw new Refusal(403, 'Enquiries are accepted only from our own website.');
    }
    if (context.req.method !== 'POST') {
      context.header('Allow', 'POST, OPTIONS');
      throw new Refusal(405, 'Send enquiries with POST.');
    }
    if (!formatOf(context)) {
      throw new Refusal(415, 'Send JSON, or a form as application/x-www-form-urlencoded.');
    }
    await next();
  });

  app.use('/enquiry', async (context, next) => {
    const network = networkOf(clientOf(context));
    const retryAfterSeconds = await store.rateLimit(network);
    if (retryAfterSeconds > 0) {
      const message = 'That is a lot of enquiries at once. Wait a little and send again.';
      throw new Refusal(429, message, { retryAfterSeconds });
    }
    await next();
    const { error } = context;
    if (error instanceof Refusal && error.meaning === 'mistake') await store.countFailure(network);
  });

  app.use('/enquiry', limitBody);

  app.post('/enquiry', async (context) => {
    const incoming = await readEnquiry(context, clientOf(context));
    const reference = await store.add(incoming);
    if (reference === 'different') {
      const message = 'This key was used for another enquiry. Send this one under a new key.';
      throw new Refusal(422, message);
    }
    if (reference === 'forgotten') {
      const message = 'This enquiry was received, and has been deleted here since.';
      throw new Refusal(410, message);
    }
    onReceived();
    if (formatOf(context) === 'json') return context.json({ status: 'received', reference });
    return context.redirect(`${context.req.header('Origin')}${returnPathOf(context)}`, 303);
  });

  app.onError((error, context) => {
    if (error instanceof Refusal) {
      onRefused?.(error.status);
      return refuse(context, error);
    }
    onFault(error, context);
    const message = 'The enquiry could not be saved. Send it again later.';
    return refuse(
      context,
      new Refusal(503, message, { retryAfterSeconds: retryAfterFaultSeconds }),
    );
  });

  return app;
}
