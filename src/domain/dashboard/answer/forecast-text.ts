/** The wording of the forecast, which score-forecast.ts calculates, so that it never contradicts the verdict. */
import { compareBandToTarget, tooCloseText } from '@/domain/learner/section-score';
import { forecastBandLabel } from '@/domain/dashboard/measurement-terms';
import type { ScoreForecast } from '@/domain/dashboard/scores/score-forecast';
import { formatNumber, formatRange, spellOutCount } from '@/lib/text/format';
import type { PreparationVerdict } from './preparation-verdict';

type Place = ReturnType<typeof compareBandToTarget>;

/**
 * Describes the forecast in a few sentences: the total on test day with its range, how it compares with the target, and what it
 * assumes. Where the verdict is different, says why.
 */
export function forecastText(forecast: ScoreForecast, verdict: PreparationVerdict): string {
  const { tests, value } = forecast;
  return [
    `If the trend of the last ${spellOutCount(tests)} full tests continues, the total on test day would be about ${formatNumber(value)}, with an ${forecastBandLabel} of ${formatRange(forecast)}.`,
    ...targetSentences(forecast, verdict),
    `This assumes ${assumptionText(forecast, verdict)}.`,
  ].join(' ');
}

function assumptionText({ isRising }: ScoreForecast, { reason }: PreparationVerdict): string {
  const practice =
    reason.kind === 'away'
      ? `practice as before, but there has been no study for ${spellOutCount(reason.days)} days`
      : 'the same practice each week';
  return isRising ? `${practice}; gains usually slow near the top of the scale` : practice;
}

function targetSentences(forecast: ScoreForecast, verdict: PreparationVerdict): readonly string[] {
  const { target } = verdict;
  if (target === null) return [];
  const place = compareBandToTarget(forecast, target);
  const difference = differenceText(place, target, verdict);
  return [`${placeTexts[place](formatNumber(target))}.`, ...(difference === '' ? [] : [`${difference}.`])];
}

const placeTexts: Readonly<Record<Place, (target: string) => string>> = {
  above: (target) => `Even the low end clears the ${target} target`,
  near: (target) => `The ${target} target lies within that range, ${tooCloseText}`,
  below: (target) => `Even the high end is below the ${target} target`,
};

const latestTexts: Readonly<Record<Place, string>> = {
  above: 'On the latest test, even the low end cleared it',
  near: 'On the latest test, it lay within the range',
  below: 'On the latest test, even the high end was below it',
};

/** Says why the verdict, which judges the latest test, differs from the place of the forecast; empty if it doesn't. */
function differenceText(place: Place, target: number, { latest, reason }: PreparationVerdict): string {
  const latestPlace = latest === null ? place : compareBandToTarget(latest, target);
  if (latestPlace !== place) return latestTexts[latestPlace];
  // The assumption already names the lack of study, the other reason to watch a total above its target.
  if (reason.kind === 'fell') return 'It is still worth watching, because the latest total clearly fell';
  return reason.kind === 'rising' && place === 'below'
    ? 'Judging by the latest test alone, the range could still reach it'
    : '';
}
