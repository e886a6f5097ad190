import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/as-of';
import { returnedQuestions } from '@/domain/dashboard/practice/returned-questions';
import type { StudyLog } from '@/domain/learner/learner';
import { accuracyPercent } from '@/domain/learner/topic-count';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatCount, formatNumber } from '@/lib/text/format';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { ReturningMistake } from '@/ui/drawings/ReturningMistake';
import { SideBySide } from './SideBySide';

interface ReturnedCardsProps {
  readonly learner: StudyLog;
  readonly asOf: AsOf;
}

/** When mistakes return, and how many of the answers to them were right, by section. */
export function ReturnedCards({ learner, asOf }: ReturnedCardsProps) {
  const returned = returnedQuestions(learner, asOf);
  if (returned === null) return null;
  const { reviews, sections } = returned;
  return (
    <SideBySide>
      <Panel title="A Mistake Returns">
        <ReturningMistake />
        <Typography sx={{ mt: '1rem' }}>
          A missed question is due again after a day, and once more after a week.
        </Typography>
      </Panel>
      <Panel
        title="Right When They Returned"
        {...(reviews > 0 && { control: `in ${formatCount(reviews, 'mistake review')}` })}
      >
        <Stack sx={{ flexGrow: 1, justifyContent: 'space-evenly', gap: '1rem' }}>
          {sections.map(({ section, answered, right }) => (
            <LabeledBar
              key={section}
              label={dashboardSectionNames[section]}
              value={`${formatNumber(right)} of ${formatNumber(answered)}`}
              percent={accuracyPercent({ answered, right }) ?? 0}
              color={`section.${section}`}
              dot
            />
          ))}
        </Stack>
      </Panel>
    </SideBySide>
  );
}
