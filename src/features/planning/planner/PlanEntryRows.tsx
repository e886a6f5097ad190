import { keepDatesUnbroken } from '@/lib/text/format';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { CompletedEntries } from '@/domain/plan/schedule/completed-entries';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import type { MissedEntry, PlanEntry } from '@/domain/plan/schedule/study-plan';
import { sectionOfActivity } from '@/domain/plan/topics/activity-section';
import { Dot } from '@/ui/marks/Dot';
import { IconLabel } from '@/ui/marks/IconLabel';
import { sectionDotColor } from '@/ui/sectionColor';
import { entryPath } from '@/domain/plan/schedule/entry-path';
import { entryDoneText, entryDurationText, missedStatusLabel } from './plannerTexts';

interface PlanEntryRowsProps {
  readonly entries: readonly PlanEntry[];
  /** The day's entries that weren't done. */
  readonly missed?: readonly MissedEntry[];
  readonly completed: CompletedEntries;
  /** True if the entries have links that start them. */
  readonly isOffered?: boolean;
  /** Names the day for screen readers. */
  readonly label: string;
}

/**
 * The entries of a day, each with a link that starts its activity, as long as it is offered. An entry is checked once it is done.
 */
export function PlanEntryRows({
  entries,
  missed = [],
  completed,
  isOffered = true,
  label,
}: PlanEntryRowsProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 0 }}>
      {missed.map((entry) => (
        <Box component="li" key={entry.id} sx={missedRow}>
          <span>{activityTitle(entry.activity)}</span>
          <span>{missedStatusLabel(entry)}</span>
        </Box>
      ))}
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} by={completed.get(entry.id)} isOffered={isOffered} />
      ))}
    </Box>
  );
}

const missedRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 44,
  color: 'text.secondary',
  // Aligns with the names of the other entries, which have a dot before them.
  pl: 2.5,
  '@media print': { minHeight: 0 },
} as const;

interface EntryRowProps {
  readonly entry: PlanEntry;
  readonly by: ReturnType<CompletedEntries['get']>;
  readonly isOffered: boolean;
}

function EntryRow({ entry, by, isOffered }: EntryRowProps) {
  const section = sectionOfActivity(entry.activity);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 44,
        '@media print': { minHeight: 0 },
      }}
    >
      <Dot color={section === null ? 'primary.main' : sectionDotColor(section)} />
      {isOffered ? (
        <Link
          component={RouterLink}
          to={entryPath(entry)}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            '@media print': { minHeight: 0 },
          }}
        >
          {activityTitle(entry.activity)}
        </Link>
      ) : (
        <span>{activityTitle(entry.activity)}</span>
      )}
      <Typography component="span" color="textSecondary">
        {entryDurationText(entry)}
      </Typography>
      {by !== undefined && (
        <IconLabel icon={<CheckCircle fontSize="xsmall" />} color="status.good">
          {keepDatesUnbroken(entryDoneText(by))}
        </IconLabel>
      )}
    </Box>
  );
}
