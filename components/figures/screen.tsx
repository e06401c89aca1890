import { Shapes } from '@/components/figures/drawing/emblem';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { ScreenBlock, Screen as ScreenData } from '@/content/schema/screens';

const signs = { done: '✓', open: '○', late: '!' } as const;
const signNames = { done: 'done', open: 'open', late: 'problem' } as const;

export function Sign({ mark }: { mark: keyof typeof signs }) {
  return (
    <i role="img" aria-label={signNames[mark]}>
      {signs[mark]}
    </i>
  );
}

/**
 * The classes of a list or table of a screen. If some of its entries have signs, the others are
 * indented. A class says so, not `:has(i)`: with it, Chromium computes the styles of the whole page
 * again when any element of the page changes.
 */
const entriesClass = (name: string, entries: readonly { readonly mark?: unknown }[]) =>
  entries.some(({ mark }) => mark) ? `${name} marked` : name;

type BlockOf<T extends ScreenBlock['type']> = Extract<ScreenBlock, { type: T }>;

/** Labels with values: large numbers, or the fields of a form. */
function Labels({ type, items }: BlockOf<'totals' | 'fields'>) {
  return (
    <dl className={`screen-${type}`}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ items }: BlockOf<'rows'>) {
  return (
    <ul className={entriesClass('screen-rows', items)}>
      {items.map(({ text, value, mark }) => (
        <li key={text} className={mark}>
          {mark && <Sign mark={mark} />}
          <span>
            <UnbrokenText>{text}</UnbrokenText>
          </span>
          {value && <b>{value}</b>}
        </li>
      ))}
    </ul>
  );
}

function Bars({ items }: BlockOf<'bars'>) {
  const max = Math.max(...items.map(({ value }) => value)) || 1;
  return (
    <ul className="screen-bars">
      {items.map(({ label, value, text }) => (
        <li key={label}>
          {label}
          <svg width="100%" height="12" aria-hidden="true">
            <rect width={`${Math.round((value / max) * 100)}%`} height="100%" />
          </svg>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  );
}

function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return columns.map((column) => (
    <th key={column} scope="col">
      {column}
    </th>
  ));
}

const isAmount = (text: string) => /\d/.test(text);

function Table({ columns, rows }: BlockOf<'table'>) {
  const haveAmounts = rows.some(({ cells }) => cells.slice(1).some(isAmount));
  return (
    <table className={`${entriesClass('screen-table', rows)}${haveAmounts ? '' : ' of-words'}`}>
      <thead>
        <tr>
          <ColumnHeads columns={columns} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [first, ...others], mark }) => (
          <tr key={first} className={mark}>
            <th scope="row">
              {mark && <Sign mark={mark} />}
              {` ${first}`}
            </th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Grid({ columns, rows }: BlockOf<'grid'>) {
  return (
    <table className="screen-grid">
      {columns && (
        <thead>
          <tr>
            <td />
            <ColumnHeads columns={columns} />
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, squares }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {squares.map(({ text, mark, span }, index) => (
              <td key={index} colSpan={span} className={mark}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Buttons({ items }: BlockOf<'buttons'>) {
  return (
    <ul className="screen-buttons">
      {items.map((name) => (
        <li key={name}>
          <UnbrokenText>{name}</UnbrokenText>
        </li>
      ))}
    </ul>
  );
}

function Messages({ items }: BlockOf<'messages'>) {
  return (
    <ul className="screen-messages">
      {items.map(({ from, by, text }) => (
        <li key={text} className={from}>
          {by && <small>{by}</small>}{' '}
          <span>
            <UnbrokenText>{text}</UnbrokenText>
          </span>
        </li>
      ))}
    </ul>
  );
}

function PictureBlock({ height, shapes }: BlockOf<'picture'>) {
  return (
    <svg
      className="scene"
      viewBox={`0 0 320 ${height}`}
      width="320"
      height={height}
      aria-hidden="true"
    >
      <Shapes shapes={shapes} />
    </svg>
  );
}

function Block(block: ScreenBlock) {
  switch (block.type) {
    case 'totals':
    case 'fields':
      return <Labels {...block} />;
    case 'rows':
      return <Rows {...block} />;
    case 'bars':
      return <Bars {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'grid':
      return <Grid {...block} />;
    case 'buttons':
      return <Buttons {...block} />;
    case 'messages':
      return <Messages {...block} />;
    case 'picture':
      return <PictureBlock {...block} />;
  }
}

export function Blocks({ blocks }: { blocks: readonly ScreenBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} {...block} />);
}

/** A drawn screen. The text around it must say that its names and numbers are samples. */
export function Screen({ screen }: { screen: ScreenData }) {
  return (
    <div className="screen">
      <p className="screen-title">
        <b>{screen.title}</b>
        {screen.state && ` ${screen.state}`}
      </p>
      <Blocks blocks={screen.blocks} />
    </div>
  );
}
