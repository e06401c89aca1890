/** What the browser tells of the connection; browsers without the Network Information API tell nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slowTypes: readonly (string | undefined)[] = ['slow-2g', '2g'];

/** Whether pages may be loaded before they are asked for: not on slow-2g or 2g, not with data saving, not in low-data mode. */
export function mayPrefetch(connection: Connection | undefined, isLowData: boolean): boolean {
  return !isLowData && !connection?.saveData && !slowTypes.includes(connection?.effectiveType);
}
