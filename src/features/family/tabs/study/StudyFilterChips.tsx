import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
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
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {chips.length > 0 && (
        <Typography component="span" variant="secondary">
          Showing only
        </Typography>
      )}
      {chips.map(([what, words]) => (
        <Chip
          key={what}
          component="button"
          size="small"
          label={words}
          aria-label={`${words}: show all again`}
          onClick={() => onClear(what)}
          onDelete={() => onClear(what)}
          deleteIcon={<Close aria-hidden />}
        />
      ))}
    </Box>
  );
}
