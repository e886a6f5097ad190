/** Every sentence of the card of today, wherever it is shown. */
import { areaName, drillSubjectOf } from '@/domain/exam/catalog/drills';
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic';
import { testTitle } from '@/domain/exam/catalog/titles';
import { activityTitle } from '@/domain/plan/activity-title';
import { sectionName } from '@/domain/section-names';
import { unreachable } from '@/lib/assert';
import { daysBetween, type IsoDay } from '@/lib/calendar';
import { capitalized, count, dateNear, inWords, longDay, minutesWords, monthDay } from '@/lib/format';
import type { ReviewOfDay } from './review-of-day';
import { firstTestWords, type StepWords, stepWords } from './step-words';
import { type DoneTask, minutesTogether, type Task, type Today } from './task';

/** A task as the one thing to do now. */
export function taskWords(task: Task): StepWords {
  switch (task.kind) {
    case 'first-test':
      return firstTestWords(task.responses);
    case 'practice':
      return stepWords(task.step, task.points, task.best);
    case 'mistakes':
      return { ...mistakesWords(task.review), reasons: [reasonOfReview(task.review)] };
    case 'words':
      return {
        title: count(task.recall + task.fresh, 'word'),
        detail: wordsDetail(task),
        reasons: ['A word returns just before you would forget it, so a few minutes a day are enough.'],
      };
    case 'essay':
      return {
        title: activityTitle(task),
        detail: 'one prompt, then your own check',
        reasons: [
          'The essay isn’t scored, but schools read it. Each draft takes as long as the test allows.',
        ],
      };
    case 'checkpoint':
      return {
        title: activityTitle(task),
        detail: task.test === 'diagnostic' ? `${diagnosticMinutes(true)} with the essay` : 'timed',
        reasons: [
          'A short test along the way shows where you stand and where the coming weeks will pay off most.',
        ],
      };
    case 'full-test':
      return {
        title: activityTitle(task),
        detail: 'in one sitting',
        reasons: ['A full test gives your closest estimate and shows how you hold up over a whole morning.'],
      };
    default:
      return unreachable(task);
  }
}

/** A task in the list of those that follow. */
export function taskRow(task: Task): { readonly title: string; readonly note: string } {
  if (task.kind === 'mistakes') return { title: 'Mistakes', note: reviewNote(task.review) };
  if (task.kind === 'words') return { title: 'Words', note: capitalized(wordsDetail(task)) };
  const { title, detail } = taskWords(task);
  return { title, note: capitalized(detail) };
}

/** "12 of 40 today; done by Dec 2 at this pace" */
function reviewNote({ asked, covered, due, through }: ReviewOfDay): string {
  if (covered === due) return `All ${due} that are due`;
  const pace = through === null ? '' : `; done by ${monthDay(through)} at this pace`;
  return `${asked} of ${due} today${pace}`;
}

function mistakesWords({ asked, due, covered, through }: ReviewOfDay): Pick<StepWords, 'title' | 'detail'> {
  if (covered === due) return { title: count(due, 'mistake'), detail: 'all that are due today' };
  return {
    title: `${asked} of your ${due} mistakes`,
    detail:
      through === null ? 'more than two months at this pace' : `done by ${monthDay(through)} at this pace`,
  };
}

function reasonOfReview({ asked, covered }: ReviewOfDay): string {
  const often = 'A mistake returns the next day and a week later. Get it right both times, and it is done.';
  return covered > asked ? `${often} A right answer also counts for similar mistakes.` : often;
}

/** "18 due, 3 of them new" */
function wordsDetail({ recall, fresh }: { readonly recall: number; readonly fresh: number }): string {
  if (fresh === 0) return `${recall} to recall`;
  return recall === 0 ? `${fresh} new` : `${recall} to recall, ${fresh} new`;
}

/** Finished work: its name, and its outcome. */
export function doneRow(done: DoneTask): { readonly title: string; readonly note: string } {
  if (done.kind === 'words')
    return { title: 'Words', note: `${count(done.words, 'word')}, ${done.right} recalled` };
  const { planId, questions, right } = done;
  const subject = drillSubjectOf(planId);
  if (subject?.kind === 'mistakes')
    return { title: 'Mistakes', note: `${questions} reviewed, ${right} now right` };
  const title = subject === null ? testTitle(planId) : areaName(subject);
  return { title, note: questions === 0 ? 'Handed in' : `${count(questions, 'question')}, ${right} right` };
}

export interface CardHead {
  /** Small, over the title: "Today, 1 of 4 done". */
  readonly label: string;
  readonly title: string;
  readonly reasons: readonly string[];
}

/** The head of the card where it names no task of its own. */
export function headWords({ state, day, testDate, done, next }: Today): CardHead {
  switch (state) {
    case 'open':
      return { label: 'Today', title: '', reasons: [] };
    case 'done':
      return {
        label: 'Done for today',
        title: doneTitle(done),
        reasons: ['That’s all for today. Rest is part of the plan.'],
      };
    case 'off':
      return {
        label: 'Today',
        title: 'A day off',
        reasons: [
          next === null
            ? 'Nothing is left in your plan.'
            : `Your plan has nothing for today. It continues on ${longDay(next.day)}.`,
        ],
      };
    case 'early':
      return {
        label: 'Today',
        title: 'Nothing to do yet',
        reasons: next === null ? [] : [`Your plan begins on ${longDay(next.day)}.`],
      };
    case 'eve':
      return {
        label: 'Your test is tomorrow',
        title: 'A light evening',
        reasons: [
          'Look over a few words if you like, pack what you need, and go to bed early. Nothing new tonight.',
        ],
      };
    case 'test-day':
      return {
        label: 'Test day',
        title: 'Nothing left to practice',
        reasons: ['Eat something, arrive early, and take your time. You have done what you could.'],
      };
    case 'over':
      return {
        label: 'Your test is behind you',
        title: 'Time for a break',
        reasons: [
          `Your test was on ${dateNear(testDate ?? day, day)}. What you practiced stays here. If you take the test again, make a new plan.`,
        ],
      };
    default:
      return unreachable(state);
  }
}

/** "45 minutes, four things done" */
function doneTitle(done: readonly DoneTask[]): string {
  if (done.length === 0) return 'Nothing left for today';
  return `${spokenMinutes(minutesTogether(done))}, ${inWords(done.length)} ${done.length === 1 ? 'thing' : 'things'} done`;
}

/** "12 minutes", "65 minutes", "2 h 55 min" */
export function spokenMinutes(minutes: number): string {
  return minutes <= 90 ? count(minutes, 'minute') : minutesWords(minutes);
}

/** "Today", "Today, 1 of 4 done" */
export function openLabel({ done, tasks }: Today): string {
  return done.length === 0 ? 'Today' : `Today, ${done.length} of ${done.length + tasks.length} done`;
}

/** "Tomorrow, 40 minutes", "Friday, Nov 27, 40 minutes" */
export function nextLabel(
  { day, minutes }: { readonly day: IsoDay; readonly minutes: number },
  today: IsoDay,
): string {
  return `${daysBetween(today, day) === 1 ? 'Tomorrow' : longDay(day)}, ${spokenMinutes(minutes)}`;
}

/** An unfinished attempt, as the object of a sentence: "Full Test B", "the drill on percent". */
export function unfinishedWords(planId: string): string {
  const subject = drillSubjectOf(planId);
  return subject === null ? testTitle(planId) : `the drill on ${sectionOrArea(subject)}`;
}

function sectionOrArea(subject: NonNullable<ReturnType<typeof drillSubjectOf>>): string {
  if (subject.kind === 'mistakes') return 'mistakes';
  return subject.kind === 'section' ? sectionName(subject.section, 'dashboard') : areaName(subject);
}

/** "Saturday, Nov 21. Your test is in three weeks." */
export function dayWords(today: IsoDay, testDate: IsoDay | null): string {
  const day = `${longDay(today)}.`;
  const days = testDate === null ? null : daysBetween(today, testDate);
  if (days === null || days < 0) return day;
  if (days === 0) return `${day} Your test is today.`;
  if (days === 1) return `${day} Your test is tomorrow.`;
  return days % 7 === 0
    ? `${day} Your test is in ${days === 7 ? 'a week' : `${inWords(days / 7)} weeks`}.`
    : `${day} Your test is in ${days} days.`;
}
