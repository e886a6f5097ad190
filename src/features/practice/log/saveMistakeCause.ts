import { studentRecord } from '@/data/record/studentRecord';
import { placeNoticeText } from '@/data/record/notices/placeNotice';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';
import { nextChangeTime } from '@/data/record/saveRows';
import type { Cause } from '@/domain/plan/mistakes/mistake-cause';
import { causeNotSavedText, causeUnreadText } from './errorLogText';

/** Saves why an item was missed and resolves to a message for the student; null if it was saved as requested. */
export async function saveMistakeCause(id: string, cause: Cause | null): Promise<string | null> {
  try {
    const record = studentRecord();
    const outcome = await record.changeSavedRows(['causes'], ({ causes }) => {
      const before = causes.find((row) => row.id === id);
      return { causes: [{ id, cause, changedAt: nextChangeTime(before?.changedAt ?? 0) }] };
    });
    if (outcome.state === 'newer') return newerVersionNotices.causes;
    if (outcome.state === 'unread') return causeUnreadText;
    if (outcome.state === 'refused') return causeNotSavedText;
    return placeNoticeText('causes', outcome, record.consent() === 'keep');
  } catch {
    return causeNotSavedText;
  }
}
