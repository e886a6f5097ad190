import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { useLearners } from '@/data/learners/useLearners';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import type { AsOf } from '@/domain/dashboard/as-of';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { trendLength } from '@/domain/dashboard/scores/result-figures';
import type { Learner } from '@/domain/learner/learner';
import { localDayAt } from '@/lib/dates/localTime';
import { formatDateNear } from '@/lib/text/format';
import { pathOf } from '@/site';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { recordSelector } from '@/ui/row/studentBar';
import { OriginContext } from '../frame/originContext';
import { sessionReviewPath } from '../tabs/opened/sessionReviewPath';
import { useDetailDialogs } from '../tabs/opened/useDetailDialogs';
import { StudyDaysPanel } from '../tabs/panels/study/StudyDaysPanel';
import { resultPanelsOf } from '../tabs/panels/scores/resultPanels';
import type { DashboardTabProps } from '../frame/dashboardTabProps';
import { previewTexts } from './previewTexts';

/**
 * The last result of a learner with a record, and their totals over time or, until there are two, their study days. Nothing for other
 * visitors.
 */
export function OwnProgress() {
  const isOwn = useHasOwnRecord();
  if (isOwn === false) return null;
  return (
    <Container sx={[place, isOwn === null && absentWithoutRecord]}>
      {isOwn === null ? (
        <Box sx={cardsHeight} />
      ) : (
        <PartErrorBoundary name="Your results">
          <OwnCards />
        </PartErrorBoundary>
      )}
    </Container>
  );
}

function OwnCards() {
  const reading = useLearners('device', null);
  if (reading.state === 'failed') return <ReadFailureNotice onTryAgain={reading.retry} />;
  if (reading.state === 'loading') return <Skeleton aria-hidden sx={cardsHeight} />;
  const { family } = reading.source;
  return (
    <OriginContext value="device">
      <Cards family={family} learner={family.children[0]} />
    </OriginContext>
  );
}

/** As few totals as can show a change. */
const leastTotals = 2;

function Cards({ family, learner }: DashboardTabProps) {
  const { asOf } = family;
  const { openDay, openTest, renderDialog } = useDetailDialogs({ family, learner });
  const { Trend } = resultPanelsOf(learner);
  return (
    <Box sx={cardsHeight}>
      <CardGrid>
        <CardCell wide={4} medium={12}>
          <LastResultPanel learner={learner} asOf={asOf} />
        </CardCell>
        <CardCell wide={8} medium={12}>
          {trendLength(learner) < leastTotals ? (
            <StudyDaysPanel learner={learner} asOf={asOf} onOpen={openDay} />
          ) : (
            <Trend title={previewTexts.ownLine} learner={learner} asOf={asOf} onOpen={openTest} />
          )}
        </CardCell>
      </CardGrid>
      {renderDialog()}
    </Box>
  );
}

/** The newest test or, before the first one, the newest session. */
function LastResultPanel({ learner, asOf }: { readonly learner: Learner; readonly asOf: AsOf }) {
  const activities = recentActivities(learner);
  const last = activities.find(({ type }) => type === 'practice_test') ?? activities[0];
  if (last === undefined)
    return (
      <Panel title={previewTexts.lastResult}>
        <EmptyState preview={null} {...previewTexts.noResult} />
      </Panel>
    );
  const { title, detail, displayText, startMs, sitting } = last;
  const path = sitting === null ? null : sessionReviewPath(sitting);
  return (
    <Panel title={previewTexts.lastResult} control={formatDateNear(localDayAt(startMs), asOf.day)}>
      <Typography variant="strong">{title}</Typography>
      {displayText !== null && (
        <Typography variant="figure" component="p">
          {displayText}
        </Typography>
      )}
      <Typography variant="secondary">{detail}</Typography>
      <Stack sx={{ mt: 'auto', pt: 1, alignItems: 'flex-start', displayPrint: 'none' }}>
        {path !== null && (
          <StandaloneLink to={path}>
            <span>{previewTexts.openResult}</span>
            <ArrowForward fontSize="xsmall" />
          </StandaloneLink>
        )}
        <StandaloneLink to={pathOf('studentDashboard')}>
          <span>{previewTexts.openDashboard}</span>
          <ArrowForward fontSize="xsmall" />
        </StandaloneLink>
      </Stack>
    </Panel>
  );
}

/** About the height of the cards side by side. Stacked, they are taller, but then their end is below the first screen. */
const cardsHeight = { display: 'grid', minHeight: { xs: 320, lg: 400 } } as const;
const place = { pt: { xs: 2, sm: 3 }, pb: { xs: 4, md: 6 } } as const;

/** The prerendered document is the same for everyone, so CSS reserves the height only for learners with a record. */
const absentWithoutRecord = { display: 'none', [recordSelector]: { display: 'block' } } as const;
