import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { useVisitState, visitKey } from '@/data/visit';
import type { TestRecord } from '@/domain/family/log';
import {
  type HistoryColumn,
  historyColumns,
  type HistorySort,
  newestTestFirst,
  nextSort,
  recentOf,
  recentTests,
  sortTests,
  testName,
} from '@/domain/family/test-history';
import { percentileOf, sectionScore, totalOf } from '@/domain/family/tests';
import type { IsoDay } from '@/lib/calendar';
import { dateNear, number, ordinal } from '@/lib/format';
import { dayAt } from '@/lib/localTime';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

const columnLabels: Readonly<Record<HistoryColumn, string>> = {
  date: 'Date',
  test: 'Test',
  verbal: 'Verbal',
  math: 'Math',
  reading: 'Reading',
  total: 'Total',
  percentile: 'Percentile',
};

const sortKey = visitKey<HistorySort>();

interface TestHistoryPanelProps {
  readonly tests: readonly TestRecord[];
  readonly today: IsoDay;
}

/** The newest tests as a table that can be sorted by each of its columns. */
export function TestHistoryPanel({ tests, today }: TestHistoryPanelProps) {
  const [sort, setSort] = useVisitState(sortKey, newestTestFirst);
  const recent = sortTests(recentOf(tests).toReversed(), sort);
  const shown = tests.length > recentTests ? `newest ${number(recentTests)} of ${number(tests.length)}` : '';
  return (
    <Panel title="Recent Test History" {...(shown !== '' && { control: shown })}>
      {recent.length === 0 ? (
        <EmptyState what="No test yet" how="A finished practice test appears here with its scores." />
      ) : (
        <HistoryTable
          tests={recent}
          today={today}
          sort={sort}
          onSort={(column) => setSort((was) => nextSort(was, column))}
        />
      )}
    </Panel>
  );
}

interface HistoryTableProps extends TestHistoryPanelProps {
  readonly sort: HistorySort;
  readonly onSort: (column: HistoryColumn) => void;
}

/** On a phone the table scrolls in a box of its own, which the keyboard can reach. */
function HistoryTable({ tests, today, sort, onSort }: HistoryTableProps) {
  return (
    <Box
      role="group"
      aria-label="Recent tests, scrolls sideways where it is narrow"
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        '&:focus-visible': { outline: `2px solid ${colors.primary}` },
      }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          whiteSpace: 'nowrap',
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
          // The date stays in sight while the rest scrolls.
          '& th:first-of-type': {
            position: 'sticky',
            left: 0,
            zIndex: 1,
            bgcolor: 'background.paper',
            textAlign: 'left',
          },
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
            <tr key={`${test.at} ${test.kind}`}>
              <th scope="row">{dateNear(dayAt(test.at), today)}</th>
              <td>{testName(test)}</td>
              <Figure value={sectionScore(test, 'verbal')} />
              <Figure value={sectionScore(test, 'math')} />
              <Figure value={sectionScore(test, 'reading')} />
              <Figure value={totalOf(test)} strong />
              <Figure
                value={percentileOf(test)}
                format={ordinal}
                none="no percentile for a section test"
                strong
              />
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function ColumnHead({
  column,
  sort,
  onSort,
}: { column: HistoryColumn } & Pick<HistoryTableProps, 'sort' | 'onSort'>) {
  const sorted = sort.column === column;
  const Arrow = sort.direction === 'ascending' ? ArrowUpward : ArrowDownward;
  const words = column === 'date' || column === 'test';
  return (
    <Box component="th" scope="col" aria-sort={sorted ? sort.direction : 'none'} sx={{ p: 0 }}>
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
        {columnLabels[column]}
        {/* Where there is room, an arrow's place is kept, so that no column moves when it is sorted. */}
        <Arrow
          sx={{
            fontSize: 16,
            ...(!sorted && { visibility: 'hidden', display: { xs: 'none', md: 'block' } }),
          }}
        />
      </ButtonBase>
    </Box>
  );
}

interface FigureProps {
  readonly value: number | null;
  readonly format?: (value: number) => string;
  /** What is read aloud where there is no value. */
  readonly none?: string;
  readonly strong?: boolean;
}

function Figure({ value, format = number, none = 'not part of this test', strong = false }: FigureProps) {
  return (
    <Box component="td" sx={{ ...(strong && value !== null && { fontWeight: '600 !important' }) }}>
      {value === null ? (
        <Box component="span" role="img" aria-label={none} sx={{ color: 'text.secondary' }}>
          {'\u2013'}
        </Box>
      ) : (
        format(value)
      )}
    </Box>
  );
}
