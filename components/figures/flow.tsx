import { useId } from 'react';
import type { Flow as FlowData } from '@/content/schema/figures';
import { type DrawnMessage, drawFlow, routeInWords } from '@/lib/figures/flow';
import { FigureFrame } from './figure-frame';

function Arrow({ message, prefix }: { message: DrawnMessage; prefix: string }) {
  const { x1, x2, state } = message;
  const kind = state === 'fails' ? 'fails' : 'sent';
  return (
    <svg className={`flow-arrow ${state}`} width="100%" height="14" aria-hidden="true">
      {x1 === x2 ? (
        <circle cx={`${x1}%`} cy="7" r="4.5" />
      ) : (
        <line x1={`${x1}%`} x2={`${x2}%`} y1="7" y2="7" markerEnd={`url(#${prefix}${kind})`} />
      )}
    </svg>
  );
}

/** Messages between actors, as a list with an arrow below each message. */
export function Flow({
  heading,
  intro,
  actors,
  messages,
  isInArticle = false,
}: Omit<FlowData, 'type'> & { isInArticle?: boolean }) {
  const drawing = drawFlow({ actors, messages });
  const prefix = useId();
  const kinds = [...new Set(messages.map(({ state }) => (state === 'fails' ? 'fails' : 'sent')))];
  return (
    <FigureFrame heading={heading} intro={intro} isInArticle={isInArticle}>
      <div className="flow-figure relative text-note @min-[34rem]:text-dense">
        <svg
          className="flow-lines absolute inset-0 size-full"
          width="100%"
          height="14"
          aria-hidden="true"
        >
          {kinds.map((kind) => (
            <marker
              key={kind}
              id={prefix + kind}
              className={kind}
              viewBox="0 0 8 8"
              refX="8"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="M0 0l8 4-8 4z" />
            </marker>
          ))}
          {drawing.lanes.map(({ x }) => (
            <line key={x} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
          ))}
        </svg>
        <p className="flow-actors relative grid auto-cols-fr grid-flow-col" aria-hidden="true">
          {drawing.lanes.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <ol className="relative py-3 [counter-reset:message]">
          {drawing.messages.map((message) => (
            <li key={message.number}>
              <p style={{ marginLeft: `${message.left}%`, width: `${message.width}%` }}>
                <span className="sr-only">{`${routeInWords(message)}: `}</span>
                <span className="flow-words">{message.text}</span>
              </p>
              <Arrow message={message} prefix={prefix} />
            </li>
          ))}
        </ol>
      </div>
    </FigureFrame>
  );
}
