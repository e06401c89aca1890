import type { Findings } from '@/lib/checks/editor-checks';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the content check finds, over the page that an editor looks at in `next dev`; nothing where the content is in order. */
export function ContentFindings({ findings: { mistakes, doubts } }: { findings: Findings }) {
  if (mistakes.length + doubts.length === 0) return null;
  const summary = [
    ...(mistakes.length > 0 ? [`${counted(mistakes.length, 'mistake')} that stop the build`] : []),
    ...(doubts.length > 0 ? [counted(doubts.length, 'doubt')] : []),
  ].join(', ');
  return (
    <details
      open={mistakes.length > 0}
      className="fixed inset-x-4 bottom-4 z-50 ml-auto max-h-[50vh] max-w-2xl overflow-auto rounded-lg border-2 border-ink-muted bg-raised p-4 text-ink text-sm"
    >
      <summary className="cursor-pointer font-semibold">Content: {summary}</summary>
      <ul className="mt-3 space-y-2">
        {[...mistakes, ...doubts].map(({ file, message }) => (
          <li key={file + message} className="break-words">
            <code>{file}</code>: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
