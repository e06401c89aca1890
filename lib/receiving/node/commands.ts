import { ReceivingError } from '../error-facts';
import { folderHolder, holderInWords } from './folder-lock';
import { createStore, type Store, type StoredFile } from './store';

/* The commands of `npm run receive`. Each returns what it prints; a running receiver sees their effect within seconds. */

function ageInWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** The enquiry that has waited longest; undefined where none that can be read waits. */
async function oldestWaiting(store: Store) {
  let oldest: { readonly reference: string; readonly received: number } | undefined;
  for (const name of await store.list('waiting')) {
    const reading = await store.read({ state: 'waiting', name });
    if (reading?.type !== 'record') continue;
    const received = Date.parse(reading.record.received);
    if (!oldest || received < oldest.received) {
      oldest = { reference: reading.record.reference, received };
    }
  }
  return oldest;
}

/** What `status` prints: how many enquiries wait, are set aside and were delivered, and which has waited longest. */
export async function status(folder: string, fingerprintDays: number): Promise<string> {
  const store = createStore(folder);
  const [waiting, setAside, delivered] = await Promise.all([
    store.list('waiting'),
    store.list('set-aside'),
    store.list('delivered'),
  ]);
  const oldest = await oldestWaiting(store);
  const held = await folderHolder(folder);
  return [
    `Waiting:   ${waiting.length}${oldest ? ` (the oldest, ${oldest.reference}, for ${ageInWords(Date.now() - oldest.received)})` : ''}`,
    `Set aside: ${setAside.length}${setAside.length > 0 ? ' (show <reference> says why; retry puts them back)' : ''}`,
    `Delivered: ${delivered.length} (in the last ${fingerprintDays} days)`,
    `Receiver:  ${held ? holderInWords(held.holder) : 'not running'}`,
    ...setAside.map((name) => `  set aside: ${name}`),
  ].join('\n');
}

async function find(store: Store, reference: string): Promise<readonly StoredFile[]> {
  if (!/^(?:[0-9a-f]{4}-?[0-9a-f]{4}|[0-9a-f]{64})$/i.test(reference)) {
    throw new ReceivingError(`"${reference}" is no reference. One looks like 3F9A-07C2.`);
  }
  const files = await store.withReference(reference);
  if (files.length === 0) {
    throw new ReceivingError(`No enquiry with the reference ${reference} is kept here.`);
  }
  const names = new Set(files.map(({ name }) => name.slice(0, 64)));
  if (names.size > 1) {
    throw new ReceivingError(
      `${reference} stands for ${names.size} enquiries. Name one in full: ${[...names].join(', ')}`,
    );
  }
  return files;
}

/** What `retry` prints after it has put back what was set aside and asked for all that waits to be tried now. */
export async function retry(folder: string, reference?: string): Promise<string> {
  const store = createStore(folder);
  const names =
    reference === undefined
      ? await store.list('set-aside')
      : (await find(store, reference))
          .filter(({ state }) => state === 'set-aside')
          .map(({ name }) => name);
  for (const name of names) await store.putBack(name);
  await store.askForRetry();
  const waiting = (await store.list('waiting')).length;
  return `Put back: ${names.length}. Waiting now: ${waiting}, to be tried as soon as the receiver runs.`;
}

/** What `show` prints: all that is kept of an enquiry, the visitor's words too. */
export async function show(folder: string, reference: string): Promise<string> {
  const store = createStore(folder);
  const parts: string[] = [];
  for (const file of await find(store, reference)) {
    parts.push(`${file.state.replace('-', ' ')}: ${file.state}/${file.name}`);
    const reason = file.state === 'set-aside' ? await store.reasonFor(file.name) : undefined;
    if (reason !== undefined) parts.push(`why: ${reason}`);
    const reading = file.state === 'delivered' ? undefined : await store.read(file);
    if (reading?.type === 'record') {
      const { received, mail } = reading.record;
      parts.push(`received: ${received}`, `subject: ${mail.subject}`, '', mail.text);
    } else {
      parts.push((await store.rawText(file)) ?? '');
    }
  }
  return parts.join('\n');
}

/** What `forget` prints after it has deleted all that is kept of an enquiry. */
export async function forget(folder: string, reference: string): Promise<string> {
  const store = createStore(folder);
  const files = await find(store, reference);
  for (const file of files) await store.forget(file);
  const wasMailed = files.some(({ state }) => state === 'mailed' || state === 'delivered');
  return [
    `Deleted: ${files.map(({ state, name }) => `${state}/${name}`).join(', ')}`,
    ...(wasMailed ? ['Its mail was delivered: delete it from the mailbox too.'] : []),
  ].join('\n');
}
