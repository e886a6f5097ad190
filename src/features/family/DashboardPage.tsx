import { isolated } from '@/lib/text/isolated';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { testMinutes } from '@/domain/learner/learner-test';
import { learnerName } from '@/domain/learner/learner-profile';
import { useLocation } from 'react-router-dom';
import { chosenLearnerAttribute, ownRecordAttribute } from '@/data/record/learner/recordMark';
import { accessByOrigin } from '@/data/learners/learnerSource';
import { claimsCopy } from '@/data/learners/shared/sharedAddress';
import { type DashboardId, site } from '@/site';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { Part } from '@/ui/loading/Part';
import { DensePrintStyles } from '@/ui/print/PrintStyles';
import { PageBody } from '@/ui/page/PageBody';
import { useHydrated } from '@/ui/loading/useHydrated';
import { ChildSelect } from './frame/ChildSelect';
import { type DashboardLearner, type DashboardState, useDashboard } from './frame/useDashboard';
import { DashboardHeading } from './frame/DashboardHeading';
import { DashboardNav } from './frame/DashboardNav';
import { OriginContext, TestActionsContext } from './frame/originContext';
import { type ArrivedCopyState, useArrivedCopy } from './sharing/useArrivedCopy';
import { EmptyDashboard } from './setup/EmptyDashboard';
import { DeviceLearnerActions } from './setup/DeviceLearnerActions';
import { OriginMenu } from './OriginMenu';
import { ReportedScoreActions } from './setup/ReportedScoreActions';
import { SetupProblems } from './setup/SetupProblems';
import { ArrivedCopyError } from './sharing/ArrivedCopyError';
import { OpenCopyButton } from './sharing/OpenCopy';
import { DashboardShareButton } from './sharing/ShareButton';
import { SharedCopyBanner } from './sharing/SharedCopyBanner';
import { PresentButton } from './sharing/PresentButton';
import { usePresentation } from './frame/usePresentation';

const renderTestActions = (testId: string, onDone: () => void) => (
  <ReportedScoreActions testId={testId} onDone={onDone} />
);

const loadPresentation = () => import('./DashboardPresentation');

interface DashboardPageProps {
  readonly id: DashboardId;
  /** A sentence about the page's content, shown after the learner's name. */
  readonly about?: string;
  /** True if the page has its own child select, so none is shown beside the title. */
  readonly choosesChild?: boolean;
  /** A control shown beside the child select, with sample data only, because it doesn't affect the figures. */
  readonly sampleAside?: ReactNode;
  /** The "today" card, shown only on the learner's own device. */
  readonly today: ReactNode;
  /** Renders the learner's dashboard; not called until there is one. */
  readonly children: (dashboard: DashboardLearner, state: DashboardState) => ReactNode;
}

/** A dashboard page: links to all dashboards, the title, the origin of the figures, and the figures once they have loaded. */
export function DashboardPage({
  id,
  about = '',
  choosesChild = false,
  sampleAside,
  today,
  children: renderFigures,
}: DashboardPageProps) {
  const state = useDashboard();
  const presentation = usePresentation();
  const arrived = useArrivedCopy();
  const { loadState, carriedParams, setParam, isFamilyLoading } = state;
  useAskedFiguresShown(arrived, isFamilyLoading);
  const dashboard = loadState.state === 'ready' ? loadState.dashboard : null;
  const access = dashboard === null ? null : accessByOrigin[dashboard.origin];
  const isPresenting = presentation.presenting && dashboard !== null;
  return (
    <>
      {isPresenting && (
        <Part name="The presentation" load={loadPresentation}>
          {({ DashboardPresentation }) => (
            <DashboardPresentation dashboard={dashboard} state={state} onExit={presentation.end} />
          )}
        </Part>
      )}
      {/* Hidden instead of unmounted, so that its state survives the presentation. */}
      <Box sx={isPresenting ? { display: 'none' } : undefined}>
        <DashboardNav current={id} carriedParams={carriedParams} isReadOnly={access === 'read-only'} />
        <PageBody board>
          <DensePrintStyles />
          <Box data-figures={dashboard?.origin} sx={hiddenWhereOthersCome}>
            <DashboardHeading
              title={site[id].heading}
              line={dashboard === null ? about : [learnerLabel(dashboard), about].filter(Boolean).join('. ')}
              badges={
                <>
                  <OriginMenu state={state} />
                  <PresentButton onBegin={presentation.begin} />
                </>
              }
              aside={
                <>
                  {!choosesChild && dashboard !== null && (
                    <ChildSelect
                      family={dashboard.family}
                      value={dashboard.record.profile.id}
                      onChange={(next) => setParam('child', next)}
                    />
                  )}
                  {dashboard?.origin === 'sample' && sampleAside}
                  {dashboard !== null && access === 'own' && (
                    <>
                      <DeviceLearnerActions record={dashboard.record} />
                      {!isEmpty(dashboard) && <DashboardShareButton />}
                    </>
                  )}
                </>
              }
            />
            <SharedParts dashboard={dashboard} arrived={arrived} />
            {access === 'own' && <SetupProblems />}
            {loadState.state === 'loading' && (
              <Typography role="status" color="textSecondary" sx={{ py: 4 }}>
                Reading the record on this device…
              </Typography>
            )}
            {loadState.state === 'failed' && <ReadFailureNotice onTryAgain={loadState.retry} mt={2} />}
            {dashboard !== null && (
              <OriginContext value={dashboard.origin}>
                <TestActionsContext value={renderTestActions}>
                  {isEmpty(dashboard) ? (
                    <EmptyDashboard record={dashboard.record} openCopy={<OpenCopyButton />} />
                  ) : (
                    <>
                      {access === 'own' && <Box sx={{ mt: 2, mb: 3 }}>{today}</Box>}
                      {renderFigures(dashboard, state)}
                    </>
                  )}
                </TestActionsContext>
              </OriginContext>
            )}
          </Box>
        </PageBody>
      </Box>
    </>
  );
}

/** Hides the prerendered figures, which are those of the default sample's first child, until the requested figures have loaded. */
const hiddenWhereOthersCome = {
  [`html:is([${ownRecordAttribute}], [${chosenLearnerAttribute}]) &[data-figures="sample"]`]: {
    visibility: 'hidden',
    displayPrint: 'none',
  },
} as const;

/**
 * Shows the figures by removing the attributes that hide them: right after hydration or, for a copy in the address or another
 * sample family, once that has loaded.
 */
function useAskedFiguresShown(arrived: ArrivedCopyState, isFamilyLoading: boolean) {
  const hydrated = useHydrated();
  const isArriving = claimsCopy(useLocation()) && arrived === 'none';
  useEffect(() => {
    if (!hydrated) return;
    if (!isArriving) document.documentElement.removeAttribute(ownRecordAttribute);
    if (!isFamilyLoading) document.documentElement.removeAttribute(chosenLearnerAttribute);
  }, [hydrated, isArriving, isFamilyLoading]);
}

/** Example: "A sample family: Maya Anders, grade 8, aiming for Ashby Hall". Unknown parts are left out. */
function learnerLabel({ origin, record: { profile } }: DashboardLearner): string {
  const { grade, schools } = profile;
  const [school] = schools;
  const learner = [
    profile.nickname === null ? 'A learner with no name yet' : learnerName(profile),
    ...(grade === null ? [] : [`grade ${grade}`]),
    ...(school === undefined ? [] : [`aiming for ${isolated(school.name)}`]),
  ].join(', ');
  return origin === 'sample' ? `A sample family: ${learner}` : learner;
}

/**
 * Returns true if this device's learner has neither practice nor a full-test score. False for samples and shared copies, which
 * always show their panels.
 */
function isEmpty({ origin, record: { sessions, tests } }: DashboardLearner): boolean {
  return (
    accessByOrigin[origin] === 'own' &&
    sessions.length === 0 &&
    tests.every((test) => testMinutes(test) === 0 && test.scope !== 'full')
  );
}

/** The error for a copy in the address that can't be opened, and the banner above an opened copy. */
function SharedParts({
  dashboard,
  arrived,
}: {
  dashboard: DashboardLearner | null;
  arrived: ArrivedCopyState;
}) {
  return (
    <>
      {arrived !== 'none' && <ArrivedCopyError arrived={arrived} />}
      {dashboard?.origin === 'shared' && <SharedCopyBanner learnerId={dashboard.record.profile.id} />}
    </>
  );
}
