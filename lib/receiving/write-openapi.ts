import { writeFile } from 'node:fs/promises';
import { enquiryOpenApi } from './openapi';

/** Writes the contract's file. Run it after the schema has changed; the file is kept in the repository. */
await writeFile(
  'lib/receiving/enquiry.openapi.json',
  `${JSON.stringify(enquiryOpenApi(), null, 2)}\n`,
);
