/**
 * The study minutes of a piece of work: a sitting, or a day of words. Today's list, the plan, the dashboards, and the weekly sheet
 * all use these whole minutes, so that the minutes of a day or a week are the sum of the rows shown.
 */
import { practicedSection } from '@/domain/plan/drills/practiced-section';
import type { ChoiceLetter } from '@/domain/exam/items/item';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { drillMinutes } from '@/domain/plan/drills/drill-length';
import type { WordDay } from '@/domain/plan/words/word-day';
import { expectedWordSeconds } from '@/domain/plan/words/word-pace';

/** A part of a finished attempt, without breaks. Times are in milliseconds. */
export type StudiedPart = {
  readonly usedMs: number;
  /** Null for an untimed part. */
  readonly limitMs: number | null;
} & (
  | {
      readonly kind: 'section';
      readonly questions: number;
      /** Time with explanations on screen, which `usedMs` excludes. */
      readonly explanationMs: number;
    }
  | { readonly kind: 'essay' }
);

/** The fields of an `AnsweredAttempt` that its minutes depend on. */
interface StudiedAttempt {
  readonly planId: string;
  readonly studyMs: number;
  readonly sections: readonly {
    readonly answers: readonly { readonly letter: ChoiceLetter | null }[];
  }[];
}

const minuteMs = 60_000;
/** In untimed parts, time beyond these limits per question and per essay counts as idle. */
const mostMsAQuestion = 5 * minuteMs;
const mostMsAnEssay = 60 * minuteMs;
/** The cap on a day of word reviews, in case one was left open; most take only a few minutes. */
const mostMinutesOfWords = 120;

/** The time on the questions or the essay, without idle time, and the time on explanations. */
export function partStudyMs(part: StudiedPart): number {
  const { usedMs, limitMs } = part;
  if (part.kind === 'essay') return Math.min(usedMs, limitMs ?? mostMsAnEssay);
  return Math.min(usedMs, limitMs ?? part.questions * mostMsAQuestion) + part.explanationMs;
}

/**
 * Returns the study time of a sitting in milliseconds: 0 unless anything was answered, or an essay was worked on for at least a
 * minute; else more than 0.
 */
export function sittingStudyMs(parts: readonly StudiedPart[], answeredQuestions: number): number {
  const hasWork =
    answeredQuestions > 0 || parts.some(({ kind, usedMs }) => kind === 'essay' && usedMs >= minuteMs);
  const ms = parts.reduce((sum, part) => sum + partStudyMs(part), 0);
  return hasWork ? Math.max(1, ms) : 0;
}

/** Rounds the study time of one piece of work; at least a minute for any time. */
export function wholeStudyMinutes(ms: number): number {
  return ms <= 0 ? 0 : Math.max(1, Math.round(ms / minuteMs));
}

/** Returns whole minutes; 0 if nothing was answered or written. */
export function minutesOfAttempt({ studyMs }: Pick<StudiedAttempt, 'studyMs'>): number {
  return wholeStudyMinutes(studyMs);
}

/** Returns the whole minutes of a day's words; 0 for a day without any. */
export function minutesOfWords({
  recalls,
  newWords,
  ms,
}: Pick<WordDay, 'recalls' | 'newWords' | 'ms'>): number {
  if (recalls + newWords === 0) return 0;
  return Math.min(mostMinutesOfWords, Math.max(1, Math.round(ms / minuteMs)));
}

/**
 * The minutes that count toward a plan entry or a task: the study minutes, or the usual time for the answers if the student was
 * faster, because such work is done once its questions are answered.
 */
export function creditedMinutesOfAttempt(attempt: StudiedAttempt): number {
  const answered = attempt.sections
    .flatMap(({ answers }) => answers)
    .filter(({ letter }) => letter !== null).length;
  return Math.max(minutesOfAttempt(attempt), usualMinutes(practicedSection(attempt.planId), answered));
}

/** The minutes of a day's words that count toward a plan entry: as for an attempt. */
export function creditedMinutesOfWords(day: Pick<WordDay, 'recalls' | 'newWords' | 'ms'>): number {
  const { recalls, newWords } = day;
  return Math.max(minutesOfWords(day), expectedWordSeconds(Math.max(0, recalls - newWords), newWords) / 60);
}

/**
 * The usual practice time for that many answers. Attempts that don't practice one section, such as mistake reviews, count a minute
 * per answer.
 */
function usualMinutes(section: ScoredSection | null, answered: number): number {
  return section === null || answered === 0 ? answered : drillMinutes(section, answered);
}
