import type { Chart as ChartData } from '@/content/figures';
import { type BarsDrawing, type CurveDrawing, chartRows, drawChart } from '@/lib/figures/chart';
import { FigureFrame } from './figure-frame';
import { NumberTable } from './number-table';

function Bars({ bars }: BarsDrawing) {
  return (
    <ul className="chart-bars">
      {bars.map(({ label, value, from, length, tone }) => (
        <li key={label}>
          <span>{label}</span> <b>{value}</b>
          <svg aria-hidden="true">
            <rect className={tone} x={`${from}%`} width={`${length}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Curve({ drawing, data }: { drawing: CurveDrawing; data: ChartData['data'] }) {
  return (
    <>
      <div className="chart-curve" aria-hidden="true">
        <p>{drawing.up}</p>
        <div className="chart-plot">
          <svg className="whole" aria-hidden="true">
            {drawing.upMarks.map(({ at }) => (
              <line key={at} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
            ))}
            {drawing.level && (
              <line
                className="level"
                x1="0"
                x2="100%"
                y1={`${drawing.level.at}%`}
                y2={`${drawing.level.at}%`}
              />
            )}
            <svg
              className="whole"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className="drawn" d={drawing.path} />
            </svg>
          </svg>
          {drawing.upMarks.map(({ at, label }) => (
            <span key={at} className="up" style={{ top: `${at}%` }}>
              {label}
            </span>
          ))}
          {drawing.acrossMarks.map(({ at, label }) => (
            <span key={at} className="across" style={{ left: `${at}%` }}>
              {label}
            </span>
          ))}
        </div>
        <p className="text-right">{drawing.across}</p>
        {drawing.level && <p className="level-key">{drawing.level.label}</p>}
      </div>
      <NumberTable summary="The numbers of this chart" rows={chartRows(data)} />
    </>
  );
}

/** Numbers as bars or a curve, with every number in words. */
export function Chart({
  heading,
  intro,
  data,
  place,
}: Omit<ChartData, 'type'> & { place?: 'article' }) {
  const drawing = drawChart(data);
  return (
    <FigureFrame heading={heading} intro={intro} place={place}>
      {drawing.type === 'bars' ? <Bars {...drawing} /> : <Curve drawing={drawing} data={data} />}
    </FigureFrame>
  );
}
