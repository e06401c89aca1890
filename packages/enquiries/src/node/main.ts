import { pipeline } from 'node:stream/promises';
import { errorFacts, ReceivingError } from '../log';
import { createStore } from '../store';
import { exportAll, forget, retry, show, status } from './commands';
import { databaseError, openDatabase } from './database';
import { createMailer } from './mail';
import { startReceiver } from './serve';
import { readDatabaseUrl, readSettings } from './settings';
import { logToOutput } from './standard-output';

/*
 * The program behind `npm run enquiries`. Its settings are environment variables, and `usage` lists
 * its commands.
 */

const usage = `npm run enquiries                            receives enquiries and mails them
npm run enquiries -- status                  counts waiting, set-aside and delivered enquiries
npm run enquiries -- show <reference>        shows an enquiry, including what the visitor wrote
npm run enquiries -- retry [reference]       delivers all waiting and set-aside enquiries now, or only one
npm run enquiries -- forget <reference>      deletes an enquiry
npm run enquiries -- export                  prints all enquiries as JSON
npm run enquiries -- test-mail             sends a test mail to ENQUIRY_TO
npm run enquiries -- migrate                 updates the database's tables and does nothing else`;

async function serve() {
  const { log, isWritten } = logToOutput();
  const end = (error: unknown): never => {
    log.error({ error: errorFacts(error) }, 'ended by an error');
    process.exit(1);
  };
  process.once('uncaughtException', end);
  process.once('unhandledRejection', end);
  const receiver = await startReceiver(readSettings(process.env), log, isWritten).catch(end);
  log.info({ url: receiver.url }, 'receiving');
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log.info({}, 'stopping');
    await receiver.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function testMail(): Promise<string> {
  const settings = readSettings(process.env);
  const reason = await createMailer(settings).sendTest();
  if (reason) throw new ReceivingError(`Not sent: ${reason}.`);
  return `A test mail was accepted for ${settings.to.join(', ')}.`;
}

async function run(command: string, reference: string | undefined): Promise<string> {
  if (command === 'test-mail') return await testMail();
  const url = readDatabaseUrl(process.env);
  const { db, removeDeleted, close } = await openDatabase(url);
  const store = createStore(db);
  try {
    if (command === 'status') return await status(store);
    if (command === 'retry') return await retry(store, reference);
    if (command === 'export') {
      await pipeline(exportAll(store), process.stdout, { end: false });
      return '';
    }
    if (command === 'migrate') return `The tables of ${url} are up to date.`;
    if (command === 'show' && reference) return await show(store, reference);
    if (command === 'forget' && reference) {
      const printed = await forget(store, reference);
      await removeDeleted();
      return printed;
    }
    throw new ReceivingError(usage);
  } catch (error) {
    throw databaseError(error, url);
  } finally {
    await close();
  }
}

try {
  const [command, reference] = process.argv.slice(2);
  if (command === undefined) await serve();
  else {
    const printed = await run(command, reference);
    if (printed) console.log(printed);
  }
} catch (error) {
  console.error(error instanceof ReceivingError ? error.message : error);
  process.exitCode = 1;
}
