import { runCommand } from './run-command';

/* The last step of `npm run check:content`: checks the content and prints a report. */
await runCommand(async () => {
  // Imported here, so that an error while the content is imported, such as a wrong alias, is printed without a stack trace.
  const { checkContent } = await import('@/lib/checks/report');
  return checkContent(process.argv.slice(2));
});
