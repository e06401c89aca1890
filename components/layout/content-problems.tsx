import type { Problem } from '@/lib/checks/problem';

/** The problems found by the content check, shown over the page in `next dev`. Renders nothing if there are none. */
export function ContentProblems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <details
      open
      className="fixed inset-x-4 bottom-4 z-50 ml-auto max-h-[50vh] max-w-2xl overflow-auto rounded-lg border-2 border-ink-muted bg-raised p-4 text-ink text-sm"
    >
      <summary className="cursor-pointer font-semibold">
        Content: {problems.length} {problems.length === 1 ? 'mistake' : 'mistakes'}
      </summary>
      <ul className="mt-3 space-y-2">
        {problems.map(({ file, message }) => (
          <li key={file + message} className="break-words">
            <code>{file}</code>: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
