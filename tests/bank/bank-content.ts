/** The bank's files for its validators: parsed, by name. Files that don't match the schema are left to the schema's validator. */
import { earlierVersionsFolder } from '@/domain/exam/test/blueprint';
import { readBankContentFiles } from '@/data/items/check';
import { allSchemas } from '@/data/items/schema/allSchemas';
import { parseContentFile } from '@/data/items/schema/parseContentFile';

export const files = Object.entries(readBankContentFiles())
  // Earlier versions are frozen; only the current content is checked.
  .filter(([name]) => !name.startsWith(`${earlierVersionsFolder}/`))
  .map(([name, content]) => ({ name, ...parseContentFile(content, allSchemas) }));
