import type { Deliverable } from './screens';

export const deliverables: readonly Deliverable[] = [];
