/**
 * The folders of the family feature import in one direction: tabs, setup, and sharing from frame, never from each other, preview and
 * presentation from tabs and frame. Only the files above them join them. The linter's rule of layers doesn't see this, nor what `import()` loads.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const feature = 'src/features/family';
const alias = '@/features/family/';
const folders: Readonly<Record<string, readonly string[]>> = {
  frame: ['frame'],
  tabs: ['tabs', 'frame'],
  setup: ['setup', 'frame'],
  sharing: ['sharing', 'frame'],
  preview: ['preview', 'tabs', 'frame'],
  presentation: ['presentation', 'tabs', 'frame'],
};

/** Returns what a file imports from a folder that its own mustn't know, or from above the folders. */
function wrongImports(file: string, text: string): readonly string[] {
  const [folder = ''] = file.split('/');
  const allowed = folders[folder] ?? [];
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']*)'/g)]
    .map(([, source = '']) => source)
    .filter((source) => {
      const inFeature = source.startsWith('.') ? posix.join(dirname(file), source) : source.split(alias)[1];
      return inFeature !== undefined && !allowed.includes(inFeature.split('/')[0] ?? '');
    });
}

const files = readdirSync(feature, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path));

test('every folder has its rule', () => {
  const found = files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]);
  expect(new Set(found)).toEqual(new Set(Object.keys(folders)));
});

test('no folder imports what it mustn’t know', () => {
  const inFolders = files.filter((file) => file.includes('/'));
  expect(inFolders.length).toBeGreaterThan(100);
  expect(
    inFolders.flatMap((file) =>
      wrongImports(file, readFileSync(join(feature, file), 'utf8')).map((source) => `${file}: ${source}`),
    ),
  ).toEqual([]);
});

describe('a planted import', () => {
  test.each([
    ['frame/Planted.tsx', "import { TabContent } from '../tabs/TabContent';"],
    ['frame/Planted.tsx', "import type { OriginSetup } from '../setup/OriginSetup';"],
    ['frame/Planted.tsx', "const load = () => import('../presentation/Presentation');"],
    ['frame/Planted.tsx', "import { DashboardPage } from '../DashboardPage';"],
    ['tabs/opened/Planted.tsx', "import { SetupPart } from '../../setup/SetupPart';"],
    ['setup/Planted.tsx', "import { ShareButton } from '../sharing/ShareButton';"],
    ['sharing/Planted.tsx', "export { buildSlides } from '../presentation/slides';"],
    ['frame/Planted.tsx', "import { TabContent } from '@/features/family/tabs/TabContent';"],
    ['setup/Planted.tsx', "const load = () => import('@/features/family/presentation/Presentation');"],
    ['tabs/opened/Planted.tsx', "import { DashboardPage } from '@/features/family/DashboardPage';"],
  ])('in %s is refused: %s', (file, text) => expect(wrongImports(file, text)).toHaveLength(1));

  test.each([
    ['frame/Planted.tsx', "import { ChildSelect } from './ChildSelect';"],
    ['tabs/opened/Planted.tsx', "import { OriginContext } from '../../frame/originContext';"],
    ['tabs/opened/Planted.tsx', "import { practicePaths } from '../practicePaths';"],
    ['setup/Planted.tsx', "import { assertPresent } from '@/lib/assert';"],
    ['setup/Planted.tsx', "import { ChildSelect } from '@/features/family/frame/ChildSelect';"],
  ])('in %s is accepted: %s', (file, text) => expect(wrongImports(file, text)).toEqual([]));
});
