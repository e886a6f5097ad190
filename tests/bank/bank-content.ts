/** The bank's files as the gates read them: by name, parsed, misfits left to the gate of the schema. */
import { earlierVersionsFolder } from '@/domain/exam/blueprint';
import { contentFiles } from '@/data/items/check';
import { allSchemas } from '@/data/items/schema/allSchemas';
import { parseContentFile } from '@/data/items/schema/parseContentFile';

export const files = Object.entries(contentFiles())
  // Earlier versions are as they were seen; what is served today is what counts.
  .filter(([name]) => !name.startsWith(`${earlierVersionsFolder}/`))
  .map(([name, content]) => ({ name, ...parseContentFile(content, allSchemas) }));
