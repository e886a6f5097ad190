import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { useVisitState, createVisitKey } from '@/data/visitState';
import { type LearnerTest, sectionBandOf, totalBandOf } from '@/domain/learner/learner-test';
import {
  type HistoryColumn,
  historyColumns,
  type HistorySort,
  defaultHistorySort,
  nextHistorySort,
  newestTests,
  maxRecentTests,
  sortTests,
  testName,
} from '@/domain/dashboard/scores/test-history';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { mainScore, scoreText } from '@/domain/dashboard/scores/test-scores';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDateNear, formatNumber, formatOrdinal } from '@/lib/text/format';
import { localDayAt } from '@/lib/dates/localTime';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';
import { RowOpenButton } from '@/ui/controls/dialogs/RowOpenButton';

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
  readonly tests: readonly LearnerTest[];
  readonly today: IsoDay;
  readonly onOpen: (test: LearnerTest) => void;
}

/** The newest tests in a table sortable by any column; a row opens its test. */
export function TestHistoryPanel({ tests, today, onOpen }: TestHistoryPanelProps) {
  const [sort, setSort] = useVisitState(sortKey, defaultHistorySort);
  const recent = sortTests(newestTests(tests).toReversed(), sort);
  const shown =
    tests.length > maxRecentTests
      ? `newest ${formatNumber(maxRecentTests)} of ${formatNumber(tests.length)}`
      : '';
  return (
    <Panel title="Recent Test History" {...(shown !== '' && { control: shown })}>
      {recent.length === 0 ? (
        <EmptyState title="No tests yet" text="A finished practice test appears here with its scores." />
      ) : (
        <HistoryTable
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
  readonly sort: HistorySort;
  readonly onSort: (column: HistoryColumn) => void;
}

/** A phone has room for date, total, and percentile. The test's name goes below the date; the sections are in its dialog. */
const phone = '@media (max-width: 40rem)';
const wideColumns: readonly HistoryColumn[] = ['test', 'verbal', 'quantitative', 'reading'];

/** The table. If large text makes it too wide, it scrolls in its own box, which the keyboard can reach. */
function HistoryTable({ tests, today, onOpen, sort, onSort }: HistoryTableProps) {
  return (
    <Box
      role="group"
      aria-label="Recent tests (scrolls sideways on narrow screens)"
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        containerType: 'inline-size',
        '&:focus-visible': { outline: `2px solid ${colors.primary}` },
      }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          whiteSpace: 'nowrap',
          [phone]: { whiteSpace: 'normal', '& [data-wide]': { display: 'none' } },
          typography: { xs: 'body2', md: 'body1' },
          fontVariantNumeric: 'tabular-nums',
          '& td, & tbody th': {
            py: 1.5,
            px: { xs: 0.75, md: 1 },
            borderTop: 1,
            borderColor: 'divider',
            textAlign: 'right',
          },
          '& th, & td': { fontWeight: 400 },
          '& td:first-of-type': { textAlign: 'left' },
          '& th:first-of-type': { textAlign: 'left' },
          // The whole row opens its test: the pseudo-element of the button in the row header covers it. The header is the
          // positioned element, because WebKit can position only cells, not rows.
          '& tbody th': { position: 'relative' },
          '& tbody th > button::after': { right: 'auto', width: '100cqi' },
          '& tbody tr:hover': { bgcolor: 'action.hover' },
        }}
      >
        <caption style={visuallyHidden}>Recent tests</caption>
        <thead>
          <tr>
            {historyColumns.map((column) => (
              <ColumnHead key={column} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {tests.map((test) => (
            <tr key={test.id}>
              <th scope="row">
                <RowOpenButton onOpen={() => onOpen(test)}>
                  {formatDateNear(localDayAt(test.at), today)}
                </RowOpenButton>
                {/* On a phone, the test's name is here, because there is no room for its column. */}
                <Box
                  component="span"
                  sx={{ display: 'none', [phone]: { display: 'block', color: 'text.secondary' } }}
                >
                  {compactTestText(test)}
                </Box>
              </th>
              <td data-wide>{testName(test)}</td>
              {scoredSections.map((subject) => (
                <Figure key={subject} value={sectionShown(test, subject)} isHiddenOnPhone />
              ))}
              <Figure value={totalShown(test)} strong />
              <Figure
                value={test.totalPercentile === null ? null : formatOrdinal(test.totalPercentile)}
                missingText={
                  test.scope === 'full' ? 'no percentile was reported' : 'no percentile for a section test'
                }
                strong
              />
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** Returns the text below the date, including the score of a section test, which has no total. */
function compactTestText(test: LearnerTest): string {
  const band = mainScore(test);
  return test.scope === 'full' || band === null
    ? testName(test)
    : `${testName(test)}, ${scoreText(test, band)}`;
}

const totalShown = (test: LearnerTest) => {
  const band = totalBandOf(test);
  return band === null ? null : scoreText(test, band);
};

const sectionShown = (test: LearnerTest, section: ScoredSection) => {
  const band = sectionBandOf(test, section);
  return band === null ? null : scoreText(test, band);
};

function ColumnHead({
  column,
  sort,
  onSort,
}: { column: HistoryColumn } & Pick<HistoryTableProps, 'sort' | 'onSort'>) {
  const sorted = sort.column === column;
  const Arrow = sort.direction === 'ascending' ? ArrowUpward : ArrowDownward;
  const words = column === 'date' || column === 'test';
  return (
    <Box
      component="th"
      scope="col"
      aria-sort={sorted ? sort.direction : 'none'}
      data-wide={wideColumns.includes(column) || undefined}
      sx={{ p: 0 }}
    >
      <ButtonBase
        onClick={() => onSort(column)}
        sx={{
          width: '100%',
          minHeight: 44,
          px: { xs: 0.75, md: 1 },
          gap: 0.5,
          borderRadius: 1,
          justifyContent: 'flex-start',
          flexDirection: words ? 'row' : 'row-reverse',
          typography: 'body2',
          fontWeight: sorted ? 600 : 400,
          color: sorted ? 'text.primary' : 'text.secondary',
          '&:hover': { color: 'text.primary', textDecoration: 'underline' },
        }}
      >
        <span>{columnLabels[column]}</span>
        {/* On wider screens, the arrow's space is always reserved, so that sorting doesn't move the columns. */}
        <Arrow
          sx={{
            fontSize: '1rem',
            ...(!sorted && { visibility: 'hidden', display: { xs: 'none', md: 'block' } }),
          }}
        />
      </ButtonBase>
    </Box>
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
    <Box
      component="td"
      data-wide={isHiddenOnPhone || undefined}
      sx={{ ...(strong && value !== null && { fontWeight: '600 !important' }) }}
    >
      {value === null ? (
        <Box component="span" role="img" aria-label={missingText} sx={{ color: 'text.secondary' }}>
          {'\u2013'}
        </Box>
      ) : (
        value
      )}
    </Box>
  );
}
