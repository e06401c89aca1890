/** Lets a command end in silence, with the exit code it has, when its reader closes the pipe: `npm run stand-ins | head`. */
export function endWithPipe(stream: NodeJS.WriteStream = process.stdout): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
