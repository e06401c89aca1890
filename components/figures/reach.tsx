import { SectionHeading } from '@/components/ui/section-heading';
import type { SectionOf } from '@/content/schema/pages';
import { hoursInRows, officeSpan } from '@/lib/business-hours';

const drawingLook = 'h-auto w-full fill-ink text-[18px] font-semibold';

function AreaMap({ areas }: { areas: SectionOf<'reach'>['travel']['areas'] }) {
  return (
    <svg
      viewBox="0 0 205 170"
      width="205"
      height="170"
      role="img"
      aria-label={areas.map(({ name }) => name).join(', ')}
      className={drawingLook}
    >
      {areas.map(({ name, outline, x, y, hasOffice }) => (
        <g key={name}>
          <path className={hasOffice ? 'reach-area office' : 'reach-area'} d={outline} />
          <text x={x} y={y}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A dial of 24 hours. The outer ring shows when clients can report faults, and the inner ring shows the office hours. */
function Dial() {
  const { from, hours } = officeSpan();
  return (
    <svg viewBox="0 0 180 170" width="180" height="170" aria-hidden="true" className={drawingLook}>
      <circle className="reach-ring" cx="90" cy="85" r="58" />
      <path
        className="reach-ring office"
        d="M90 43a42 42 0 0 1 0 84 42 42 0 0 1 0-84"
        pathLength="24"
        strokeDasharray={`${hours} 24`}
        transform={`rotate(${from * 15} 90 85)`}
      />
      {[0, 6, 12, 18].map((hour, index) => (
        <text
          key={hour}
          x={90 + ([0, 78, 0, -78][index] ?? 0)}
          y={90 + ([-74, 0, 74, 0][index] ?? 0)}
          textAnchor="middle"
        >
          {hour}
        </text>
      ))}
      <text x="90" y="90" textAnchor="middle">
        24 h
      </text>
    </svg>
  );
}

/** A map of the areas where the price includes travel, and a dial of the hours in which clients can report faults. */
export function Reach({ heading, travel, faults }: Omit<SectionOf<'reach'>, 'type'>) {
  const open = hoursInRows().filter(({ hours }) => hours !== 'Closed');
  return (
    <section className="@container">
      <SectionHeading>{heading}</SectionHeading>
      <div className="mt-4 grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-[0.9375rem] leading-[1.4] max-[16rem]:grid-cols-1 lg:mt-8 @4xl:grid-cols-[13rem_1fr_13rem_1fr] @4xl:gap-8 @4xl:text-[1.1875rem]">
        <AreaMap areas={travel.areas} />
        <p>{travel.words}</p>
        <Dial />
        <p>
          {faults.words}
          {open.length > 0 &&
            ` Office: ${open.map(({ days, hours }) => `${days}, ${hours}`).join(' and ')}.`}
        </p>
      </div>
    </section>
  );
}
