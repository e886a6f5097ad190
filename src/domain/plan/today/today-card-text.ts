/** All texts of the Today card. */
import { drillSubjectFromId } from '@/domain/plan/drills/parse-drill';
import { drillAreaName } from '@/domain/plan/drills/drill-plan';
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic-plan';
import { testTitle } from '@/domain/plan/drills/test-title';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import { sectionName } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import {
  capitalize,
  formatCount,
  formatDateNear,
  spellOutCount,
  formatLongDay,
  formatNumber,
  formatMinutes,
  formatMonthDay,
  uncapitalize,
} from '@/lib/text/format';
import type { DailyReview } from './daily-review';
import { firstTestText, type StepCardText, practiceStepText } from './step-text';
import { type DoneTask, sumMinutes, type Task, type TodaySummary } from './task';

/** The text of the current task. */
export function taskText(task: Task): StepCardText {
  switch (task.kind) {
    case 'first-test':
      return firstTestText(task.responses);
    case 'practice':
      return practiceStepText(task.step, task.points, task.best);
    case 'mistakes':
      return { ...mistakesWords(task.review), reasons: [reasonOfReview(task.review)] };
    case 'words':
      return {
        title: formatCount(task.recall + task.fresh, 'word'),
        detail: wordsDetail(task),
        reasons: [
          'By our estimate, a word returns about when you would start to forget it, so a few minutes a day are enough.',
        ],
      };
    case 'essay':
      return {
        title: activityTitle(task),
        detail: 'one prompt, then your own check',
        reasons: [
          'The essay isn’t scored, but schools always receive it. Each draft takes as long as the test allows.',
        ],
      };
    case 'checkpoint':
      return {
        title: activityTitle(task),
        detail: task.test === 'diagnostic' ? `${diagnosticMinutes(true)} with the essay` : 'timed',
        reasons: [
          'A short test along the way shows where you stand and where practice will pay off most in the coming weeks.',
        ],
      };
    case 'full-test':
      return {
        title: activityTitle(task),
        detail: 'in one sitting',
        reasons: [
          task.takenOn === null
            ? 'A full test gives your closest estimate and shows how you hold up over a whole morning.'
            : `You took this one on ${formatMonthDay(task.takenOn)}. Questions you have seen don’t count toward an estimate, so this is practice for your pace and patience.`,
        ],
      };
    default:
      return assertUnreachable(task);
  }
}

/** The text of a later task in the list. */
export function taskRow(task: Task): { readonly title: string; readonly note: string } {
  if (task.kind === 'mistakes') return { title: 'Mistakes', note: reviewNote(task.review) };
  if (task.kind === 'words') return { title: 'Words', note: capitalize(wordsDetail(task)) };
  const { title, detail } = taskText(task);
  return { title, note: capitalize(detail) };
}

/** For example, "12 of 40 today; done by Dec 2 at this pace". */
function reviewNote({ questionsLeft, coveredMistakes, due, backlogEndDay }: DailyReview): string {
  if (coveredMistakes === due) return `All ${due} that are due`;
  const pace = backlogEndDay === null ? '' : `; done by ${formatMonthDay(backlogEndDay)} at this pace`;
  return `${questionsLeft} of ${due} today${pace}`;
}

function mistakesWords({
  questionsLeft,
  due,
  coveredMistakes,
  backlogEndDay,
}: DailyReview): Pick<StepCardText, 'title' | 'detail'> {
  if (coveredMistakes === due)
    return { title: formatCount(due, 'mistake'), detail: 'all that are due today' };
  return {
    title: `${questionsLeft} of your ${due} mistakes`,
    detail:
      backlogEndDay === null
        ? 'more than two months at this pace'
        : `done by ${formatMonthDay(backlogEndDay)} at this pace`,
  };
}

function reasonOfReview({ questionsLeft, coveredMistakes }: DailyReview): string {
  const often =
    'A mistake returns the next day and a week later. Once you get it right both times, it is done.';
  return coveredMistakes > questionsLeft
    ? `${often} A right answer also counts for similar mistakes.`
    : often;
}

/** For example, "18 to recall, 3 new". */
function wordsDetail({ recall, fresh }: { readonly recall: number; readonly fresh: number }): string {
  if (fresh === 0) return `${recall} to recall`;
  return recall === 0 ? `${fresh} new` : `${recall} to recall, ${fresh} new`;
}

/** The title and result of finished work. */
export function doneRow(done: DoneTask): { readonly title: string; readonly note: string } {
  if (done.kind === 'words')
    return { title: 'Words', note: `${formatCount(done.words, 'word')}, ${done.right} recalled` };
  const { planId, questions, right } = done;
  const subject = drillSubjectFromId(planId);
  if (subject?.kind === 'mistakes')
    return { title: 'Mistakes', note: `${questions} reviewed, ${right} now right` };
  const title = subject === null ? testTitle(planId) : drillAreaName(subject);
  return {
    title,
    note: questions === 0 ? 'Handed in' : `${formatCount(questions, 'question')}, ${right} right`,
  };
}

export interface CardHeadText {
  /** The small label over the title, such as "Today, 1 of 4 done". */
  readonly label: string;
  readonly title: string;
  readonly reasons: readonly string[];
}

/** The card's heading if it doesn't show a task. */
export function cardHeadText(today: TodaySummary): CardHeadText {
  const { state, doneTasks, next, testOfToday } = today;
  switch (state) {
    case 'open':
      return { label: 'Today', title: '', reasons: [] };
    case 'done':
      return {
        label: 'Done for today',
        title: doneTitle(doneTasks),
        reasons: [
          testOfToday === null
            ? 'That’s all for today. Rest is part of the plan.'
            : 'A whole test is enough for one day. Rest is part of the plan.',
        ],
      };
    case 'off':
      return {
        label: 'Today',
        title: 'A day off',
        reasons: [
          next === null
            ? 'Nothing is left in your plan.'
            : `Your plan has nothing for today. It continues on ${formatLongDay(next.day)}.`,
        ],
      };
    case 'early':
      return {
        label: 'Today',
        title: 'Nothing to do yet',
        reasons: next === null ? [] : [`Your plan begins on ${formatLongDay(next.day)}.`],
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
      return { label: 'Your test is behind you', ...afterTestText(today) };
    default:
      return assertUnreachable(state);
  }
}

function afterTestText({
  day,
  testDate,
  officialScore,
}: TodaySummary): Pick<CardHeadText, 'title' | 'reasons'> {
  const stays = 'What you practiced stays here. If you take the test again, make a new plan.';
  if (officialScore === null)
    return {
      title: 'Thank you for practicing here',
      reasons: [
        `Your test was on ${formatDateNear(testDate ?? day, day)}. Take a break. ${stays}`,
        'When you have your score report, add your official score. The dashboards show it beside your practice tests.',
      ],
    };
  const { on, total } = officialScore;
  return {
    title: 'Thank you for adding your score',
    reasons: [
      `Your official score of ${formatNumber(total)} from ${formatDateNear(on, day)} is on the dashboards, beside your practice tests. ${stays}`,
    ],
  };
}

/** For example, "45 minutes, four things done". */
function doneTitle(done: readonly DoneTask[]): string {
  if (done.length === 0) return 'Nothing left for today';
  return `${formatMinutesInSentence(sumMinutes(done))}, ${spellOutCount(done.length)} ${done.length === 1 ? 'thing' : 'things'} done`;
}

/** For example, "12 minutes", "65 minutes", or "2 h 55 min". */
export function formatMinutesInSentence(minutes: number): string {
  return minutes <= 90 ? formatCount(minutes, 'minute') : formatMinutes(minutes);
}

/** For example, "Today" or "Today, 1 of 4 done". */
export function todayProgressLabel({ doneTasks, tasks }: TodaySummary): string {
  return doneTasks.length === 0
    ? 'Today'
    : `Today, ${doneTasks.length} of ${doneTasks.length + tasks.length} done`;
}

/**
 * The day in one line for a parent: "Today: Percent, 10 min, not started", "Today, 1 of 4 done; next: Words, 5 min", "Today: a day off".
 */
export function todayLineText(today: TodaySummary): string {
  const [task] = today.tasks;
  if (today.state !== 'open' || task === undefined) {
    const { label, title } = cardHeadText(today);
    return `${label === 'Done for today' ? label : 'Today'}: ${uncapitalize(title)}`;
  }
  const named = `${taskRow(task).title}, ${formatMinutes(task.minutes)}`;
  return today.doneTasks.length === 0
    ? `Today: ${named}, not started`
    : `${todayProgressLabel(today)}; next: ${named}`;
}

/** For example, "Tomorrow, 40 minutes" or "Friday, Nov 27, 40 minutes". */
export function nextStudyDayLabel(
  { day, minutes }: { readonly day: IsoDay; readonly minutes: number },
  today: IsoDay,
): string {
  return `${daysBetween(today, day) === 1 ? 'Tomorrow' : formatLongDay(day)}, ${formatMinutesInSentence(minutes)}`;
}

/** Names an unfinished attempt within a sentence: "Full Test B", "the drill on percent". */
export function unfinishedAttemptLabel(planId: string): string {
  const subject = drillSubjectFromId(planId);
  return subject === null ? testTitle(planId) : `the drill on ${sectionOrArea(subject)}`;
}

function sectionOrArea(subject: NonNullable<ReturnType<typeof drillSubjectFromId>>): string {
  if (subject.kind === 'mistakes') return 'mistakes';
  return subject.kind === 'section' ? sectionName(subject.section, 'dashboard') : drillAreaName(subject);
}

/** For example, "Saturday, Nov 21. Your test is in three weeks." */
export function dayAndTestText(today: IsoDay, testDate: IsoDay | null): string {
  const day = `${formatLongDay(today)}.`;
  const days = testDate === null ? null : daysBetween(today, testDate);
  if (days === null || days < 0) return day;
  if (days === 0) return `${day} Your test is today.`;
  if (days === 1) return `${day} Your test is tomorrow.`;
  return days % 7 === 0
    ? `${day} Your test is in ${days === 7 ? 'a week' : `${spellOutCount(days / 7)} weeks`}.`
    : `${day} Your test is in ${days} days.`;
}
