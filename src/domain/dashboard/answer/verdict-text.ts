/** The wording of the verdict and the next step, which preparation-verdict.ts and parent-next-step.ts calculate. */
import { isolated } from '@/lib/text/isolated';
import { topicLabel } from '@/domain/learner/topic-count';
import { assertUnreachable } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDaySpan } from '@/lib/dates/formatDaySpan';
import {
  formatCount,
  formatDateNear,
  formatDecimalHours,
  spellOutCount,
  formatLongDay,
  formatNumber,
  formatPercent,
  formatRange,
  uncapitalize,
} from '@/lib/text/format';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import type { ResultKind } from '@/domain/learner/raw-result';
import { tooCloseText } from '@/domain/learner/section-score';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import { sectionsOfWhole, type WholeResult } from '@/domain/dashboard/scores/raw-results';
import {
  rawChangeText,
  rawOnlyText,
  sectionSharesText,
  targetBasisText,
} from '@/domain/dashboard/scores/raw-result-text';
import { namedTest } from '@/domain/dashboard/scores/test-scores';
import { inNotesText } from '@/domain/dashboard/notes/note-explanation';
import type { ClearFall, PreparationStatus, PreparationVerdict } from './preparation-verdict';
import type { Status } from '@/domain/status';
import type { ParentNextStep } from './parent-next-step';
import { dashboardSectionNames } from '@/domain/section-names';

export const preparationStatusLabels: Readonly<Record<PreparationStatus, Status>> = {
  'on track': 'On track',
  watch: 'Worth watching',
  'off track': 'Off track',
  'no target': 'No target yet',
  'no test': 'No full test yet',
  'no official score': 'No official score yet',
  over: 'Test day has passed',
};

/** Formats the status and the day since which it has held: "On track since Sep 19". */
export function statusSinceText({ status, since }: PreparationVerdict, today: IsoDay): string {
  return since === null
    ? preparationStatusLabels[status]
    : `${preparationStatusLabels[status]} since ${formatDateNear(since, today)}`;
}

/** Describes how the score compares with the target, as a sentence without its final period. */
export function verdictSentence(verdict: PreparationVerdict, today: IsoDay): string {
  const { reason } = verdict;
  const bare = placeOf(verdict);
  // The score is one of a report, whatever tests the student has taken here since.
  const place = verdict.results === 'raw' ? `Official score ${uncapitalize(bare)}` : bare;
  switch (reason.kind) {
    case 'clears':
      return reason.tests === 1
        ? `Clearly above ${targetName(verdict)} on the latest ${judged(verdict)}`
        : `Clearly above ${targetName(verdict)} on ${spellOutCount(reason.tests)} ${judgedKinds[verdict.results]} tests in a row`;
    case 'fell':
      return `${place}, but ${fallText(reason, today)}`;
    case 'away':
      return `${place}, but no study for ${spellOutCount(reason.days)} days`;
    case 'within':
      return `${place}, ${tooCloseText}`;
    case 'rising':
      return `${place}, and clearly rising since ${formatDateNear(reason.since.day, today)}`;
    case 'first':
      return `${place} on the first ${judged(verdict)}`;
    case 'below':
      return place;
    case 'no target':
      if (verdict.latest === null) return 'No target yet';
      return verdict.results === 'raw'
        ? `An official total of ${formatNumber(verdict.latest.estimate)}`
        : `A total of ${formatRange(verdict.latest)}`;
    case 'early':
      return earlyWords(reason.total, verdict.target);
    case 'raw':
      return rawStandingText(reason.latest, today);
    case 'no test':
      if (verdict.results === 'raw') return 'A first test will show where to begin';
      return verdict.target === null
        ? 'A first test will show where the scores stand'
        : `Take a full test to see how far away ${targetName(verdict)} is`;
    case 'over':
      if (reason.isScored)
        return `An official total of ${formatNumber(verdict.latest?.estimate ?? 0)}${verdict.target === null ? '' : `, ${uncapitalize(bare)}`}`;
      return overText(verdict, bare, today);
    default:
      return assertUnreachable(reason);
  }
}

/**
 * Explains the verdict in a few sentences. Mentions that it was worse before, so that "worth watching" after a good test isn't read as
 * a warning, and a week or more without study, even if its work was moved since, with the notes that explain it.
 */
export function verdictReasonText(verdict: PreparationVerdict, today: IsoDay): string {
  const { absence, since, before, status, raw, reason } = verdict;
  return [
    reasonText(verdict, today),
    // Beside the official scores that the verdict judges, never compared with them.
    ...(raw === null || reason.kind === 'raw' || verdict.latest === null
      ? []
      : [`Practice: ${rawStandingText(raw, today)}.`]),
    ...(since !== null && status === 'watch' && before === 'off track'
      ? [`Until ${formatDateNear(since, today)}, it was off track.`]
      : []),
    ...(absence === null || reason.kind === 'away'
      ? []
      : [
          `There was no study from ${formatDaySpan(absence.from, absence.to, today)}${inNotesText(absence.notes)}.`,
        ]),
  ].join(' ');
}

function reasonText(verdict: PreparationVerdict, today: IsoDay): string {
  const { reason, latest } = verdict;
  const { low, high } = latest ?? { low: 0, high: 0 };
  switch (reason.kind) {
    case 'clears':
      return reason.tests === 1
        ? `Even the low end of the test\u2019s range, ${formatNumber(low)}, clears the target.`
        : 'Each test clears the target even at the low end of its range.';
    case 'fell':
      return `That is more than chance usually explains. The next ${judgedKinds[verdict.results]} test will show more.`;
    case 'away':
      return 'Even at the low end of its range, the score still clears the target. The concern is the lack of study.';
    case 'within':
      return `The range runs from ${formatRange({ low, high })}, and the target lies within it.`;
    case 'rising':
      return `Up ${formatNumber(reason.by)} since ${dashboardTestText(reason.since, today)}. At that pace, the range would reach the target by test day.`;
    case 'first':
      return verdict.results === 'raw'
        ? `One official score is a starting point. ${targetBasisText}`
        : 'One test is a starting point. A second one will show the direction.';
    case 'below':
      return `Even the high end of the last ${judged(verdict)}\u2019s range, ${formatNumber(high)}, is below the target.${
        reason.fell === null ? '' : ` The total is ${fallText(reason.fell, today)}.`
      }`;
    case 'no target':
      return 'Set a target to see how the total compares.';
    case 'early':
      return `The free test puts the total at ${formatRange(reason.total)}${verdict.target === null ? '' : `, and the target is ${formatNumber(verdict.target)}`}. A full test narrows the range.`;
    case 'raw':
      return [
        ...(reason.latest.change === null
          ? []
          : [`All sections together, that is ${rawChangeText(reason.latest.change, today)}.`]),
        rawOnlyText(verdict.level),
        ...(verdict.target === null ? [] : [targetBasisText]),
      ].join(' ');
    case 'no test':
      return verdict.target === null || verdict.results === 'raw'
        ? 'The free test takes 65 minutes and measures all three sections.'
        : 'Until then, there is no practice score to compare with the target.';
    case 'over':
      return reason.isScored
        ? scoredReasons[verdict.results]
        : 'The official score comes from the test maker. This site doesn\u2019t have it.';
    default:
      return assertUnreachable(reason);
  }
}

/** The adjective for the tests that the verdict judges. */
const judgedKinds: Readonly<Record<ResultKind, string>> = { scaled: 'full', raw: 'official' };

/** Names one of the tests that the verdict judges. */
const judged = ({ results }: PreparationVerdict) => (results === 'raw' ? 'official test' : 'test');

const scoredReasons: Readonly<Record<ResultKind, string>> = {
  scaled: 'This score is from the score report. It appears beside the estimates from the practice tests.',
  raw: 'This score is from the score report. The practice tests have raw scores only, so the two aren\u2019t compared.',
};

/** "72% right in Verbal, 64% in Math, and 70% in Reading on the full test of Nov 8". */
function rawStandingText(result: WholeResult, today: IsoDay): string {
  return `${sectionSharesText(sectionsOfWhole(result))} on ${dashboardTestText(namedTest(result.test), today)}`;
}

function overText({ latest, raw, results }: PreparationVerdict, place: string, today: IsoDay): string {
  if (latest !== null)
    return `The last ${results === 'raw' ? 'official score' : 'full practice test'}: ${uncapitalize(place)}`;
  return raw === null ? 'The test came before any full practice test' : rawStandingText(raw, today);
}

/** Formats the countdown to the SSAT. `days` is separate from `text` because the screen shows it as a large figure. */
export function testCountdownText({ testDay, daysToTest }: PreparationVerdict): {
  readonly days: number | null;
  readonly text: string;
} {
  if (testDay === null || daysToTest === null)
    return { days: null, text: 'The test day isn\u2019t set yet.' };
  const on = formatLongDay(testDay);
  if (daysToTest < 0) return { days: null, text: `The test was on ${on}.` };
  if (daysToTest === 0) return { days: null, text: `The test is today, ${on}.` };
  return { days: daysToTest, text: `${daysToTest === 1 ? 'day' : 'days'} to the test, ${on}` };
}

export function parentNextStepText(step: ParentNextStep): {
  readonly title: string;
  readonly reason: string;
} {
  switch (step.kind) {
    case 'official score':
      return {
        title: 'Read the official score report together',
        reason: 'The score guide explains each figure on it.',
      };
    case 'rest':
      return step.days === 0
        ? {
            title: 'Nothing new today',
            reason: 'The test is today. What counts now is what has already been learned.',
          }
        : {
            title: 'A light evening',
            reason: 'The test is tomorrow. Rest is worth more now than another drill.',
          };
    case 'free test':
      return {
        title: 'The free test, in 65 minutes',
        reason: 'Half of each scored section is enough to show which section costs the most points.',
      };
    case 'first test':
      return {
        title:
          step.plannedDay === null
            ? 'A first full practice test'
            : `A first full test on ${formatLongDay(step.plannedDay)}`,
        reason: step.isMeasured
          ? measuredReasons[step.results]
          : step.hours === 0
            ? 'Nothing is logged yet. A full test shows where to begin.'
            : `${formatDecimalHours(step.hours)} hours of study are logged. ${loggedReasons[step.results]}`,
      };
    case 'begin again':
      return {
        title: 'One short session to begin again',
        reason: `Nothing has been logged since ${formatLongDay(step.lastStudyDay)}. Coming back matters more than the length of the session.`,
      };
    case 'smaller plan':
      return {
        title: 'A smaller plan that gets done',
        reason: `${formatNumber(step.missed)} of ${formatCount(step.planned + step.explained, 'planned session')} ${step.stretch} were missed${explainedText(step.explained)}. A short plan that gets done beats a long one that doesn\u2019t.`,
      };
    case 'topic':
      return {
        title: `Two sessions on ${uncapitalize(topicLabel(step.topic))}`,
        reason: `${formatNumber(step.right)} of ${formatCount(step.answered, 'question')} right ${step.stretch}${whyFirst(step)}.`,
      };
    case 'balance':
      return {
        title: `One more ${dashboardSectionNames[step.subject].toLowerCase()} session a week`,
        reason: `${dashboardSectionNames[step.subject]} had ${formatPercent(step.percentage)} of ${step.hoursText}; we advise ${formatPercent(step.recommended)}.`,
      };
    case 'next test':
      return {
        title:
          step.plannedDay === null
            ? 'The next full test'
            : `The next full test, ${formatLongDay(step.plannedDay)}`,
        reason:
          'No topic is weak, and no subject is clearly short of its share of study time. A test will show what that adds up to.',
      };
    default:
      return assertUnreachable(step);
  }
}

/** Why a full test comes after a shorter one. */
const measuredReasons: Readonly<Record<ResultKind, string>> = {
  scaled: 'A short test leaves a wide range. A full test narrows it.',
  raw: 'A full test has all the questions of each section, and shows how pace and stamina hold up.',
};

/** Why a full test comes after study without a test. */
const loggedReasons: Readonly<Record<ResultKind, string>> = {
  scaled: 'Only a full test shows a total score.',
  raw: 'A full test shows where each section stands.',
};

/** Explains, as the end of a sentence, why a topic comes first. Empty if topics with lower accuracy are already improving. */
function whyFirst({
  isInSectionFurthestBehind,
  isLowest,
  subject,
}: Extract<ParentNextStep, { kind: 'topic' }>): string {
  if (isInSectionFurthestBehind) return `, and the most to gain is in ${dashboardSectionNames[subject]}`;
  return isLowest ? ', a smaller share than on any other topic' : '';
}

const fallText = ({ by, since }: ClearFall, today: IsoDay) =>
  `down ${formatNumber(by)} since ${dashboardTestText(since, today)}`;

const targetName = ({ target, school }: PreparationVerdict) =>
  `the ${formatNumber(target ?? 0)} target${school === null ? '' : ` for ${isolated(school)}`}`;

/** Compares a short test's range with the target, cautiously worded because the range is too wide for a verdict. */
function earlyWords({ low, high }: ScoreBand, target: number | null): string {
  if (target === null) return `A total of ${formatRange({ low, high })}, from a short test`;
  if (low >= target) return 'Early signs are good: the whole range is above the target';
  return high < target
    ? 'Not there yet: the whole range is below the target'
    : 'Too early to say: the target lies inside a wide range';
}

function placeOf(verdict: PreparationVerdict): string {
  if (verdict.target === null && verdict.latest !== null) return `A total of ${formatRange(verdict.latest)}`;
  const distance = (verdict.latest?.estimate ?? 0) - (verdict.target ?? 0);
  if (distance === 0) return `Exactly at ${targetName(verdict)}`;
  return `${formatNumber(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} ${targetName(verdict)}`;
}

/** Says how many more missed sessions a note explains, at the end of a statement; empty without any. */
function explainedText(explained: number): string {
  if (explained === 0) return '';
  return `, and a note explains ${explained === 1 ? 'one' : formatNumber(explained)} more`;
}
