import Stack from '@mui/material/Stack';
import { namedTest } from '@/domain/dashboard/scores/test-scores';
import type { RawSection } from '@/domain/dashboard/scores/raw-results';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import {
  rawChangeText,
  rawScoreText,
  rightText,
  shareRightText,
} from '@/domain/dashboard/scores/raw-result-text';
import { dashboardSectionNames } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import { keepDatesUnbroken } from '@/lib/text/format';
import { LabeledBar } from '@/ui/bars/LabeledBar';

interface RawSectionBarsProps {
  readonly sections: readonly RawSection[];
  readonly today: IsoDay;
}

/** Each section's share of questions right as a bar from 0 to 100%, with its raw score and its change. */
export function RawSectionBars({ sections, today }: RawSectionBarsProps) {
  const isOneTest = isOfOneTest(sections);
  return (
    <Stack spacing={2.5}>
      {sections.map(({ subject, test, result, change }) => (
        <LabeledBar
          key={subject}
          label={dashboardSectionNames[subject]}
          value={`${shareRightText(result)}, ${rightText(result)}`}
          percent={100 * result.share}
          color={`section.${subject}`}
          dot
          note={keepDatesUnbroken(
            [
              rawScoreText(result),
              ...(isOneTest ? [] : [dashboardTestText(namedTest(test), today)]),
              ...(change === null ? [] : [rawChangeText(change, today)]),
            ].join(' \u00b7 '),
          )}
        />
      ))}
    </Stack>
  );
}

/** Returns true if all of the results are those of one test. */
export function isOfOneTest(sections: readonly RawSection[]): boolean {
  return new Set(sections.map(({ test }) => test)).size === 1;
}
