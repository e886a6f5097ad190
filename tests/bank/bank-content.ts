/** The bank's files as the gates read them: by name, parsed, misfits left to the gate of the schema. */
import { earlierVersions } from '@/domain/exam/blueprint';
import { contentFiles } from '@/data/items/check';
import { allSchemas } from '@/data/items/schema/all';
import { parseFile } from '@/data/items/schema/file';

export const files = Object.entries(contentFiles())
  // Earlier versions are as they were seen; what is served today is what counts.
  .filter(([name]) => !name.startsWith(`${earlierVersions}/`))
  .map(([name, content]) => ({ name, ...parseFile(content, allSchemas) }));
