import { runCommand } from './run-command';

/* The last step of `npm run check:content`. */
await runCommand(async () => {
  // Loaded here, so that what stops the content from loading, such as a wrong alias, is told without a stack.
  const { checkContent } = await import('@/lib/checks/report');
  return checkContent(process.argv.slice(2));
});
