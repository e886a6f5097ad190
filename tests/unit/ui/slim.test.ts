/** What stands in for a part of MUI has the same names in it. */
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { modeStorageKey } from '@/app/scheme';
import * as slim from '@/ui/slim/schemeNames';

/** MUI's own module, which its package doesn't export. */
const partOf = async (name: 'material' | 'system'): Promise<Readonly<Record<string, unknown>>> =>
  import(
    /* @vite-ignore */
    pathToFileURL(`node_modules/@mui/${name}/InitColorSchemeScript/InitColorSchemeScript.mjs`).href
  );

test('the names of the color scheme are MUI’s own', async () => {
  const [material, system] = [await partOf('material'), await partOf('system')];
  expect(system).toMatchObject({
    DEFAULT_MODE_STORAGE_KEY: slim.DEFAULT_MODE_STORAGE_KEY,
    DEFAULT_COLOR_SCHEME_STORAGE_KEY: slim.DEFAULT_COLOR_SCHEME_STORAGE_KEY,
    DEFAULT_ATTRIBUTE: slim.DEFAULT_ATTRIBUTE,
  });
  expect(material['defaultConfig']).toEqual(slim.defaultConfig);
  expect(slim.defaultConfig.modeStorageKey).toBe(modeStorageKey);
});
