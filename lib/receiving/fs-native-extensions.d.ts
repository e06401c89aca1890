declare module 'fs-native-extensions' {
  /** Locks a file for the process that holds the descriptor, until it closes it or ends. False where another process has it. */
  export function tryLock(descriptor: number): boolean;
}
