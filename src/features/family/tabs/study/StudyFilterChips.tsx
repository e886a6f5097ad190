import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatLongDay } from '@/lib/text/format';
import type { StudyFilter } from './studyFilter';

interface StudyFilterChipsProps {
  readonly filter: StudyFilter;
  /** The days of the selected week: "Nov 9 to 15". */
  readonly week: string;
  readonly onClear: (what: 'subject' | 'week' | 'day') => void;
}

/** The tab's active filters, each with a button to clear it; renders nothing if there are none. */
export function StudyFilterChips({
  filter: { subject, weeksAgo, day },
  week,
  onClear,
}: StudyFilterChipsProps) {
  const chips = [
    ...(subject === null ? [] : [['subject', dashboardSectionNames[subject]] as const]),
    ...(weeksAgo === 0 ? [] : [['week', `Week of ${week}`] as const]),
    ...(day === null ? [] : [['day', formatLongDay(day)] as const]),
  ];
  return (
    <Stack role="status" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {chips.length > 0 && (
        <Typography component="span" variant="secondary">
          Showing only
        </Typography>
      )}
      {chips.map(([what, words]) => (
        <Chip
          key={what}
          size="small"
          label={words}
          aria-label={`${words}: show all again`}
          onClick={() => onClear(what)}
          onDelete={() => onClear(what)}
        />
      ))}
    </Stack>
  );
}
