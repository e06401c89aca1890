import { errorFacts, ReceivingError } from '../error-facts';
import { forget, retry, show, status } from './commands';
import { createLog } from './log';
import { startReceiver } from './serve';
import { fingerprintDaysSetting, folderSetting, readSettings } from './settings';

/* The commands of `npm run receive`, with settings from the environment. Without one it receives enquiries and mails them. */

const usage = `npm run receive                         receives enquiries and mails them
npm run receive -- status               counts what waits, is set aside and was delivered
npm run receive -- retry [reference]    puts back what was set aside, and tries all that waits now
npm run receive -- show <reference>     shows an enquiry, with the visitor's words
npm run receive -- forget <reference>   deletes an enquiry`;

async function serve() {
  const log = createLog();
  const end = (error: unknown): never => {
    log.fatal({ error: errorFacts(error) }, 'ended by an error');
    process.exit(1);
  };
  process.once('uncaughtException', end);
  process.once('unhandledRejection', end);
  const receiver = await startReceiver(readSettings(process.env), log).catch(end);
  log.info({ url: receiver.url }, 'receiving');
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping');
    await receiver.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function run([command, reference, ...more]: readonly string[]): Promise<string | undefined> {
  const folder = folderSetting(process.env);
  if (more.length > 0) throw new ReceivingError(usage);
  if (command === undefined) {
    await serve();
    return undefined;
  }
  if (command === 'status') return status(folder, fingerprintDaysSetting(process.env));
  if (command === 'retry') return retry(folder, reference);
  if (command === 'show' && reference !== undefined) return show(folder, reference);
  if (command === 'forget' && reference !== undefined) return forget(folder, reference);
  throw new ReceivingError(usage);
}

try {
  const printed = await run(process.argv.slice(2));
  if (printed !== undefined) console.log(printed);
} catch (error) {
  console.error(error instanceof ReceivingError ? error.message : error);
  process.exitCode = 1;
}
