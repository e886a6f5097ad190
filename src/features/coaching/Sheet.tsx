import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useToday } from '@/data/today';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { sectionName } from '@/domain/section-names';
import { date, instantDate } from '@/lib/format';
import { type MeetingSheet, sheetRows } from './readSheet';
import { bandCells, causeWords, patternWords, topicCells } from './sheetWords';
import { HeadRow } from '@/ui/guide/HeadRow';
import { ScrollBox } from '@/ui/page/ScrollBox';

const rows = Array.from({ length: sheetRows }, (_, place) => place);

/** The worksheet for a meeting, one sheet of A4 or Letter; what isn't known is a line to write on. */
export function Sheet({ sheet }: { readonly sheet: MeetingSheet }) {
  const { bands, topics, patterns, causes, lastEssay, testDate } = sheet;
  const today = useToday();
  const bandOf = (section: ScoredSection) => bands.find((band) => band.section === section);
  return (
    <Box sx={paper}>
      <dl>
        <Field name="Student" />
        <Field name="Meeting on" />
        <Field name="Test date">{testDate !== null && testDate >= today && date(testDate)}</Field>
        <Field name="Last essay">{lastEssay !== null && instantDate(lastEssay)}</Field>
        <Field name="Free hours each week" />
        <Field name="Schools in mind" />
      </dl>
      <Table
        title="Where I Stand"
        head={['Section', 'Estimate (80% band)', 'From']}
        rows={scoredSections.map((section) => {
          const band = bandOf(section);
          return band === undefined ? [sectionName(section, 'test')] : bandCells(band);
        })}
      />
      <Table
        title="Topics That Cost Me the Most"
        head={['Topic', 'Right so far', 'Likely right on a test']}
        rows={rows.map((place) => {
          const topic = topics[place];
          return topic === undefined ? [] : topicCells(topic);
        })}
      />
      <div className="pair">
        <Lines title="Wrong Answers That Tempt Me" lines={patterns.map(patternWords)} />
        <Lines title="Why I Miss Questions" lines={causes.map(causeWords)} />
      </div>
      <Lines title="Three Questions to Bring" lines={[]} numbered />
      <section className="notes">
        <h4>Notes</h4>
      </section>
    </Box>
  );
}

function Field({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface TableProps {
  readonly title: string;
  readonly head: readonly string[];
  /** Cells that are missing are left blank. */
  readonly rows: readonly (readonly string[])[];
}

function Table({ title, head, rows: filled }: TableProps) {
  return (
    <section>
      <h4>{title}</h4>
      <ScrollBox label={title}>
        <table>
          <HeadRow labels={head} />
          <tbody>
            {filled.map((cells, place) => (
              <tr key={place}>
                {head.map((label, column) =>
                  column === 0 && cells[0] !== undefined ? (
                    <th key={label} scope="row">
                      {cells[0]}
                    </th>
                  ) : (
                    <td key={label}>{cells[column]}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly numbered?: boolean;
}

function Lines({ title, lines, numbered = false }: LinesProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section>
      <h4>{title}</h4>
      <List>
        {rows.map((place) => (
          <li key={place}>{lines[place]}</li>
        ))}
      </List>
    </section>
  );
}

/** Left edges stand on thirds of the sheet, those of its tables, so fields side by side end before the next third. */
const fieldEnd = { sm: 3 } as const;

/** Lines are as high as those of ruled paper; on paper, notes get what is left. */
const paper = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
  fontVariantNumeric: 'tabular-nums',
  '& dl, & .pair': {
    m: 0,
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  },
  '& .pair': { rowGap: 3 },
  '& .pair > :first-of-type, & dl > :first-of-type': { gridColumn: { sm: 'span 2' }, mr: fieldEnd },
  '& dl > :nth-of-type(3), & dl > :nth-of-type(4)': { mr: fieldEnd },
  '& dl > :last-of-type': { gridColumn: '1 / -1' },
  '& dl > div, & li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 1,
    minHeight: 32,
    pt: 0.75,
  },
  // They are there to be written on, and a hairline is too faint for that on a dark screen and on paper.
  '& dl > div, & li, & tbody :is(th, td)': { borderBottom: 1, borderColor: 'surface.controlEdge' },
  '& dt, & thead th': { color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 },
  '& dd': { m: 0, fontWeight: 600 },
  '& h4': { m: 0, mb: 0.5, fontSize: '1rem', fontWeight: 600 },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: { xs: 'auto', sm: 'fixed' } },
  '& th, & td': { textAlign: 'left', verticalAlign: 'baseline', pl: 0, pr: 1.5, py: 0.5 },
  '& tbody :is(th, td)': { height: 32 },
  '& tbody th': { fontWeight: 600 },
  '& ul, & ol': { listStyle: 'none', m: 0, p: 0, counterReset: 'line' },
  '& ol li': { counterIncrement: 'line' },
  '& ol li::before': { content: 'counter(line) "."', color: 'text.secondary' },
  '& .notes': { display: 'none' },
  '@media print': {
    flexGrow: 1,
    gap: 2,
    gridTemplateRows: 'repeat(5, auto) 1fr',
    '& .notes': { display: 'block' },
  },
} as const;
