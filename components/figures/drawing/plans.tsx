import type { DrawingPartOf } from '@/content/schema/drawings';
import { round } from '@/lib/figures/round';

/** The plan of a building, with its devices, what they reach, and cables. */
export function Plan({ height, rooms, points, lines = [] }: DrawingPartOf<'plan'>) {
  return (
    <svg
      className="drawn-plan h-auto"
      viewBox={`-1 -1 322 ${height + 2}`}
      width="322"
      height={height + 2}
      role="img"
    >
      <title>Plan</title>
      {rooms.map(({ at: [x, y], size: [width, roomHeight] }) => (
        <rect key={`${x},${y}`} x={x} y={y} width={width} height={roomHeight} />
      ))}
      {points.map(
        ({ at: [x, y], reach }) =>
          reach && <circle key={`${x},${y}`} className="reach" cx={x} cy={y} r={reach} />,
      )}
      {lines.map(({ points: corners, mark }) => (
        <polyline key={corners.join(' ')} className={mark} points={corners.join(' ')} />
      ))}
      {rooms.map(
        ({ label, at: [x, y] }) =>
          label && (
            <text key={label} x={x + 7} y={y + 17}>
              {label}
            </text>
          ),
      )}
      {points.map(({ label, at: [x, y], mark }) => (
        <g key={`${x},${y}`} className={mark}>
          <circle className="device" cx={x} cy={y} r="5" />
          {label && (
            <text x={x + 9} y={y + 4}>
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/**
 * The width of a hexagon, the distance of two rows, and the corners of a hexagon around its centre.
 */
const hex = { width: 62, row: 54, corners: '0,-34 29.5,-17 29.5,17 0,34 -29.5,17 -29.5,-17' };

/** Areas as hexagons. Every second row is half a hexagon further to the right. */
export function HexMap({ areas }: DrawingPartOf<'map'>) {
  const placed = areas.map(({ at: [column, row], ...area }) => ({
    ...area,
    x: round(hex.width * (column + 0.5 + (row % 2) / 2)),
    y: hex.row * row + 35,
  }));
  const width = Math.max(...placed.map(({ x }) => x)) + 32;
  const height = Math.max(...placed.map(({ y }) => y)) + 36;
  return (
    <svg
      className="drawn-plan drawn-map h-auto"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
    >
      <title>Map</title>
      {placed.map(({ label, x, y, mark }) => (
        <g key={`${x},${y}`} className={mark} transform={`translate(${x} ${y})`}>
          <polygon points={hex.corners} />
          <text paintOrder="stroke" y="4">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A map of a coast, with the names of its areas and places. */
export function Coast({ height, shapes, names }: DrawingPartOf<'coast'>) {
  return (
    <svg
      className="drawn-coast"
      viewBox={`0 0 320 ${height}`}
      width="320"
      height={height}
      role="img"
    >
      <title>Map</title>
      {shapes.map(({ look, outline }) => (
        <path key={outline} className={look} d={outline} />
      ))}
      {names.map(({ name, at: [x, y], size }) => (
        <text key={name} className={size} x={x} y={y}>
          {name}
        </text>
      ))}
    </svg>
  );
}
