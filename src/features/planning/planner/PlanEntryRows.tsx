import CheckCircle from '@mui/icons-material/CheckCircle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { keepDatesUnbroken } from '@/lib/text/format';
import type { CompletedEntries } from '@/domain/plan/schedule/completed-entries';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import type { MissedEntry, PlanEntry } from '@/domain/plan/schedule/study-plan';
import { sectionOfActivity } from '@/domain/plan/topics/activity-section';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
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
    <List aria-label={label} sx={{ minWidth: 0 }}>
      {missed.map((entry) => (
        <ListItem key={entry.id} sx={missedRow}>
          <span>{activityTitle(entry.activity)}</span>
          <span>{missedStatusLabel(entry)}</span>
        </ListItem>
      ))}
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} by={completed.get(entry.id)} isOffered={isOffered} />
      ))}
    </List>
  );
}

interface EntryRowProps {
  readonly entry: PlanEntry;
  readonly by: ReturnType<CompletedEntries['get']>;
  readonly isOffered: boolean;
}

function EntryRow({ entry, by, isOffered }: EntryRowProps) {
  const section = sectionOfActivity(entry.activity);
  return (
    <ListItem sx={row}>
      <Dot color={section === null ? 'primary.main' : sectionDotColor(section)} />
      {isOffered ? (
        <StandaloneLink to={entryPath(entry)}>{activityTitle(entry.activity)}</StandaloneLink>
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
    </ListItem>
  );
}

const row = {
  py: 0,
  flexWrap: 'wrap',
  columnGap: 1.5,
  minHeight: 44,
  '@media print': { minHeight: 0 },
} as const;

/** Aligns with the names of the other entries, which have a dot before them. */
const missedRow = { ...row, pl: 2.5, color: 'text.secondary' } as const;
