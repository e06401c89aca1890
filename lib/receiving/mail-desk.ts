import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import { enquirySchema } from '@/lib/enquiry';
import { enquiryMail, type MailAddresses } from './enquiry-mail';
import { type Desk, type IncomingEnquiry, sha256 } from './receive-enquiry';

/** What is kept of an enquiry: all of it until the mail server has taken it, and then what tells a repeat. */
const record = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('pending'),
    key: z.string(),
    digest: z.string(),
    reference: z.string(),
    enquiry: enquirySchema,
  }),
  z.object({ state: z.literal('sent'), digest: z.string() }),
]);

type EnquiryRecord = z.infer<typeof record>;

/** What a mail desk needs. */
export interface MailDeskOptions extends MailAddresses {
  /** Where records are kept, one file for each key. One process to a folder. */
  readonly folder: string;
  /** Hands a mail to the mail server; rejects where that doesn't take it. */
  readonly send: (mail: SendMailOptions) => Promise<unknown>;
  /** How many requests a client may make in the window. */
  readonly requestsPerWindow: number;
  readonly windowSeconds: number;
}

/**
 * A desk that mails each enquiry. It is written to disk before it is mailed, so that a crash loses none; a key that was
 * mailed is known after a restart too, so that none is mailed twice.
 */
export async function createMailDesk(options: MailDeskOptions): Promise<
  Desk & {
    /** Mails what a crash or a mail server out of reach left behind. Resolves with how many were mailed. */
    resume(): Promise<number>;
  }
> {
  const { folder, send, requestsPerWindow, windowSeconds } = options;
  await mkdir(folder, { recursive: true });
  const limiter = new RateLimiterMemory({ points: requestsPerWindow, duration: windowSeconds });
  const underway = new Map<string, string>();

  const fileFor = async (key: string) => join(folder, `${await sha256(key)}.json`);

  const read = async (file: string): Promise<EnquiryRecord | undefined> => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? undefined : record.parse(JSON.parse(text));
  };

  /** Written aside and put in place at once: a crash leaves the old record or the new one, never half of one. */
  const write = async (file: string, next: EnquiryRecord) => {
    await writeFile(`${file}.part`, JSON.stringify(next), { mode: 0o600 });
    await rename(`${file}.part`, file);
  };

  const mail = async (file: string, incoming: IncomingEnquiry) => {
    await send(enquiryMail(incoming, options));
    await write(file, { state: 'sent', digest: incoming.digest });
  };

  const take: Desk['take'] = async (incoming) => {
    const { key, digest, reference, enquiry } = incoming;
    const other = underway.get(key);
    if (other !== undefined) return other === digest ? 'in progress' : 'other words';
    underway.set(key, digest);
    try {
      const file = await fileFor(key);
      const before = await read(file);
      if (before && before.digest !== digest) return 'other words';
      if (before?.state === 'sent') return 'taken before';
      if (!before) await write(file, { state: 'pending', key, digest, reference, enquiry });
      await mail(file, incoming);
      return 'taken';
    } finally {
      underway.delete(key);
    }
  };

  return {
    async admit(client) {
      try {
        await limiter.consume(client);
        return { type: 'admitted' };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { type: 'wait', seconds: Math.ceil(refusal.msBeforeNext / 1000) };
      }
    },
    take,
    async resume() {
      let mailed = 0;
      for (const name of await readdir(folder)) {
        if (!name.endsWith('.json')) continue;
        const left = await read(join(folder, name));
        if (left?.state !== 'pending') continue;
        if ((await take(left)) === 'taken') mailed += 1;
      }
      return mailed;
    },
  };
}
