/** The bank's files for its validators: parsed, by name. Files that don't match the schema are left to the schema's validator. */
import { assertPresent } from '@/lib/assert';
import type { LevelId } from '@/domain/exam/level/level-id';
import { blueprint, earlierVersionsFolder, isContentName, setOfContent } from '@/domain/exam/test/blueprint';
import { readBankContentFiles } from '@/data/items/check';
import { allSchemas } from '@/data/items/schema/allSchemas';
import { parseContentFile } from '@/data/items/schema/parseContentFile';

export const files = Object.entries(readBankContentFiles())
  // Earlier versions are frozen; only the current content is checked.
  .filter(([name]) => !name.startsWith(`${earlierVersionsFolder}/`))
  .map(([name, content]) => ({ name, level: levelOfFile(name), ...parseContentFile(content, allSchemas) }));

function levelOfFile(name: string): LevelId {
  const content = name.replace('.json', '');
  return blueprint[
    setOfContent(assertPresent(isContentName(content) ? content : undefined, `No set has ${name}`))
  ].level;
}
