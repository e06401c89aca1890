import type { Pending } from './pending-items';
import { pendingKinds } from './pending-kinds';

/** Whether an item must be settled before launch. */
export function isRequired({ kind }: Pending): boolean {
  return kind.need === 'must';
}

/** The list for a terminal: pending items by kind. Each kind says who settles it and how. */
export function launchList(pending: readonly Pending[]): string {
  if (pending.length === 0) return 'No placeholders are left.';
  const kinds = pendingKinds.flatMap((kind) => {
    const items = pending.filter((item) => item.kind === kind);
    if (items.length === 0) return [];
    return [
      `${kind.need}, by ${kind.who}: ${kind.name}: ${items.length}. ${kind.remedy}`,
      ...items.map(({ file, field, value }) => `  ${file}  ${field}  ${value}`),
      '',
    ];
  });
  const required = pending.filter(isRequired).length;
  return [...kinds, `${pending.length} to settle, ${required} of them before launch.`].join('\n');
}
