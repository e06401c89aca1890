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
npm run enquiries -- test-mail               sends a test mail to ENQUIRY_TO
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

/** The commands that use the database. Those that are followed by a reference need one. */
const databaseCommands: Readonly<Record<string, 'alone' | 'with reference'>> = {
  status: 'alone',
  retry: 'alone',
  export: 'alone',
  migrate: 'alone',
  show: 'with reference',
  forget: 'with reference',
};

async function run(command: string, reference = ''): Promise<string> {
  if (command === '--help' || command === 'help') return usage;
  if (command === 'test-mail') return await testMail();
  const needs = Object.hasOwn(databaseCommands, command) && databaseCommands[command];
  if (!needs || (needs === 'with reference' && reference === '')) throw new ReceivingError(usage);
  const url = readDatabaseUrl(process.env);
  const tables = command === 'migrate' ? 'update' : 'as they are';
  const { db, removeDeleted, close } = await openDatabase(url, tables);
  const store = createStore(db);
  try {
    switch (command) {
      case 'status':
        return await status(store);
      case 'retry':
        return await retry(store, reference || undefined);
      case 'show':
        return await show(store, reference);
      case 'export':
        await pipeline(exportAll(store), process.stdout, { end: false });
        return '';
      case 'forget': {
        const printed = await forget(store, reference);
        await removeDeleted();
        return printed;
      }
      default:
        return `The tables of ${url} are up to date.`;
    }
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
