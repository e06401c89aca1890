type Connection = Pick<NonNullable<Navigator['connection']>, 'saveData' | 'effectiveType'>;

const slowTypes: readonly (string | undefined)[] = ['slow-2g', '2g'];

/**
 * Whether to save data: the browser's data saver or low-data mode is on, or the connection is
 * slow-2g or 2g.
 * @param connection `navigator.connection`; undefined in browsers without the Network Information
 * API
 */
export function shouldSaveData(connection: Connection | undefined, isLowData: boolean): boolean {
  return (
    isLowData || connection?.saveData === true || slowTypes.includes(connection?.effectiveType)
  );
}
