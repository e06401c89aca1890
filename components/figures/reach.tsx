import { SectionHeading } from '@/components/ui/section-heading';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { SectionOf } from '@/content/schema/pages';
import { hoursInRows } from '@/content/values/office-hours';
import { officeSpan } from '@/lib/business-hours';

/**
 * A dial of 24 hours. The outer ring shows when clients can report faults, and the inner ring shows
 * the office hours.
 */
function Dial() {
  const { from, hours } = officeSpan();
  return (
    <svg
      viewBox="0 0 180 170"
      width="180"
      height="170"
      aria-hidden="true"
      className="h-auto w-full max-w-48 fill-ink text-[18px] font-semibold"
    >
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

/**
 * Where the price includes travel, and a dial of the hours in which clients can report faults, with
 * its key.
 */
export function Reach({
  heading,
  travel,
  faults,
  isTarget = true,
}: Omit<SectionOf<'reach'>, 'type'> & {
  /** Whether links lead to it. The QA sheet shows it several times. */
  isTarget?: boolean;
}) {
  const open = hoursInRows().filter(({ hours }) => hours !== 'Closed');
  return (
    <section className="@container">
      <SectionHeading isTarget={isTarget}>{heading}</SectionHeading>
      <div className="mt-4 grid items-center gap-x-12 gap-y-4 lg:mt-8 @3xl:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
        <Dial />
        <ul className="reach-key grid gap-2">
          <li>{faults.words}</li>
          {open.length > 0 && (
            <li className="office">
              Office: {open.map(({ days, hours }) => `${days}, ${hours}`).join(' and ')}.
            </li>
          )}
        </ul>
        <p>
          <UnbrokenText>{travel.words}</UnbrokenText>
        </p>
      </div>
    </section>
  );
}
