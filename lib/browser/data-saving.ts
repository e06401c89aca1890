/** The browser's connection. Properties are undefined without the Network Information API. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slowTypes: readonly (string | undefined)[] = ['slow-2g', '2g'];

/** Whether to save data: because of the browser's setting, low-data mode, or a slow-2g or 2g connection. */
export function shouldSaveData(connection: Connection | undefined, isLowData: boolean): boolean {
  return (
    isLowData || connection?.saveData === true || slowTypes.includes(connection?.effectiveType)
  );
}
