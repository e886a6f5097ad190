/** The bank's files as the gates read them: by name, parsed, misfits left to the gate of the schema. */
import { contentFiles } from '@/data/items/check';
import { allSchemas } from '@/data/items/schema/all';
import { parseFile } from '@/data/items/schema/file';

export const files = Object.entries(contentFiles()).map(([name, content]) => ({
  name,
  ...parseFile(content, allSchemas),
}));
