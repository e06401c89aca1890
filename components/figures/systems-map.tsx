import { useId } from 'react';
import type { Systems } from '@/content/schema/figures';
import { drawSystems } from '@/lib/figures/systems';
import { FigureFrame } from './figure-frame';

/** A diagram of systems and the data that they exchange, with a list of its links. */
export function SystemsMap({
  heading,
  intro,
  main,
  systems,
  links,
  isInArticle = false,
}: Omit<Systems, 'type'> & { isInArticle?: boolean }) {
  const { width, height, boxes, links: drawn } = drawSystems({ main, systems, links });
  const arrow = useId();
  return (
    <FigureFrame heading={heading} intro={intro} isInArticle={isInArticle}>
      <div className="systems-map grid items-start gap-x-12 gap-y-6 @min-[42rem]:grid-cols-[22rem_minmax(0,1fr)]">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
          className="h-auto w-full max-w-96 text-[13px] font-semibold [text-anchor:middle]"
        >
          <marker
            id={arrow}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0l8 4-8 4z" />
          </marker>
          {drawn.map(({ number, path, both }) => (
            <path
              key={number}
              className="link"
              d={path}
              markerEnd={`url(#${arrow})`}
              markerStart={both ? `url(#${arrow})` : undefined}
            />
          ))}
          {boxes.map(({ name, lines, x, y, width: w, height: h, isMain }) => (
            <g key={name} className={isMain ? 'main' : undefined}>
              <path d={`M${x - w / 2} ${y + h / 2}v${8 - h}q0-8 8-8h${w - 16}q8 0 8 8v${h - 8}z`} />
              {lines.map((words, index) => (
                <text key={words} x={x} y={y + 4.5 + (index - (lines.length - 1) / 2) * 15}>
                  {words}
                </text>
              ))}
            </g>
          ))}
          {drawn.map(({ number, label }) => (
            <g key={number} className="number">
              <circle cx={label.x} cy={label.y} r="9" />
              <text x={label.x} y={label.y + 4.5}>
                {number}
              </text>
            </g>
          ))}
        </svg>
        <ol className="[counter-reset:link]">
          {drawn.map((link) => (
            <li key={link.number}>
              <b>
                {link.from} {link.both ? 'and' : 'to'} {link.to}
              </b>
              : {link.carries}
            </li>
          ))}
        </ol>
      </div>
    </FigureFrame>
  );
}
