import { companySchemas } from '@/content/company-schema';
import { plainFacts } from './fields';
import type { Problem } from './problem';
import { schemaProblems } from './schema';
import { sharedTexts } from './shared-content';

/** The mistakes in the facts that several pages share. */
export function companyProblems(): readonly Problem[] {
  return Object.entries(companySchemas).flatMap(([file, schema]) => {
    const facts = sharedTexts[file] ?? {};
    return schemaProblems(file, schema, file === 'content/site.ts' ? plainFacts(facts) : facts);
  });
}
