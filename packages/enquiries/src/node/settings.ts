import * as z from 'zod/mini';
import { ReceivingError } from '../log';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

const isUrl = (text: string, protocol: RegExp) =>
  URL.canParse(text) && protocol.test(new URL(text).protocol) && new URL(text).host !== '';

/** An e-mail address, alone or after a name, as in `Website <website@example.com>`. */
const isAddress = (text: string) =>
  z.email().safeParse(/<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim()).success;

const isOrigin = (text: string) => isUrl(text, /^https?:$/) && new URL(text).origin === text;

/** A setting that must pass a test. If it does not, the error message says what the setting must be. */
const setting = (mustBe: string, test: (text: string) => boolean) =>
  z.string({ error: `is missing. Set it to ${mustBe}.` }).check(
    z.refine(test, {
      // The message does not show the value, because the address of a mail server contains a password.
      error: `is wrong. Set it to ${mustBe}.`,
    }),
  );

const databaseUrl = z._default(
  setting(
    'a file such as file:enquiries/enquiries.db, or the address of a libSQL server',
    (text) => /^(file|d1):./.test(text) || isUrl(text, /^(libsql|https?|wss?):$/),
  ),
  'file:enquiries/enquiries.db',
);

/** The settings of the receiver, as variables of the environment. `docs/enquiries.md` describes them. */
const schema = z.object({
  ENQUIRY_DATABASE_URL: databaseUrl,
  SMTP_URL: setting(
    'the address of a mail server, such as smtps://user:password@mail.example.com',
    (text) => isUrl(text, /^smtps?:$/),
  ),
  ENQUIRY_FROM: setting('an e-mail address, such as website@example.com', isAddress),
  ENQUIRY_TO: setting('e-mail addresses separated by commas, such as desk@example.com', (text) =>
    text.split(',').every(isAddress),
  ),
  ENQUIRY_ORIGINS: setting(
    'the origins of the site separated by spaces, such as https://www.example.com',
    (text) => words(text).length > 0 && words(text).every(isOrigin),
  ),
  ENQUIRY_BEHIND_PROXY: z._default(
    setting('yes or no', (text) => text === 'yes' || text === 'no'),
    'no',
  ),
  ENQUIRY_KEEP_DAYS: z._default(
    setting('a number of days, such as 90', (text) => /^\d{1,5}$/.test(text)),
    '90',
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(
    setting('a port, such as 8788', (text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536),
    '8788',
  ),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings from the environment. @throws ReceivingError that names every missing or wrong setting */
function parse<T>(settings: z.ZodMiniType<T>, environment: Environment): T {
  const present = Object.entries(environment).filter(([, value]) => value);
  const result = settings.safeParse(Object.fromEntries(present));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join()} ${message}`);
  throw new ReceivingError([...faults, 'docs/enquiries.md lists the settings.'].join('\n'));
}

/** The address of the database. @throws ReceivingError if it is wrong */
export const readDatabaseUrl = (environment: Environment): string =>
  parse(z.pick(schema, { ENQUIRY_DATABASE_URL: true }), environment).ENQUIRY_DATABASE_URL;

export type Settings = ReturnType<typeof readSettings>;

/** All settings. @throws ReceivingError that names every missing or wrong setting */
export function readSettings(environment: Environment) {
  const values = parse(schema, environment);
  const origins: readonly string[] = words(values.ENQUIRY_ORIGINS);
  return {
    databaseUrl: values.ENQUIRY_DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    from: values.ENQUIRY_FROM,
    to: values.ENQUIRY_TO,
    origins,
    /** Whether a proxy writes the client's address into `X-Forwarded-For`. Without a proxy, anyone could write that header. */
    isBehindProxy: values.ENQUIRY_BEHIND_PROXY === 'yes',
    /** How many days a delivered enquiry is kept. */
    keepDays: Number(values.ENQUIRY_KEEP_DAYS),
    host: values.HOST,
    port: Number(values.PORT),
  };
}
