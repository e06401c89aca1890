import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';

export default {
  heading: 'How an offline-first point of sale works',
  summary: 'Why a till should write to its own disk first, with the code of its outbox.',
  description:
    'How an offline-first point of sale keeps selling when the internet fails: an IndexedDB outbox in TypeScript, M-Pesa and eTIMS offline, and seven tests to run.',
  lead: 'How a till keeps selling when the internet is down, with a working outbox in TypeScript and seven tests that try to break it.',
  published: '2026-11-21',
  order: 4,
  updated: '2026-11-27',
  emblem: 'till',
  tags: ['Retail', 'Payments'],
  body: `When the internet fails, a shop with an online till has to close. An offline-first till keeps selling. It does not need the network for a sale. This post explains the parts, with code for the hardest one, so that you can ask a vendor the right questions or build it yourself.

## What “offline” has to mean

Some tills are called offline because the screen still opens. Ask what happens in each of these moments:

| Moment | A till that only caches | An offline-first till |
|---|---|---|
| Line drops mid-sale | Sale lost or held | Sale completes |
| Power fails after Pay | Unknown | Sale is on disk, or was never confirmed |
| Two tills sell the last item | One is refused | Both sell. The shortage is shown to the manager |
| Price changed at head office | Till stops until it has synced | Till uses the last price list, and says how old it is |
| Line returns | Cashier presses Sync | Nothing to press |
| The same sale is sent twice | Counted twice | Counted once |

The third row is a deliberate choice. The customer already holds the goods, so refusing the sale helps nobody.

## Three rules

1. **The till writes to its own disk first.** The network is told afterwards.
2. **Each sale gets its identity at the till,** before anything is sent. Then sending twice is harmless.
3. **Sales are never edited.** A mistake is corrected by another sale with negative quantities. You can merge sales from six tills, but not edits.

## An outbox in the browser

A till that runs in a browser can keep its queue in IndexedDB, which survives reloads and power cuts. The file below stores a sale, sends the waiting ones in order, and sets aside what the server refuses so that one bad sale does not block the rest.

\`\`\`ts
export interface Sale {
  id: string; // crypto.randomUUID(), made when the sale starts, so a second press of Pay keeps it
  soldAt: string;
  lines: { sku: string; quantity: number; cents: number }[];
}
type Entry = { seq: number; sale: Sale };

const opened = new Promise<IDBDatabase>((resolve, reject) => {
  const request = indexedDB.open('till', 1);
  request.onupgradeneeded = () => {
    const outbox = request.result.createObjectStore('outbox', {
      keyPath: 'seq',
      autoIncrement: true,
    });
    outbox.createIndex('saleId', 'sale.id', { unique: true });
    request.result.createObjectStore('refused', { keyPath: 'seq' });
  };
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** Runs \`work\` in one transaction; settles only when the transaction has been committed. */
async function inTransaction<T>(mode: IDBTransactionMode, work: (tx: IDBTransaction) => T) {
  const db = await opened;
  return new Promise<T>((resolve, reject) => {
    const tx = db.transaction(['outbox', 'refused'], mode, { durability: 'strict' });
    const result = work(tx);
    tx.oncomplete = () => resolve(result);
    tx.onabort = () => reject(tx.error);
  });
}

/** Await this before the receipt prints. */
export async function keep(sale: Sale): Promise<void> {
  await inTransaction('readwrite', (tx) => {
    tx.objectStore('outbox').add({ sale });
  });
}

async function oldest(): Promise<Entry | undefined> {
  const cursor = await inTransaction('readonly', (tx) => tx.objectStore('outbox').openCursor());
  return cursor.result?.value as Entry | undefined;
}

async function remove(entry: Entry, reason?: string): Promise<void> {
  await inTransaction('readwrite', (tx) => {
    if (reason) tx.objectStore('refused').put({ ...entry, reason });
    tx.objectStore('outbox').delete(entry.seq);
  });
}

/** Sends what waits, oldest first. The lock keeps a second tab from sending at the same time. */
export async function drain(url: string): Promise<void> {
  await navigator.locks.request('till-outbox', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (let entry = await oldest(); entry; entry = await oldest()) {
      const response = await fetch(url, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(entry.sale),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null);
      if (response?.ok) await remove(entry);
      else if (response?.status === 400 || response?.status === 422) {
        await remove(entry, await response.text());
      } else return; // no line, expired sign-in, server trouble: try again later
    }
  });
}
\`\`\`

Call \`drain\` after each sale, every thirty seconds, and on the window’s \`online\` event. Do not trust \`navigator.onLine\` to decide anything: it says that a cable or Wi-Fi is there, while the internet may still be unreachable.

Why it is written this way:

- \`keep\` settles on \`oncomplete\`, rather than on the success of the single request. Only then is the sale committed. The \`strict\` setting asks the browser to write it to the disk before it reports the commit.
- The unique index on the sale’s \`id\` turns an attempt to store the same sale twice into an error instead of a second sale.
- \`PUT /sales/{id}\` or an equivalent on the server must accept the same sale again and report success. If the reply is lost on the way back, the till will repeat it.
- A refusal with 400 or 422 is about the content, and trying again will not help. It goes to \`refused\`, and the manager’s screen shows it with the reason.
- Anything else, including an expired sign-in, stops the loop with the queue untouched.

Ask the browser for lasting storage with \`navigator.storage.persist()\` and show a warning if the browser refuses. On a shared or nearly full device, the browser may otherwise clear the database.

## What each part does without a line

| Part | Offline | What you must decide |
|---|---|---|
| Price list and stock | Last copy, with its date on the screen | After how many hours to warn |
| Cash | Works | How the drawer is counted |
| M-Pesa | Customer’s phone may work while your line does not | Whether the cashier may accept a confirmation message seen on the customer’s phone, and up to what amount |
| Card | Depends on the terminal and the bank | Whether to say “no cards” until the line returns |
| Tax invoice | Depends on the control unit | See below |
| Loyalty points | Can be earned. Spending waits | Tell the cashier what to say |
| Sign-in | Cached, for known cashiers | How long a cached sign-in lasts |

For M-Pesa, a message on a customer’s screen can be forged or old. Set a limit, have the cashier type the transaction code, and let the system match it when the line is back. [Reconciling M-Pesa payments](/blog/reconciling-mpesa-payments) shows the matching.

For tax, the shop must still issue a valid electronic invoice. KRA’s eTIMS has a variant of the control unit that runs at the shop and is meant for interrupted connections. KRA decides how long the unit may work before it must report. We found no number of hours: plan for less than a day, and show the manager how many wait. The [eTIMS checklist](/blog/etims-integration-checklist) compares the two variants.

## Stock that may go below zero

Allow it: when two tills have sold the last tin, your records say minus one. Show the manager a list each morning: what is below zero, since when, sold by which till. Look first for a delivery that was not entered. If the system forbids negative stock, cashiers sell the tin under another name.

## Clocks

Tills with wrong clocks produce sales in the wrong order and on the wrong day. Record three things for each sale: the till’s time, a counter that only goes up, and the time the server received it. When the till’s clock is off by more than a few minutes, say so on the screen.

## Power is part of it

Put the till, the receipt printer and the router on a small UPS. A router without power is as bad as a cut line. Salt air and heat shorten battery life on the coast, so test the UPS under load every six months and write the date on it.

## Try to break it

Run this with the real hardware before you sign:

1. Unplug the line, make twenty sales, plug it in, and count them at head office.
2. Pull the power cord one second after Pay and restart. Either the sale is there, or no receipt was printed.
3. Plug and unplug the line every few seconds for five minutes while selling.
4. Sell the last item on two tills at once.
5. Set one till’s clock back by a day.
6. Leave a till offline overnight, change ten prices, then connect it.
7. Send one sale that the server must refuse, and see who is told.

[Posigen](/products/posigen), our own till software, should be put through the same list, and so should anything [built for you](/services/development-services/software-development/web-application).

## One question for the vendor

Ask before you see a demonstration: “What does the receipt printer wait for?” If the answer is the server, the shop closes when the internet fails. If it is the till’s own disk, the shop stays open.`,
  figures: [
    {
      under: 'Three rules',
      figure: {
        type: 'flow',
        heading: 'A sale before, during and after the cut',
        actors: ['Till', 'Own disk', 'Server'],
        messages: [
          { from: 'Till', to: 'Own disk', text: 'Sale with its own identity' },
          { from: 'Own disk', to: 'Server', text: 'Line is down', state: 'fails' },
          { from: 'Till', to: 'Own disk', text: 'The next sale, stored in the same way' },
          { from: 'Own disk', to: 'Server', text: 'Line is back: both, in order' },
          {
            from: 'Own disk',
            to: 'Server',
            text: 'Sent twice by chance: counted once',
            state: 'waits',
          },
        ],
      },
    },
  ],
  sources: [
    {
      fact: 'A transaction’s complete event marks the commit; durability "strict" asks that it be written to persistent storage.',
      reference: 'W3C, Indexed Database API 3.0, Transactions',
      url: 'https://www.w3.org/TR/IndexedDB/#transaction-construct',
      checked: '2026-11-22',
    },
    tax.systemIntegration,
  ],
  related: ['/industries/retail-and-ecommerce'],
} satisfies Copy<'post'>;
