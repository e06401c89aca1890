import type { Copy } from '@/content/schema/pages';

type OfflineSaleData = Extract<Copy<'home'>['figure'], { type: 'offline-sale' }>;

const till = 'M8 88V66l7-20h34l7 20v22zM8 66h48M22 52h20v8H22z';
const office = 'M112 88V36h24l12 12v40zM136 36v12h12M119 76h22M119 82h22';
const receipt = (x: number, y: number) => `M${x} ${y}h18v24l-4.5-3-4.5 3-4.5-3-4.5 3z`;
const receiptLines = (x: number, y: number) => `M${x + 4} ${y + 6}h10M${x + 4} ${y + 11}h10`;
const wholeWire = 'M32 88v8h98v-8';
const cutWire = 'M32 88v8h38M92 96h38v-8';
const cross = 'M74 89l14 14M88 89l-14 14';
const ledger = 'M66 46h36v34H66zM72 46v34M78 55h18M78 63h18M78 71h18';
const ticks = 'M70 32l10 9 20-22M120 26l7 7 14-15';

const Receipt = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="slip" d={receipt(x, y)} />
    <path d={receiptLines(x, y)} />
  </>
);

/** The till and the office, and what else has their look. */
function Places({ name, and = '' }: { name: string; and?: string }) {
  return (
    <>
      <path className="solid" d={till + office + and} />
      <text x="130" y="67">
        {name}
      </text>
    </>
  );
}

/**
 * The drawings of the four frames. `authority` is the name of the office that receives the record
 * of the sale.
 */
const drawings = (authority: string) => [
  <>
    <Receipt x={23} y={20} />
    <Places name={authority} />
    <path d={cutWire} />
    <path className="warn" d={cross} />
  </>,
  <>
    <Places name={authority} />
    <path d={cutWire} />
    <path className="warn" d={cross} />
    <Receipt x={62} y={34} />
    <Receipt x={72} y={42} />
    <Receipt x={82} y={50} />
  </>,
  <>
    <Places name={authority} />
    <path className="good" d={wholeWire} />
    <path className="dot" d="M52 91h10v10H52zM74 91h10v10H74zM96 91h10v10H96z" />
  </>,
  <>
    <Places name={authority} and={ledger} />
    <path className="good" d={wholeWire + ticks} />
  </>,
];

/** A sale without a connection, in four frames. */
export function OfflineSale({ heading, intro, office: authority, frames }: OfflineSaleData) {
  const drawn = drawings(authority);
  return (
    <figure aria-label={heading} className="band figure-box">
      <figcaption>
        <h2 className="text-second">{heading}</h2>
      </figcaption>
      <ol className="mt-4 grid lg:mt-6 grid-cols-2 gap-x-3 gap-y-5 @min-[50rem]:grid-cols-4 @min-[50rem]:gap-6">
        {frames.map(({ title, body }, index) => (
          <li key={title}>
            <svg
              viewBox="0 0 160 108"
              width="160"
              height="108"
              aria-hidden="true"
              className="sale-figure hairline h-auto w-full border-t-3 border-t-accent bg-canvas px-2 py-1"
            >
              {drawn[index]}
            </svg>
            <h3 className="mt-2.5 text-base leading-tight">{title}</h3>
            <p className="mt-1 leading-[1.4] text-ink-muted">{body}</p>
          </li>
        ))}
      </ol>
      {intro && <p className="mt-4 text-sm text-ink-muted">{intro}</p>}
    </figure>
  );
}
