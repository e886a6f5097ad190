import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { type SectionCounts, sectionCountsText } from './historyRows';

interface HistoryEntryProps {
  readonly title: string;
  /** The test's score report. */
  readonly to: string;
  /** The link's accessible name. */
  readonly label: string;
  /** When and how it was taken. */
  readonly when: string;
  readonly sections: readonly SectionCounts[];
  /** The names of the essays, which have no score. */
  readonly essays?: readonly string[];
  readonly note?: string;
  /** Beside the text, or below it if there is no room. */
  readonly end: ReactNode;
}

/** A test in a list: a link to its report, when it was taken, and the result of each section. */
export function HistoryEntry({
  title,
  to,
  label,
  when,
  sections,
  essays = [],
  note = '',
  end,
}: HistoryEntryProps) {
  return (
    <ListItem sx={entry}>
      <Box sx={{ minWidth: 0, flex: '1 1 20rem' }}>
        <StandaloneLink to={to} aria-label={label}>
          {title}
        </StandaloneLink>
        <Typography variant="secondary">{when}</Typography>
        <Typography component="dl" variant="body2" sx={counts}>
          {sections.map((section) => (
            <div key={section.id}>
              <dt>{section.title}</dt>
              <dd>{sectionCountsText(section)}</dd>
            </div>
          ))}
          {essays.map((essay, index) => (
            <div key={index}>
              <dt>{essay}</dt>
              <dd>not scored</dd>
            </div>
          ))}
        </Typography>
        {note !== '' && (
          <Typography sx={{ mt: 1, maxWidth: '44em', whiteSpace: 'pre-line' }}>
            <bdi>{note}</bdi>
          </Typography>
        )}
      </Box>
      {end}
    </ListItem>
  );
}

const entry = {
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
} as const;

/** One style for all sections: a phone shows twenty tests with up to eight each, and separate styles would take longer to calculate. */
const counts = {
  mt: 1,
  mb: 0,
  display: 'grid',
  justifyContent: 'start',
  gridTemplateColumns: { xs: 'auto minmax(0, auto)', md: 'repeat(2, auto minmax(0, auto))' },
  columnGap: 1.5,
  rowGap: 0.5,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'contents' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, pr: { md: 3 } },
} as const;
