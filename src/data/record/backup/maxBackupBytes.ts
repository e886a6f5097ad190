/**
 * The maximum size of an import: a thousand full tests. The largest possible one, with every question answered, every other choice
 * crossed out, long notes, and an essay, is 56 kB. Larger files are rejected unread.
 */
export const maxBackupBytes = 1000 * 64_000;
