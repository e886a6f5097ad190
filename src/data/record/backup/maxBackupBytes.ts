/**
 * Maximum size of an import; larger files are rejected unread. It has room for a thousand full tests: the largest possible test,
 * with every question answered, every other choice crossed out, long notes, and an essay, takes 56 kB.
 */
export const maxBackupBytes = 1000 * 64_000;
