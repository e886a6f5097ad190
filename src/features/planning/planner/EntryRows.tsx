import { unbrokenDates } from '@/lib/format';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { DoneEntries } from '@/domain/plan/done';
import type { PlanEntry } from '@/domain/plan/study-plan';
import { sectionOfActivity } from '@/domain/plan/weeks/day';
import { Dot } from '@/ui/cards/Dot';
import { LinkButton } from '@/ui/controls/LinkButton';
import { IconWord } from '@/ui/cards/IconWord';
import { sectionDot } from '@/ui/sectionColor';
import { entryPath } from './entryLinks';
import { activityTitle, allDoneWords, doneWords, minutesWords } from './words';

interface EntryRowsProps {
  readonly entries: readonly PlanEntry[];
  readonly done: DoneEntries;
  /** The day, for a screen reader. */
  readonly label: string;
}

/** The entries of a day: each a link that starts what it names, ticked when that was done. */
export function EntryRows({ entries, done, label }: EntryRowsProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 0 }}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} by={done.get(entry.id)} />
      ))}
    </Box>
  );
}

/** The one thing to press: what of the day comes next. */
export function StartNext({ entry }: { entry: PlanEntry | undefined }) {
  if (entry === undefined) return <Typography sx={{ mt: 2, fontWeight: 600 }}>{allDoneWords}</Typography>;
  return (
    <Box sx={{ mt: 'auto', pt: 2 }}>
      <LinkButton to={entryPath(entry)}>{`Start: ${activityTitle(entry.activity)}`}</LinkButton>
    </Box>
  );
}

function EntryRow({ entry, by }: { entry: PlanEntry; by: ReturnType<DoneEntries['get']> }) {
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
      <Dot color={section === null ? 'primary.main' : sectionDot(section)} />
      <Link
        component={RouterLink}
        to={entryPath(entry)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, '@media print': { minHeight: 0 } }}
      >
        {activityTitle(entry.activity)}
      </Link>
      <Typography component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {minutesWords(entry.minutes)}
      </Typography>
      {by !== undefined && (
        <IconWord icon={<CheckCircle />} color="status.good">
          {unbrokenDates(doneWords(by))}
        </IconWord>
      )}
    </Box>
  );
}
