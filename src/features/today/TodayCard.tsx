import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pathToContinue } from '@/domain/plan/path-to-continue';
import { minutesTogether, type NextDay, type Task, type Today } from '@/domain/plan/today/task';
import { taskPath } from '@/domain/plan/today/task-path';
import {
  doneRow,
  headWords,
  nextLabel,
  openLabel,
  spokenMinutes,
  taskRow,
  taskWords,
  unfinishedWords,
} from '@/domain/plan/today/words';
import { minutesWords, unbrokenDates } from '@/lib/format';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import * as colors from '@/ui/colors';

interface TodayCardProps {
  readonly today: Today;
  /** The page is where other practice is chosen. */
  readonly isHub: boolean;
}

/** The one thing to do now with its reason and its button; beside it what is done and what follows. */
export function TodayCard({ today, isHub }: TodayCardProps) {
  const id = useId();
  const { state, tasks, done, next, unfinished } = today;
  const [task] = tasks;
  const following = state === 'open' ? tasks.slice(1) : [];
  const isAlone = following.length + done.length === 0;
  return (
    <Card component="section" aria-labelledby={id} data-today sx={isAlone ? alone : card}>
      <Box className={state === 'done' ? 'now done' : 'now'}>
        {state === 'open' && task !== undefined ? (
          <OpenTask id={id} task={task} today={today} isHub={isHub} />
        ) : (
          <OtherDay id={id} today={today} />
        )}
        {next !== null && <Tomorrow next={next} today={today} />}
        {unfinished !== null && (
          <Typography variant="body2" sx={{ mt: 2 }}>
            You left {unfinishedWords(unfinished)} unfinished; its clock is stopped.{' '}
            <Link component={RouterLink} to={pathToContinue(unfinished)}>
              Continue it
            </Link>
          </Typography>
        )}
      </Box>
      <Box className="rest">
        {!isAlone && <Rest today={today} following={following} />}
        <Box component="nav" aria-label="Your practice" className="ways">
          {ways.map(({ to, label }) => (
            <Link key={to} component={RouterLink} to={pathOf(to)}>
              {label}
            </Link>
          ))}
        </Box>
      </Box>
    </Card>
  );
}

const ways = [
  { to: 'studyPlanner', label: 'Study planner' },
  { to: 'errorLog', label: 'Error log' },
  { to: 'testResults', label: 'Test results' },
] as const;

function OpenTask({ id, task, today, isHub }: TodayCardProps & { readonly id: string; readonly task: Task }) {
  const { title, detail, reasons } = taskWords(task);
  const [reason = '', ...more] = reasons;
  const verb = today.done.length === 0 ? 'Start' : 'Continue';
  return (
    <>
      <Label>{openLabel(today)}</Label>
      <Title id={id}>{title}</Title>
      <Typography sx={{ mt: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {spokenMinutes(task.minutes)}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          · {unbrokenDates(detail)}
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
      <Typography sx={{ mt: 1, maxWidth: '52ch' }}>{unbrokenDates(reason)}</Typography>
      {more.length > 0 && (
        <Box component="details" sx={details}>
          <summary>
            Why this?
            <ExpandMore fontSize="small" />
          </summary>
          {more.map((sentence) => (
            <Typography key={sentence} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
              {sentence}
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}

/** A day on which nothing is named: all is done, nothing is planned, or the test is near. */
function OtherDay({ id, today }: { readonly id: string; readonly today: Today }) {
  const { state, tasks } = today;
  const { label, title, reasons } = headWords(today);
  const [task] = tasks;
  return (
    <>
      <Label done={state === 'done'}>{label}</Label>
      <Title id={id}>{title}</Title>
      {reasons.map((reason) => (
        <Typography key={reason} sx={{ mt: 1, maxWidth: '52ch' }}>
          {unbrokenDates(reason)}
        </Typography>
      ))}
      <Box sx={{ mt: 'auto', '& > *': { mt: 2.5 } }} className="actions">
        {state === 'eve' && task !== undefined && (
          <LinkButton to={taskPath(task)} variant="outlined">
            {`${spokenMinutes(task.minutes)} of words`}
          </LinkButton>
        )}
        {(state === 'eve' || state === 'test-day') && (
          <LinkButton to={pathOf('aboutTest')} variant={task === undefined ? 'outlined' : 'text'}>
            What to expect on the test
          </LinkButton>
        )}
        {state === 'over' && (
          <LinkButton to={pathOf('studyPlanner')} variant="outlined">
            Open the study planner
          </LinkButton>
        )}
      </Box>
    </>
  );
}

function Tomorrow({ next, today }: { readonly next: NextDay; readonly today: Today }) {
  const { title } = taskWords(next.task);
  return (
    <Box className="tomorrow">
      <div>
        <Typography variant="body2" color="textSecondary">
          {unbrokenDates(nextLabel(next, today.day))}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      </div>
      <LinkButton to={taskPath(next.task)} variant="outlined" label={`Start it now: ${title}`}>
        Start it now
      </LinkButton>
    </Box>
  );
}

interface RestProps {
  readonly today: Today;
  readonly following: readonly Task[];
}

/** What is done, and what follows the first task. */
function Rest({ today: { state, tasks, done }, following }: RestProps) {
  const all = done.length === 0 ? minutesTogether(tasks) : minutesTogether(done);
  const left = state === 'open' && done.length > 0;
  const title = following.length === 0 ? 'Done' : done.length === 0 ? 'After that' : 'Done and next';
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {left ? `${spokenMinutes(minutesTogether(tasks))} left` : `${spokenMinutes(all)} in all`}
        </Typography>
      </Box>
      <ul>
        {done.map((each) => (
          <Row key={each.id} {...doneRow(each)} minutes={each.minutes} to={null} />
        ))}
        {following.map((task) => (
          <Row key={taskPath(task)} {...taskRow(task)} minutes={task.minutes} to={taskPath(task)} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly title: string;
  readonly note: string;
  readonly minutes: number;
  /** Where it starts; null for what is done. */
  readonly to: string | null;
}

function Row({ title, note, minutes, to }: RowProps) {
  return (
    <li>
      {to === null ? (
        <CheckCircle titleAccess="Done" sx={{ color: 'status.good' }} />
      ) : (
        <Circle aria-hidden sx={{ color: 'surface.controlEdge' }} />
      )}
      <div>
        {to === null ? (
          <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
        ) : (
          <Link component={RouterLink} to={to} sx={{ fontWeight: 500, color: 'text.primary' }}>
            {title}
          </Link>
        )}
        <Typography variant="body2" color="textSecondary">
          {unbrokenDates(note)}
        </Typography>
      </div>
      <Typography variant="body2" sx={{ fontWeight: to === null ? 400 : 600, whiteSpace: 'nowrap' }}>
        {minutesWords(minutes)}
      </Typography>
    </li>
  );
}

function Label({ children, done = false }: { readonly children: ReactNode; readonly done?: boolean }) {
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: 600,
        color: done ? 'status.good' : 'emphasis.main',
      }}
    >
      {done && <CheckCircle aria-hidden fontSize="small" />}
      {children}
    </Typography>
  );
}

function Title({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Typography id={id} variant="h2" sx={{ mt: 0.5, fontSize: { xs: '1.5rem', sm: '1.75rem' } }}>
      {children}
    </Typography>
  );
}

const card = {
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 19fr) minmax(0, 11fr)' },
  '& > .now': {
    p: { xs: 2, sm: 3 },
    display: 'flex',
    flexDirection: 'column',
    borderTop: 3,
    borderColor: 'emphasis.main',
  },
  '& > .done': { borderColor: 'status.good' },
  '& > .rest': {
    p: { xs: 2, sm: 3 },
    display: 'flex',
    flexDirection: 'column',
    bgcolor: `color-mix(in srgb, ${colors.primary} 2%, transparent)`,
    borderStyle: 'solid',
    borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
    borderColor: 'divider',
  },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 1.5,
    alignItems: 'start',
    py: 1.25,
  },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& li svg': { fontSize: '1.25rem', mt: '2px' },
  '& .actions .MuiButton-root': { minWidth: { xs: '100%', sm: 0 } },
  '& .tomorrow': {
    mt: 2.5,
    pt: 2,
    borderTop: 1,
    borderColor: 'divider',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1.5,
  },
  '& .ways': {
    mt: 'auto',
    pt: 1.5,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2.5,
    typography: 'body2',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
  '@media print': { '& .actions, & .ways': { display: 'none' } },
} as const;

/** Nothing stands beside it but the ways to other pages, which go below. */
const alone = {
  ...card,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .rest': { px: { xs: 2, sm: 3 }, pb: 1 },
} as const;

const details = {
  mt: 0.5,
  maxWidth: '60ch',
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
