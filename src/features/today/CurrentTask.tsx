import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { todayProgressLabel, formatMinutesInSentence, taskText } from '@/domain/plan/today/today-card-text';
import type { Task, TodaySummary } from '@/domain/plan/today/task';
import { taskPath } from '@/domain/plan/today/task-path';
import { keepDatesUnbroken } from '@/lib/text/format';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { TodayCardLabel, TodayCardTitle } from './CardHead';

interface CurrentTaskProps {
  /** The ID of the title element. */
  readonly id: string;
  readonly task: Task;
  readonly today: TodaySummary;
  /** True if the page itself offers other practice, so that the card doesn't have to link to it. */
  readonly isHub: boolean;
}

/** The current task: its minutes, the reason for it, and its start button. */
export function CurrentTask({ id, task, today, isHub }: CurrentTaskProps) {
  const { title, detail, reasons } = taskText(task);
  const [reason = '', ...more] = reasons;
  const verb = today.doneTasks.length === 0 ? 'Start' : 'Continue';
  return (
    <>
      <TodayCardLabel>{todayProgressLabel(today)}</TodayCardLabel>
      <TodayCardTitle id={id}>{title}</TodayCardTitle>
      <Typography sx={{ mt: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {formatMinutesInSentence(task.minutes)}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`· ${keepDatesUnbroken(detail)}`}
        </Box>
      </Typography>
      <Reasons reason={reason} more={more} />
      <Box sx={{ mt: 'auto', pt: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }} className="actions">
        <LinkButton to={taskPath(task)} label={`${verb}: ${title}`}>
          {verb}
        </LinkButton>
        {!isHub && (
          <LinkButton to={pathOf('sectionStudy')} variant="text">
            Something else
          </LinkButton>
        )}
      </Box>
    </>
  );
}

function Reasons({ reason, more }: { readonly reason: string; readonly more: readonly string[] }) {
  return (
    <>
      <Typography sx={{ mt: 1, maxWidth: '33em' }}>{keepDatesUnbroken(reason)}</Typography>
      {more.length > 0 && (
        <Box component="details" sx={details}>
          <summary>
            Why this?
            <ExpandMore fontSize="small" />
          </summary>
          {more.map((sentence) => (
            <Typography key={sentence} variant="secondary" sx={{ mb: 0.5 }}>
              {sentence}
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}

const details = {
  mt: 0.5,
  maxWidth: '38em',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 44,
    cursor: 'pointer',
    listStyle: 'none',
    typography: 'body2',
    fontWeight: 600,
    color: 'primary.main',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
} as const;
