import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, type MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { capitalized } from '@/lib/format';
import { pathOf } from '@/site';
import { AskFirst } from '../AskFirst';
import { deleteWords, figureWords, type HistoryRow } from './historyRows';

interface HistoryItemProps {
  readonly row: HistoryRow;
  readonly onEdit: (id: string, event: MouseEvent<HTMLElement>) => void;
  readonly onDelete: (id: string) => void;
}

/**
 * The look of a list of such items, said once for all of them: a style for each part of each row takes a phone longer to
 * work out than the rows themselves.
 */
export const historyItemsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: 3,
    rowGap: 1.5,
  },
  '& .test': { minWidth: 0, flex: '1 1 20rem' },
  '& .test > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& .when': { m: 0, typography: 'body2', color: 'text.secondary' },
  '& dl': {
    m: 0,
    mt: 1,
    display: 'grid',
    justifyContent: 'start',
    gridTemplateColumns: { xs: 'auto minmax(0, auto)', md: 'repeat(2, auto minmax(0, auto))' },
    columnGap: 1.5,
    rowGap: 0.5,
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dl > div': { display: 'contents' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, pr: { md: 3 } },
  '& .note': { m: 0, mt: 1, maxWidth: '44em', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& .actions': { minWidth: 0, maxWidth: '28rem', display: 'flex', flexWrap: 'wrap', gap: 1.5 },
} as const satisfies SxProps<Theme>;

/** One finished test: what it was, what came of it, and what can be done with it. */
export const HistoryItem = memo(function HistoryItem({ row, onEdit, onDelete }: HistoryItemProps) {
  const { id, title, test, date, conditions, note, sections, essays } = row;
  const named = `${title}, ${date}`;
  return (
    <li>
      <div className="test">
        <Link
          component={RouterLink}
          to={pathOf('scoreReport', { search: { attempt: id } })}
          aria-label={`${named}: score report`}
        >
          {title}
        </Link>
        <p className="when">
          {capitalized([date, ...(test === null ? [] : [test]), conditions].join(' · '))}
        </p>
        <dl>
          {sections.map((section) => (
            <div key={section.id}>
              <dt>{section.title}</dt>
              <dd>{figureWords(section)}</dd>
            </div>
          ))}
          {essays.map((essay) => (
            <div key={essay}>
              <dt>{essay}</dt>
              <dd>not scored</dd>
            </div>
          ))}
        </dl>
        {note !== '' && <p className="note">{note}</p>}
      </div>
      <div className="actions">
        <Button
          variant="outlined"
          aria-label={`Name or note: ${named}`}
          onClick={(event) => onEdit(id, event)}
        >
          Name or note
        </Button>
        <AskFirst
          label={`Delete: ${named}`}
          questions={[{ question: 'Delete this test?', text: deleteWords(row), go: 'Delete it' }]}
          keep="Keep it"
          onGo={() => onDelete(id)}
        >
          Delete
        </AskFirst>
      </div>
    </li>
  );
});
