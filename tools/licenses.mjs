/** Writes the licenses of everything by others that the site ships into one text file, which the footer links. */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A package as Vite's `build.license` lists it.
 * @typedef {{ name: string, version: string, identifier?: string, text?: string }} LicenseEntry
 */

/**
 * Packages that ship without being modules of the site's pages, so that Vite doesn't list them: fonts, and the service worker's, which
 * is built after this file, because it lists it. Tests compare them with theme/fonts.ts and with Vite's list of the worker.
 */
export const furtherPackages = [
  '@fontsource-variable/figtree',
  '@fontsource/source-serif-4',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** The package of icons has the MIT license, and the drawings in it, by Google, have another one. */
const iconPackage = '@mui/icons-material';
const iconLicense = {
  title: 'Material Icons, by Google (Apache-2.0)',
  file: fileURLToPath(new URL('licenses/apache-2.0.txt', import.meta.url)),
};

/** The lists that Vite writes of the packages in the site's pages and in its service worker. Hosts don't serve dot files. */
export const bundledLicenses = '.vite/licenses.json';
export const workerLicenses = '.vite/worker-licenses.json';

const rule = '='.repeat(80);

/**
 * @param {string} name
 * @returns {Promise<LicenseEntry>}
 */
async function readLicense(name) {
  const packageFile = fileURLToPath(import.meta.resolve(`${name}/package.json`));
  const folder = dirname(packageFile);
  const { version, license } = JSON.parse(await readFile(packageFile, 'utf8'));
  return { name, version, identifier: license, text: await readFile(`${folder}/LICENSE`, 'utf8') };
}

/**
 * Builds the file's text. Lists a package once, even if two parts of the site have it.
 * @param {string} siteName
 * @param {readonly LicenseEntry[]} entries
 * @param {{ readonly title: string, readonly text: string }} icons
 * @throws Error if a package has no license text, because most licenses require that it accompanies the code
 */
export function licensesText(siteName, entries, icons) {
  const listed = new Map(entries.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  const parts = [...listed]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([title, { name, identifier, text }]) => {
      if (text === undefined)
        throw new Error(`${title} has no license file: add its text in tools/licenses.mjs`);
      const own = section(identifier === undefined ? title : `${title} (${identifier})`, text);
      return name === iconPackage ? [own, section(icons.title, icons.text)] : [own];
    });
  return [
    `Open-Source Licenses\n\n${siteName} ships the packages and fonts below, which others made.\n`,
    ...parts,
  ].join('\n');
}

/**
 * @param {string} title
 * @param {string} text
 */
const section = (title, text) => `${rule}\n${title}\n${rule}\n\n${text.trim()}\n`;

/**
 * Adds the further packages to the list that Vite wrote.
 * @param {{ readonly path: string, readonly siteName: string }} target the file's path in the site, and the site's name
 * @param {string} site the built site's folder
 */
export async function writeLicenses({ path, siteName }, site) {
  /** @type {LicenseEntry[]} */
  const bundled = JSON.parse(await readFile(`${site}/${bundledLicenses}`, 'utf8'));
  const further = await Promise.all(furtherPackages.map(readLicense));
  const icons = { title: iconLicense.title, text: await readFile(iconLicense.file, 'utf8') };
  await writeFile(`${site}${path}`, licensesText(siteName, [...bundled, ...further], icons));
}
