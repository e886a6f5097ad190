import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/as-of';
import { sectionsOfWhole, wholeResults } from '@/domain/dashboard/scores/raw-results';
import {
  noScaledScoresText,
  rawChangeOrFirstText,
  rightText,
  shareRightText,
} from '@/domain/dashboard/scores/raw-result-text';
import type { ScoredLearner } from '@/domain/dashboard/scores/test-scores';
import { capitalize, keepDatesUnbroken } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { RawSectionBars } from '../tabs/panels/scores/raw/RawSectionBars';
import { SideBySide } from './SideBySide';

interface RawResultCardsProps {
  readonly learner: ScoredLearner;
  readonly asOf: AsOf;
}

/** The newest test of all sections at a level without score tables: the share of questions right, and each section's raw score. */
export function RawResultCards({ learner, asOf }: RawResultCardsProps) {
  const latest = wholeResults(learner).at(-1);
  if (latest === undefined) return null;
  const { result, change } = latest;
  return (
    <SideBySide ratio={1.4}>
      <Panel title="All Sections">
        <Typography variant="display">{shareRightText(result)}</Typography>
        <Stack sx={{ gap: '0.5rem', my: '1rem' }}>
          <Typography>{rightText(result)}</Typography>
          <Typography color="textSecondary">
            {capitalize(keepDatesUnbroken(rawChangeOrFirstText(change, asOf.day)))}
          </Typography>
          <Typography color="textSecondary">{noScaledScoresText(learner.profile.level)}</Typography>
        </Stack>
      </Panel>
      <Panel title="Sections" control="share of questions right">
        <RawSectionBars sections={sectionsOfWhole(latest)} today={asOf.day} />
      </Panel>
    </SideBySide>
  );
}
