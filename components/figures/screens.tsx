import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ScreenBlock, Screens as ScreensData } from '@/content/figures';

const marks = { done: '✓', open: '○', late: '!' } as const;

function Block({ block }: { block: ScreenBlock }) {
  switch (block.type) {
    case 'totals':
      return (
        <dl className="screen-totals">
          {block.items.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'rows':
      return (
        <ul className="screen-rows">
          {block.items.map(({ text, value, mark }) => (
            <li key={text} className={mark}>
              {mark && (
                <i role="img" aria-label={mark}>
                  {marks[mark]}
                </i>
              )}
              <span>{text}</span>
              {value && <b>{value}</b>}
            </li>
          ))}
        </ul>
      );
    case 'bars': {
      const most = Math.max(...block.items.map(({ value }) => value)) || 1;
      return (
        <ul className="screen-bars">
          {block.items.map(({ label, value, text }) => (
            <li key={label}>
              <span>{label}</span>
              <svg aria-hidden="true">
                <rect width={`${Math.round((value / most) * 100)}%`} height="100%" />
              </svg>
              <b>{text}</b>
            </li>
          ))}
        </ul>
      );
    }
    case 'buttons':
      return (
        <ul className="screen-buttons">
          {block.items.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      );
  }
}

/** Three drawn screens of a product: where a day starts, what is done most, what is read at its end. */
export function Screens({ heading, intro, start, task, report }: Omit<ScreensData, 'type'>) {
  const views = [
    { name: 'Start', view: start },
    { name: 'Daily task', view: task },
    { name: 'Report', view: report },
  ];
  return (
    <section className="figure-box">
      <div className="measure">
        <SectionHeading>{heading}</SectionHeading>
        {intro && <Prose className="mt-4">{intro}</Prose>}
      </div>
      <ul className="screens-figure">
        {views.map(({ name, view }) => (
          <li key={name}>
            <figure>
              <figcaption>{name}</figcaption>
              <div className="screen-view">
                <p className="screen-title">
                  <b>{view.title}</b> <span>{view.state}</span>
                </p>
                {view.blocks.map((block) => (
                  <Block key={JSON.stringify(block.items)} block={block} />
                ))}
              </div>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-muted">
        Drawn screens; names and figures in them are samples.
      </p>
    </section>
  );
}
