import { runCommand } from './run-command';

/* The last step of `npm run check:content`: checks the content and prints a report. */
await runCommand(async () => {
  // Imported here, so that an error while the content is imported, such as a wrong alias, is
  // printed without a stack trace.
  const { checkContent } = await import('@/lib/checks/report').catch(async (error) => {
    if (error instanceof Error && error.message.startsWith('content/')) throw error;
    // Most content reads the facts of the company while it is loaded, so a mistake in them is the
    // likely cause.
    const [{ site }, { siteSchema }, { plainFacts }, { listProblems }, { schemaProblems }] =
      await Promise.all([
        import('@/content/site'),
        import('@/content/schema/site'),
        import('@/lib/checks/fields'),
        import('@/lib/checks/problem'),
        import('@/lib/checks/schema'),
      ]);
    const problems = schemaProblems('content/site.ts', siteSchema, plainFacts(site));
    throw problems.length > 0 ? new Error(listProblems(problems)) : error;
  });
  return checkContent(process.argv.slice(2));
});
