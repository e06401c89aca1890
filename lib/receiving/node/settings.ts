import { ReceivingError } from '../error-facts';

/** The settings of the receiver; `docs/enquiries.md` lists their variables. */
export interface Settings {
  readonly folder: string;
  /** Days for which the fingerprint of a delivered enquiry is kept. */
  readonly fingerprintDays: number;
  readonly smtpUrl: string;
  /** Who writes and who reads the mails. */
  readonly from: string;
  readonly to: string;
  /** The origins of the site, such as `https://www.example.com`. */
  readonly origins: readonly string[];
  /** Whether a proxy in front names the client in `X-Forwarded-For`; anyone can write that header where there is none. */
  readonly isBehindProxy: boolean;
  readonly host: string;
  readonly port: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function setting(environment: Environment, name: string, fallback?: string): string {
  const value = environment[name] ?? fallback;
  if (value) return value;
  throw new ReceivingError(
    `${name} is not set. Set it in the environment; docs/enquiries.md lists the settings.`,
  );
}

function wholeNumber(environment: Environment, name: string, fallback: string): number {
  const value = setting(environment, name, fallback);
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new ReceivingError(`${name} is "${value}". Set it to a whole number, such as ${fallback}.`);
}

/** Where enquiries are kept, from the environment. */
export const folderSetting = (environment: Environment) =>
  setting(environment, 'ENQUIRY_FOLDER', 'enquiries');

/** For how many days fingerprints are kept, from the environment. */
export const fingerprintDaysSetting = (environment: Environment) =>
  wholeNumber(environment, 'ENQUIRY_FINGERPRINT_DAYS', '90');

/** All settings, from the environment. @throws ReceivingError on one that is missing or wrong */
export function readSettings(environment: Environment): Settings {
  return {
    folder: folderSetting(environment),
    fingerprintDays: fingerprintDaysSetting(environment),
    smtpUrl: setting(environment, 'SMTP_URL'),
    from: setting(environment, 'ENQUIRY_FROM'),
    to: setting(environment, 'ENQUIRY_TO'),
    origins: setting(environment, 'ENQUIRY_ORIGINS').split(/\s+/),
    isBehindProxy: setting(environment, 'ENQUIRY_BEHIND_PROXY', 'no') === 'yes',
    host: setting(environment, 'HOST', '127.0.0.1'),
    port: wholeNumber(environment, 'PORT', '8788'),
  };
}
