/** The plan as the student follows it today. */
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { buildErrorLog, maxMistakesForMinutes } from '@/domain/plan/mistakes/error-log';
import {
  type CompletedEntries,
  type CompletedWork,
  findCompletedEntries,
} from '@/domain/plan/schedule/completed-entries';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import type { IsoDay } from '@/lib/dates/calendar';
import { adjustSharesAfterTests } from './shares-after-tests';
import { extendReviews } from './extend-reviews';
import { fullTestsTaken, replaceTakenForms } from './full-tests';
import { groupIntoDays } from './plan-weeks';
import { settleDays } from './settle-days';
import { practiceWithUnseen, type UnseenQuestions, unseenQuestions } from './unseen-practice';

export interface PlanToFollow {
  /**
   * The plan with its days up to today settled, and its shares and full tests adjusted to the tests taken. Screens edit and save
   * this one.
   */
  readonly plan: StudyPlan;
  /**
   * The same with the reviews of the coming days sized to the mistakes that will be due, and their practice in sections with unseen
   * questions. Screens show this one.
   */
  readonly shownPlan: StudyPlan;
  /** The sections whose practice, from tomorrow on, goes to others because too few of their questions are unseen. */
  readonly usedUp: readonly ScoredSection[];
  readonly completed: CompletedEntries;
}

export interface FollowFacts extends CompletedWork {
  readonly index: ItemIndex;
}

/** Brings a saved plan up to `today`. */
export function planToFollow(saved: StudyPlan, facts: FollowFacts, today: IsoDay): PlanToFollow {
  const { attempts, index } = facts;
  const settled = settleDays(adjustSharesAfterTests(saved, facts), facts, today);
  const completed = findCompletedEntries(settled, facts, today);
  const plan = replaceTakenForms(settled, {
    level: index.level,
    taken: fullTestsTaken(attempts),
    completed,
    today,
  });
  const openReviews = plan.entries.filter(
    ({ id, day, activity }) => day === today && activity.kind === 'mistakes' && !completed.has(id),
  );
  const questionsToday = maxMistakesForMinutes(openReviews.reduce((sum, { minutes }) => sum + minutes, 0));
  const mistakes = buildErrorLog(attempts, index);
  const extended = extendReviews(plan, { mistakes, today, questionsToday });
  const unseen = unseenQuestions(attempts, index);
  return { plan, ...withUnseenAhead(extended, unseen, today), completed };
}

/** Moves the practice of the days after `today` to sections with unseen questions, by what is unseen now. */
function withUnseenAhead(
  plan: StudyPlan,
  unseen: UnseenQuestions,
  today: IsoDay,
): Pick<PlanToFollow, 'shownPlan' | 'usedUp'> {
  const days = groupIntoDays(plan.entries).map(({ day, entries }) => ({
    entries,
    shown: day > today ? practiceWithUnseen(entries, unseen) : entries,
  }));
  const usedUp = days.flatMap(({ entries, shown }) =>
    entries.flatMap(({ activity }, place) =>
      activity.kind === 'practice' && shown[place]?.activity !== activity ? [activity.section] : [],
    ),
  );
  return {
    shownPlan: { ...plan, entries: days.flatMap(({ shown }) => shown) },
    usedUp: [...new Set(usedUp)],
  };
}
