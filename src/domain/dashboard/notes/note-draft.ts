/** The form for a note on the timeline: its fields as typed, what is wrong with them, and the note they make. */
import { type TimelineNote, timelineNoteLimits } from '@/domain/learner/timeline-note';
import { addDays, type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { earliestPlausibleDay } from '@/lib/dates/plausible';
import { formatDate } from '@/lib/text/format';
import { isBlank, typedText } from '@/lib/text/typedText';

export interface NoteDraft {
  readonly text: string;
  readonly from: string;
  /** Blank for a note of one day. */
  readonly to: string;
}

/** The first and the last day that a note can have. */
export interface NoteDays {
  readonly earliest: IsoDay;
  readonly latest: IsoDay;
}

/** Without a test to come, notes can be about this many days ahead. */
const daysAhead = 365;

/** Notes reach as far as the test, which may be years ahead; without one to come, a year. */
export function noteDays(testDay: IsoDay | null, today: IsoDay): NoteDays {
  return {
    earliest: earliestPlausibleDay,
    latest: testDay !== null && testDay > today ? testDay : addDays(today, daysAhead),
  };
}

/** Starts on `today`, which is the day of most notes. */
export const emptyNoteDraft = (today: IsoDay): NoteDraft => ({ text: '', from: today, to: '' });

/** Validators per field. Each returns an error message, or null if the input is valid. */
export const noteFieldValidators = {
  text(text: string): string | null {
    if (isBlank(text)) return 'Say what happened, such as “Sick.”';
    const { length } = typedText(text);
    return length > timelineNoteLimits.text
      ? `Keep the note to ${timelineNoteLimits.text} characters; it has ${length}.`
      : null;
  },
  from(text: string, days: NoteDays): string | null {
    return text.trim() === '' ? 'Choose the first day.' : dayFault(text, days);
  },
  /** @param from the first day as typed; its own faults are reported there */
  to(text: string, from: string, days: NoteDays): string | null {
    if (text.trim() === '') return null;
    return (
      dayFault(text, days) ??
      (isIsoDay(from) && text < from ? 'The last day can’t be before the first day.' : null)
    );
  },
} as const;

function dayFault(text: string, { earliest, latest }: NoteDays): string | null {
  if (!isIsoDay(text)) return 'Enter a real date, such as 2027-01-15.';
  if (text < earliest) return `Choose ${formatDate(earliest)} or a later day.`;
  return text > latest ? `Choose ${formatDate(latest)} or an earlier day.` : null;
}

/** Builds a note from a valid draft. @throws Error if the draft is invalid: check it with noteFieldValidators first. */
export function noteFromDraft({ text, from, to }: NoteDraft, id: string, days: NoteDays): TimelineNote {
  const fault =
    noteFieldValidators.text(text) ??
    noteFieldValidators.from(from, days) ??
    noteFieldValidators.to(to, from, days);
  if (fault !== null || !isIsoDay(from)) throw new Error(`Not a note: ${fault ?? from}`);
  return { id, from, to: isIsoDay(to) ? to : from, text: typedText(text) };
}

/** Converts a note to a draft for changing it in the form. */
export function draftFromNote({ text, from, to }: TimelineNote): NoteDraft {
  return { text, from, to: from === to ? '' : to };
}
