import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { isolated } from '@/lib/text/isolated';
import { testMinutes } from '@/domain/learner/learner-test';
import { learnerName } from '@/domain/learner/learner-profile';
import { accessByOrigin } from '@/data/learners/learnerSource';
import { type DashboardId, site } from '@/site';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { Part } from '@/ui/loading/Part';
import { SummaryContext } from '@/charts/figure/figureContext';
import { TermText } from '@/ui/controls/TermText';
import { DensePrintStyles } from '@/ui/print/PrintStyles';
import { PageBody } from '@/ui/page/PageBody';
import { hiddenForAskedFigures, useAskedFiguresShown } from './frame/askedFigures';
import { ChildSelect } from './frame/ChildSelect';
import { type DashboardLearner, type DashboardState, useDashboard } from './frame/useDashboard';
import { DashboardHeading } from './frame/DashboardHeading';
import { DashboardNav } from './frame/DashboardNav';
import {
  CopyLinkContext,
  OriginContext,
  type MissedQuestionsProps,
  TestDialogContext,
  TodayLineContext,
} from './frame/originContext';
import { useArrivedCopy } from './sharing/useArrivedCopy';
import { EmptyDashboard } from './setup/EmptyDashboard';
import { DeviceLearnerActions } from './setup/DeviceLearnerActions';
import { OriginMenu } from './OriginMenu';
import { ReportedScoreActions } from './setup/ReportedScoreActions';
import { LevelMoveNotice } from './setup/LevelMoveNotice';
import { SetupProblems } from './setup/SetupProblems';
import { OpenCopyButton } from './sharing/OpenCopy';
import { DashboardShareButton } from './sharing/ShareButton';
import { ReceivedCopy } from './sharing/ReceivedCopy';
import { usePresentation } from './frame/usePresentation';
import { usePresentationId } from './frame/usePresentationId';

const renderTestActions = (testId: string, onDone: () => void) => (
  <ReportedScoreActions testId={testId} onDone={onDone} />
);

const renderWithTerms = (summary: string) => <TermText>{summary}</TermText>;

const createCopyLink = async () => (await import('./sharing/copyLink')).createCopyLink();

const loadPresenterView = () => import('./presentation/PresenterView');

const loadPresentation = () => import('./presentation/DashboardPresentation');

interface DashboardPageProps {
  readonly id: DashboardId;
  /** A sentence about the page's content, shown after the learner's name. */
  readonly about?: string;
  /** True if the page has its own child select, so none is shown beside the title. */
  readonly choosesChild?: boolean;
  /** A control shown beside the child select, with sample data only, because it doesn't affect the figures. */
  readonly sampleAside?: ReactNode;
  /** The "today" card of a student's page, shown first, only on the learner's own device. */
  readonly today?: ReactNode;
  /** The same as a line, which a parent's page shows beside the verdict. */
  readonly todayLine?: ReactNode;
  /** Shows the questions of a test that weren't right. */
  readonly MissedQuestions: ComponentType<MissedQuestionsProps>;
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
  todayLine = null,
  MissedQuestions,
  children: renderFigures,
}: DashboardPageProps) {
  const state = useDashboard();
  const presentation = usePresentation();
  const arrived = useArrivedCopy();
  const { loadState, carriedParams, setParam, isFamilyLoading } = state;
  useAskedFiguresShown({ isRefused: arrived !== 'none', isFamilyLoading });
  const dashboard = loadState.state === 'ready' ? loadState.dashboard : null;
  const access = dashboard === null ? null : accessByOrigin[dashboard.origin];
  const testDialog = useMemo(
    () => ({ renderActions: renderTestActions, MissedQuestions }),
    [MissedQuestions],
  );
  const isPresenting = presentation.presenting && dashboard !== null;
  const presentationId = usePresentationId();
  return (
    <>
      {presentationId !== null && (
        <Part name="The presenter view" load={loadPresenterView}>
          {({ PresenterView }) => (
            <PresenterView key={presentationId} id={presentationId} dashboard={dashboard} />
          )}
        </Part>
      )}
      {isPresenting && (
        <Part name="The presentation" load={loadPresentation}>
          {({ DashboardPresentation }) => (
            <DashboardPresentation dashboard={dashboard} state={state} control={presentation.control} />
          )}
        </Part>
      )}
      {/* Hidden instead of unmounted, so that its state survives the presentation. */}
      <Box sx={isPresenting || presentationId !== null ? { display: 'none' } : undefined}>
        <DashboardNav current={id} carriedParams={carriedParams} isReadOnly={access === 'read-only'} />
        <PageBody board>
          <DensePrintStyles />
          <Box data-figures={dashboard?.origin} sx={hiddenForAskedFigures}>
            <DashboardHeading
              title={site[id].heading}
              line={dashboard === null ? about : [learnerLabel(dashboard), about].filter(Boolean).join('. ')}
              badges={
                <>
                  <OriginMenu state={state} />
                  {/* Not on a phone, which isn't used for presenting. */}
                  <Chip
                    size="small"
                    label="Present full screen"
                    onClick={presentation.begin}
                    sx={{ display: { xs: 'none', md: 'flex' } }}
                  />
                </>
              }
              aside={
                <>
                  {!choosesChild && dashboard !== null && (
                    <ChildSelect
                      family={dashboard.family}
                      value={dashboard.learner.profile.id}
                      onChange={(next) => setParam('child', next)}
                    />
                  )}
                  {dashboard?.origin === 'sample' && sampleAside}
                  {dashboard !== null && access === 'own' && (
                    <>
                      <DeviceLearnerActions learner={dashboard.learner} />
                      {!isEmpty(dashboard) && <DashboardShareButton />}
                    </>
                  )}
                </>
              }
            />
            <ReceivedCopy
              arrived={arrived}
              learnerId={dashboard?.origin === 'shared' ? dashboard.learner.profile.id : null}
            />
            {access === 'own' && <SetupProblems />}
            {access === 'own' && <LevelMoveNotice />}
            {loadState.state === 'loading' && (
              <Typography role="status" color="textSecondary" sx={{ py: 4 }}>
                Reading the record on this device…
              </Typography>
            )}
            {loadState.state === 'failed' && <ReadFailureNotice onTryAgain={loadState.retry} mt={2} />}
            {dashboard !== null && (
              <OriginContext value={dashboard.origin}>
                <TodayLineContext value={access === 'own' ? todayLine : null}>
                  <SummaryContext value={renderWithTerms}>
                    <CopyLinkContext value={access === 'own' ? createCopyLink : null}>
                      <TestDialogContext value={testDialog}>
                        {isEmpty(dashboard) ? (
                          <EmptyDashboard learner={dashboard.learner} openCopy={<OpenCopyButton />} />
                        ) : (
                          <>
                            {access === 'own' && today !== undefined && (
                              <Box sx={{ mt: 2, mb: 3 }}>{today}</Box>
                            )}
                            {renderFigures(dashboard, state)}
                          </>
                        )}
                      </TestDialogContext>
                    </CopyLinkContext>
                  </SummaryContext>
                </TodayLineContext>
              </OriginContext>
            )}
          </Box>
        </PageBody>
      </Box>
    </>
  );
}

/** Example: "A sample family: Maya Anders, grade 8, aiming for Ashby Hall". Unknown parts are left out. */
function learnerLabel({ origin, learner: { profile } }: DashboardLearner): string {
  const { grade, schools } = profile;
  const [school] = schools;
  const learner = [
    profile.nickname === null ? 'A student with no name yet' : learnerName(profile),
    ...(grade === null ? [] : [`grade ${grade}`]),
    ...(school === undefined ? [] : [`aiming for ${isolated(school.name)}`]),
  ].join(', ');
  return origin === 'sample' ? `A sample family: ${learner}` : learner;
}

/**
 * Returns true if this device's learner has neither practice nor a full-test score. False for samples and shared copies, which
 * always show their panels.
 */
function isEmpty({ origin, learner: { sessions, tests } }: DashboardLearner): boolean {
  return (
    accessByOrigin[origin] === 'own' &&
    sessions.length === 0 &&
    tests.every((test) => testMinutes(test) === 0 && test.scope !== 'full')
  );
}
