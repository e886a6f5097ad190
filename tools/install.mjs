/** Finds programs that tests and benches run, and installs packages where that can be done without asking. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers are installed, which the PATH of a user often leaves out. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * @param {string} name of a program, without a folder
 * @returns {string | null} its path
 */
export function findProgram(name) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...serverFolders];
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? null;
}

/**
 * Runs a command to its end. What it achieved is looked for afterwards, so a failure is not an error.
 * @param {string} command
 * @param {string[]} args
 */
export function attempt(command, args) {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The caller looks for what it needs, and says what is missing.
  }
}

/** True where `installPackages` can do anything: on Debian or Ubuntu, as root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The list of packages is fetched once a run. */
let isListFresh = false;

/**
 * Installs packages of Debian or Ubuntu as root; does nothing elsewhere and never throws. Look for the programs afterwards.
 * @param {string[]} names
 */
export function installPackages(names) {
  if (!canInstall()) return;
  if (!isListFresh) attempt('apt-get', ['update']);
  isListFresh = true;
  attempt('apt-get', ['install', '-y', ...names]);
}
