import type { StudentRecord } from '@/data/record/api';
import { studentRecord } from '@/data/record/studentRecord';
import type { CalendarOwner } from '@/lib/dates/ics';

/** Returns whose days this record's calendar files have; null without a profile. Call `prepareRecord` first. */
export async function readCalendarOwner(
  record: Pick<StudentRecord, 'readSavedRows'>,
): Promise<CalendarOwner | null> {
  const [row] = await record.readSavedRows('profiles');
  return row === undefined ? null : { id: row.learner, name: row.profile.nickname };
}

/** Reads the owner for a page that has read nothing else; `unread` if the profile can't be read. Never rejects. */
export async function findCalendarOwner(): Promise<CalendarOwner | 'unread' | null> {
  try {
    const record = studentRecord();
    await record.prepareRecord();
    return await readCalendarOwner(record);
  } catch {
    return 'unread';
  }
}
