/**
 * What an import takes at most: a thousand full tests, of which the heaviest, with every question answered, every other choice
 * crossed out, long notes and an essay, weighs 56 kB. A larger file isn't even read.
 */
export const maxBackupBytes = 1000 * 64_000;
