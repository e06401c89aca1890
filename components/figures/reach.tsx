import { SectionHeading } from '@/components/ui/section-heading';
import type { SectionOf } from '@/content/schema';
import { hoursInRows, officeSpan } from '@/lib/business-hours';

/** The counties of the coast from north to south: their outlines, and the positions of their names. */
const counties = [
  { outline: 'M148 4 44 24l12 56 20 20 20 8h12l9-26 13-21 8-11 6-22z', x: 136, y: 76 },
  { outline: 'M96 108h12l-6 11-8-2z', x: 116, y: 112 },
  { outline: 'M56 80 16 100 6 118l24 18 34 30 16-4 10-16 12-27-8-2 2-9-20-8z', x: 98, y: 152 },
] as const;

const drawingLook = 'h-auto w-full fill-ink text-[18px] font-semibold';

function Coast({ names }: { names: SectionOf<'reach'>['travel']['counties'] }) {
  return (
    <svg
      viewBox="0 0 205 170"
      width="205"
      height="170"
      role="img"
      aria-label={names.join(', ')}
      className={drawingLook}
    >
      {counties.map(({ outline, x, y }, index) => (
        <g key={outline}>
          <path className={index === 1 ? 'reach-county office' : 'reach-county'} d={outline} />
          <text x={x} y={y}>
            {names[index]}
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

/** A map of the counties where the price includes travel, and a dial of the hours in which clients can report faults. */
export function Reach({ heading, travel, faults }: Omit<SectionOf<'reach'>, 'type'>) {
  const open = hoursInRows().filter(({ hours }) => hours !== 'Closed');
  return (
    <section className="@container">
      <SectionHeading>{heading}</SectionHeading>
      <div className="mt-4 grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-[0.9375rem] leading-[1.4] max-[16rem]:grid-cols-1 lg:mt-8 @4xl:grid-cols-[13rem_1fr_13rem_1fr] @4xl:gap-8 @4xl:text-[1.1875rem]">
        <Coast names={travel.counties} />
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
