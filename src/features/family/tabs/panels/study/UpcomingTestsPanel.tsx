import Typography from '@mui/material/Typography';
import { formLetters } from '@/domain/exam/catalog/form-letters';
import type { PlannedActivity } from '@/domain/learner/learner-plan';
import type { UpcomingTest } from '@/domain/dashboard/study/upcoming-tests';
import { formatDay, keepDatesUnbroken } from '@/lib/text/format';
import { formatTimeOfDay } from '@/lib/dates/localTime';
import { pathOf } from '@/site';
import { useDashboardAccess } from '../../../frame/originContext';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LinkButton } from '@/ui/controls/LinkButton';
import { Panel } from '@/ui/cards/Panel';
import { StatusBadge } from '@/ui/marks/StatusBadge';
import { Row, RowList } from '@/ui/cards/RowList';

/** Returns the label and path of the link that starts a planned test. */
function activityLink(activity: PlannedActivity): { readonly label: string; readonly to: string } {
  if (activity.kind === 'checkpoint')
    return activity.test === 'diagnostic'
      ? { label: 'Start Test', to: pathOf('freeTest') }
      : { label: 'Take Quiz', to: pathOf(quizPages[activity.test]) };
  const form = activity.kind === 'full-test' ? formLetters[activity.form].toLowerCase() : null;
  return {
    label: 'Start Test',
    to: form === null ? pathOf('fullLengthTests') : pathOf('fullLengthTest', { search: { form } }),
  };
}

const quizPages = { verbal: 'verbalPractice', quantitative: 'mathPractice', reading: 'readingTest' } as const;

const isQuiz = ({ activity }: UpcomingTest) => activity?.kind === 'checkpoint';

/** Returns the next full test and the next quiz; later ones can't be started before them. */
function nextOfEachKind(tests: readonly UpcomingTest[]): readonly UpcomingTest[] {
  const own = tests.filter(({ activity }) => activity !== null);
  return [own.find((test) => !isQuiz(test)), own.find(isQuiz)].filter((test) => test !== undefined);
}

interface UpcomingTestsPanelProps {
  readonly tests: readonly UpcomingTest[];
  /** `actions` lets a student start the next test of each kind; `status` only shows a parent the status of each test. */
  readonly show: 'actions' | 'status';
}

export function UpcomingTestsPanel({ tests, show }: UpcomingTestsPanelProps) {
  const isReadOnly = useDashboardAccess() === 'read-only';
  const startable = show === 'actions' && !isReadOnly ? nextOfEachKind(tests) : [];
  const endOf = (test: UpcomingTest) =>
    startable.includes(test) && test.activity !== null ? (
      <LinkButton to={activityLink(test.activity).to} variant="outlined" size="small">
        {activityLink(test.activity).label}
      </LinkButton>
    ) : (
      <StatusBadge status={test.status} />
    );
  return (
    <Panel title="Upcoming Tests">
      {tests.length === 0 && (
        // Without a link to the planner, because the card of the plan beside it has one.
        <EmptyState
          preview="rows"
          title="Nothing is planned"
          text="Planned tests appear here with their days, and the SSAT itself once its day is known."
        />
      )}
      <RowList>
        {tests.map((test) => (
          <Row key={test.id} end={endOf(test)}>
            <Typography>{test.title}</Typography>
            <Typography variant="secondary">
              {keepDatesUnbroken(
                `${formatDay(test.day)}${test.start === null ? '' : `, ${formatTimeOfDay(test.start)}`}`,
              )}
            </Typography>
          </Row>
        ))}
      </RowList>
    </Panel>
  );
}
