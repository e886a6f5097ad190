import Typography from '@mui/material/Typography';
import type { UpcomingTest } from '@/domain/dashboard/records';
import { day, unbrokenDates } from '@/lib/format';
import { dayAt, minutesAt, timeOfDay } from '@/lib/localTime';
import { pathOf } from '@/site';
import { Chip } from '@/ui/cards/Chip';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LinkButton } from '@/ui/controls/LinkButton';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';

const doors = {
  'full-test': { label: 'Start Test', to: pathOf('fullLengthTests') },
  'math-quiz': { label: 'Take Quiz', to: pathOf('mathPractice') },
} as const;

interface UpcomingTestsPanelProps {
  readonly tests: readonly UpcomingTest[];
  /** A student opens the test from here; a parent sees where it stands. */
  readonly show: 'actions' | 'status';
}

/** What comes next, with its day. */
export function UpcomingTestsPanel({ tests, show }: UpcomingTestsPanelProps) {
  const endOf = (test: UpcomingTest) =>
    show === 'actions' ? (
      <LinkButton to={doors[test.opens].to} variant="outlined" size="small">
        {doors[test.opens].label}
      </LinkButton>
    ) : (
      // Without a color of good or bad, because it says nothing of the child.
      <Chip label={test.status} />
    );
  return (
    <Panel title="Upcoming Tests">
      {tests.length === 0 && (
        <EmptyState what="Nothing is planned" how="A test that is scheduled appears here with its day." />
      )}
      <RowList>
        {tests.map((test) => (
          <Row key={test.id} end={endOf(test)}>
            <Typography>{test.title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {unbrokenDates(`${day(dayAt(test.at))}, ${timeOfDay(minutesAt(test.at))}`)}
            </Typography>
          </Row>
        ))}
      </RowList>
    </Panel>
  );
}
