import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { ReceivingError } from '../log';
import {
  bareAddress,
  isKeepDays,
  isOrigin,
  isUrl,
  keepDaysMustBe,
  listIn,
  originsMustBe,
} from '../setting-values';

/** An e-mail address, alone or after a name, as in `Website <website@example.com>`. */
const isAddress = (text: string) => z.email().safeParse(bareAddress(text)).success;

/**
 * A setting that must pass a test. If it does not, the error message says what the setting must be.
 */
const setting = (mustBe: string, test: (text: string) => boolean) =>
  z.string({ error: `is missing. Set it to ${mustBe}.` }).check(
    z.refine(test, {
      // The message does not show the value, because the address of a mail server contains a
      // password.
      error: `is wrong. Set it to ${mustBe}.`,
    }),
  );

/**
 * The path of the file in an address `file:…`, whose escaped characters are decoded.
 * @throws if it is no path
 */
export const databaseFile = (url: string): string =>
  url.startsWith('file:/') ? fileURLToPath(url) : decodeURIComponent(url.slice('file:'.length));

function isDatabaseUrl(text: string): boolean {
  if (text.startsWith('d1:')) return text !== 'd1:';
  // A URL ends at one of these signs, and the path would be cut.
  if (!text.startsWith('file:') || /[?#]/.test(text)) return false;
  try {
    return databaseFile(text) !== '';
  } catch {
    return false;
  }
}

const databaseUrl = z._default(
  z.string().check(
    z.refine(isDatabaseUrl, {
      error: ({ input }) =>
        `is ${input}. Set it to a file such as file:enquiries/enquiries.db, with %25, %23 and %3F for the signs % # ? in its path, or to d1: and the id of a D1 database.`,
    }),
  ),
  'file:enquiries/enquiries.db',
);

/**
 * Only percent-encoded letters may stand before the `@`: otherwise, part of a password could be
 * taken for the host.
 */
const smtpAddress =
  /^smtps?:\/\/(?:[^@:/?#\s]+(?::[^@:/?#\s]*)?@)?(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?(?:\?requireTLS=false)?$/i;

/** Whether every percent sign starts an encoded letter of UTF-8, so that a password can be decoded. */
function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The settings of the receiver, as variables of the environment. `docs/enquiries.md` describes
 * them.
 */
const schema = z.object({
  ENQUIRY_DATABASE_URL: databaseUrl,
  SMTP_URL: setting(
    'the address of a mail server, such as smtps://user:password@mail.example.com, with @ / : ? # and % in the password percent-encoded, and other letters as UTF-8',
    (text) => isUrl(text, /^smtps?:$/) && smtpAddress.test(text) && isPercentEncoded(text),
  ),
  ENQUIRY_FROM: setting('an e-mail address, such as website@example.com', isAddress),
  ENQUIRY_TO: setting('e-mail addresses separated by commas, such as desk@example.com', (text) =>
    text.split(',').every(isAddress),
  ),
  ENQUIRY_ORIGINS: setting(
    originsMustBe,
    (text) => listIn(text).length > 0 && listIn(text).every(isOrigin),
  ),
  ENQUIRY_PROXIES: setting(
    'the number of proxies between the visitors and the receiver: 0 if they connect to it themselves, 1 for a proxy on this machine, 2 if a CDN is in front of that',
    (text) => /^[0-9]$/.test(text),
  ),
  ENQUIRY_KEEP_DAYS: z._default(setting(keepDaysMustBe, isKeepDays), '90'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(
    setting('a port, such as 8788', (text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536),
    '8788',
  ),
});

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings from the environment. @throws ReceivingError that names every missing or wrong
 * setting
 */
function parse<T>(settings: z.ZodMiniType<T>, environment: Environment): T {
  const present = Object.entries(environment).filter(([, value]) => value);
  const result = settings.safeParse(Object.fromEntries(present));
  const unknown = present.flatMap(([name]) =>
    name.startsWith('ENQUIRY_') && !(name in schema.shape) ? [`${name} is not a setting.`] : [],
  );
  if (result.success && unknown.length === 0) return result.data;
  const faults = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join()} ${message}`),
    ...unknown,
  ];
  throw new ReceivingError([...faults, 'docs/enquiries.md lists the settings.'].join('\n'));
}

/** The address of the database. @throws ReceivingError if it is wrong */
export const readDatabaseUrl = (environment: Environment): string =>
  parse(z.pick(schema, { ENQUIRY_DATABASE_URL: true }), environment).ENQUIRY_DATABASE_URL;

export type Settings = ReturnType<typeof readSettings>;

/** All settings. @throws ReceivingError that names every missing or wrong setting */
export function readSettings(environment: Environment) {
  const values = parse(schema, environment);
  const origins = listIn(values.ENQUIRY_ORIGINS);
  const proxies = Number(values.ENQUIRY_PROXIES);
  const isLocal = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
  if (
    proxies === 0 &&
    isLocal(values.HOST) &&
    !origins.every((origin) => isLocal(new URL(origin).hostname))
  ) {
    throw new ReceivingError(
      `HOST is ${values.HOST}, so visitors reach the receiver only through a proxy, but ENQUIRY_PROXIES is 0. All visitors would share the limits of one. Set ENQUIRY_PROXIES to the number of proxies.`,
    );
  }
  return {
    databaseUrl: values.ENQUIRY_DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    from: values.ENQUIRY_FROM,
    to: values.ENQUIRY_TO.split(',').map((address) => address.trim()),
    origins,
    /**
     * How many proxies add an address to `X-Forwarded-For`. Addresses further to the left could be
     * written by anyone.
     */
    proxies,
    keepDays: Number(values.ENQUIRY_KEEP_DAYS),
    host: values.HOST,
    port: Number(values.PORT),
  };
}
