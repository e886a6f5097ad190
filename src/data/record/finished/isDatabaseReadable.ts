import type { DatabaseState } from '@/data/record/api';

/** False if saved data may be missing from what was read. */
export function isDatabaseReadable(database: DatabaseState): boolean {
  return database === 'open' || database === 'unused' || database === 'missing';
}
