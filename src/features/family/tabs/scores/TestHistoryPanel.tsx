import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useVisitState, createVisitKey } from '@/data/visitState';
import type { LearnerProfile } from '@/domain/learner/learner-profile';
import type { LearnerTest } from '@/domain/learner/learner-test';
import {
  type HistoryColumn,
  historyColumnsOf,
  listedMainText,
  listedSectionText,
  listedTestName,
  listedTotalText,
  type HistorySort,
  defaultHistorySort,
  nextHistorySort,
  newestTests,
  maxRecentTests,
  sortTests,
} from '@/domain/dashboard/scores/test-history';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { isWholeTest, type ScoredLearner } from '@/domain/dashboard/scores/test-scores';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDateNear, formatNumber, formatOrdinal } from '@/lib/text/format';
import { localDayAt } from '@/lib/dates/localTime';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { RowOpenButton } from '@/ui/controls/dialogs/RowOpenButton';
import { ScrollBox } from '@/ui/page/ScrollBox';

const columnLabels: Readonly<Record<HistoryColumn, string>> = {
  date: 'Date',
  test: 'Test',
  verbal: 'Verbal',
  quantitative: 'Math',
  reading: 'Reading',
  total: 'Total',
  percentile: 'Percentile',
};

const sortKey = createVisitKey<HistorySort>();

interface TestHistoryPanelProps {
  readonly learner: ScoredLearner;
  readonly today: IsoDay;
  readonly onOpen: (test: LearnerTest) => void;
}

/** The newest tests in a table sortable by any column; a row opens its test. */
export function TestHistoryPanel({ learner, today, onOpen }: TestHistoryPanelProps) {
  const { tests } = learner;
  const [sort, setSort] = useVisitState(sortKey, defaultHistorySort);
  const recent = sortTests(newestTests(tests).toReversed(), sort);
  const shown =
    tests.length > maxRecentTests
      ? `newest ${formatNumber(maxRecentTests)} of ${formatNumber(tests.length)}`
      : '';
  return (
    <Panel title="Recent Test History" {...(shown !== '' && { control: shown })}>
      {recent.length === 0 ? (
        <EmptyState
          preview="rows"
          title="No tests yet"
          text="A finished test appears here with its results."
        />
      ) : (
        <HistoryTable
          learner={learner}
          tests={recent}
          today={today}
          onOpen={onOpen}
          sort={sort}
          onSort={(column) => setSort((was) => nextHistorySort(was, column))}
        />
      )}
    </Panel>
  );
}

interface HistoryTableProps extends TestHistoryPanelProps {
  /** The tests of the table, sorted. */
  readonly tests: readonly LearnerTest[];
  readonly sort: HistorySort;
  readonly onSort: (column: HistoryColumn) => void;
}

/** A phone has room for date, total, and percentile. The test's name goes below the date; the sections are in its dialog. */
const wideColumns: readonly HistoryColumn[] = ['test', 'verbal', 'quantitative', 'reading'];
const onPhone = { display: { sm: 'none' } } as const;
const unlessPhone = ({ breakpoints }: Theme) => ({ [breakpoints.down('sm')]: { display: 'none' } });

/**
 * The whole row opens its test: the pseudo-element of the button in the row header covers it. The header is the positioned element,
 * because WebKit can position only cells, not rows.
 */
const wholeRow = {
  position: 'relative',
  '& > button::after': { right: 'auto', width: '100cqi' },
} as const;

function HistoryTable({ learner, tests, today, onOpen, sort, onSort }: HistoryTableProps) {
  const columns = historyColumnsOf(tests);
  const { profile } = learner;
  return (
    <ScrollBox label="Recent tests">
      <Box sx={{ containerType: 'inline-size' }}>
        <Table sx={{ whiteSpace: { sm: 'nowrap' } }}>
          <caption style={visuallyHidden}>Recent tests</caption>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <ColumnHead key={column} column={column} sort={sort} onSort={onSort} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {tests.map((test) => (
              <TableRow key={test.id} hover>
                <TableCell component="th" scope="row" sx={wholeRow}>
                  <RowOpenButton onOpen={() => onOpen(test)}>
                    {formatDateNear(localDayAt(test.at), today)}
                  </RowOpenButton>
                  {/* On a phone, the test's name is here, because there is no room for its column. */}
                  <Typography component="div" variant="secondary" sx={onPhone}>
                    {compactTestText(test, profile)}
                  </Typography>
                </TableCell>
                <TableCell sx={unlessPhone}>{listedTestName(test, profile)}</TableCell>
                {scoredSections.map((subject) => (
                  <Figure key={subject} value={listedSectionText(test, subject)} isHiddenOnPhone />
                ))}
                <Figure value={listedTotalText(test)} strong />
                {columns.includes('percentile') && (
                  <Figure
                    value={test.totalPercentile === null ? null : formatOrdinal(test.totalPercentile)}
                    missingText={
                      isWholeTest(test) ? 'no percentile was reported' : 'no percentile for a section test'
                    }
                    strong
                  />
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </ScrollBox>
  );
}

/** Returns the text below the date, including the result of a section test, which has no total. */
function compactTestText(test: LearnerTest, profile: LearnerProfile): string {
  const name = listedTestName(test, profile);
  const result = listedMainText(test);
  return test.scope === 'full' || result === null ? name : `${name}, ${result}`;
}

function ColumnHead({
  column,
  sort,
  onSort,
}: { column: HistoryColumn } & Pick<HistoryTableProps, 'sort' | 'onSort'>) {
  const isSorted = sort.column === column;
  const isText = column === 'date' || column === 'test';
  const direction = sort.direction === 'ascending' ? 'asc' : 'desc';
  return (
    <TableCell
      align={isText ? 'left' : 'right'}
      sortDirection={isSorted && direction}
      sx={wideColumns.includes(column) ? unlessPhone : {}}
    >
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? direction : 'desc'}
        onClick={() => onSort(column)}
      >
        <span>{columnLabels[column]}</span>
      </TableSortLabel>
    </TableCell>
  );
}

interface FigureProps {
  readonly value: string | null;
  /** Read aloud in place of a missing value. */
  readonly missingText?: string;
  readonly strong?: boolean;
  /** Hidden on a phone. */
  readonly isHiddenOnPhone?: boolean;
}

function Figure({
  value,
  missingText = 'not part of this test',
  strong = false,
  isHiddenOnPhone = false,
}: FigureProps) {
  return (
    <TableCell align="right" sx={isHiddenOnPhone ? unlessPhone : {}}>
      {value === null ? (
        <Box component="span" role="img" aria-label={missingText} sx={{ color: 'text.secondary' }}>
          {'\u2013'}
        </Box>
      ) : strong ? (
        <strong>{value}</strong>
      ) : (
        value
      )}
    </TableCell>
  );
}
