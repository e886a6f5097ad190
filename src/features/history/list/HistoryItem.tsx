import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, type MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '@/site';
import { AskFirst } from '../AskFirst';
import { deleteWords, figureWords, type HistoryRow } from './historyRows';

interface HistoryItemProps {
  readonly row: HistoryRow;
  readonly onEdit: (id: string, event: MouseEvent<HTMLElement>) => void;
  readonly onDelete: (id: string) => void;
}

/** One finished test: what it was, what came of it, and what can be done with it. */
export const HistoryItem = memo(function HistoryItem({ row, onEdit, onDelete }: HistoryItemProps) {
  const { id, title, test, date, conditions, note, sections, essays } = row;
  const named = `${title}, ${date}`;
  return (
    <Box
      component="li"
      sx={{
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1.5,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 20rem' }}>
        <Link
          component={RouterLink}
          to={pathOf('scoreReport', { search: { attempt: id } })}
          aria-label={`${named}: score report`}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            fontWeight: 600,
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[date, ...(test === null ? [] : [test]), conditions].join(' · ')}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            justifyContent: 'start',
            gridTemplateColumns: { xs: 'auto minmax(0, auto)', md: 'repeat(2, auto minmax(0, auto))' },
            columnGap: 1.5,
            rowGap: 0.5,
            typography: 'body2',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {sections.map((section) => (
            <Box key={section.id} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {section.title}
              </Box>
              <Box component="dd" sx={{ m: 0, pr: { md: 3 } }}>
                {figureWords(section)}
              </Box>
            </Box>
          ))}
          {essays.map((essay) => (
            <Box key={essay} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {essay}
              </Box>
              <Box component="dd" sx={{ m: 0, pr: { md: 3 } }}>
                not scored
              </Box>
            </Box>
          ))}
        </Box>
        {note !== '' && (
          <Typography sx={{ mt: 1, maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0, maxWidth: '28rem', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
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
      </Box>
    </Box>
  );
});
