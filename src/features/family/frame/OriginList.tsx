import { isolated } from '@/lib/text/isolated';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { sharedCopyDateLabel, sharedCopyLabel } from '@/data/learners/shared/sharedCopyLabel';
import { listSharedCopies } from '@/data/learners/shared/sharedCopies';
import { openPageAs } from '@/data/record/learner/roster';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { deviceLearnerName, useRoster } from '@/data/record/learner/useRoster';
import { timeAgo } from '@/domain/dashboard/as-of';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { formatCount } from '@/lib/text/format';
import { sampleFamilies } from './sampleFamilies';
import { type DashboardLearner, queryStringForLearnerSource } from './useDashboard';

interface OriginListProps {
  readonly id: string;
  /** The origin and date of the figures: "Sample data, as of Sunday, Nov 15". */
  readonly moment: string;
  /** The current entry: a sample family's name, `device`, or the id of a learner who shared a copy. */
  readonly current: string;
  /** The dashboard of this device's learner if it is the one shown, otherwise null. */
  readonly ownDashboard: DashboardLearner | null;
  /** True if this device's current learner has practiced or set something up. */
  readonly hasOwnData: boolean;
  readonly onChoose: () => void;
  /** Renders further entries, below the origins. */
  readonly renderActions: (close: () => void) => ReactNode;
}

/**
 * Links to the same page with other figures: this device's learners, copies shared with it, and the sample families, followed by
 * other actions. The focus starts on the current entry.
 */
export function OriginList({
  id,
  moment,
  current,
  ownDashboard,
  hasOwnData,
  onChoose,
  renderActions,
}: OriginListProps) {
  const [address] = useSearchParams();
  const roster = useRoster();
  const others = roster.learners.filter(({ space }) => space !== roster.current.space);
  const { facts } = useRecordFacts(listSharedCopies);
  const copies = facts === null || facts === readFailed ? [] : facts.copies;
  const list = useRef<HTMLUListElement>(null);
  // Before the first paint, so that no key is pressed before the focus moves.
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  return (
    <Paper
      ref={list}
      component="ul"
      id={id}
      variant="outlined"
      aria-label="Whose figures"
      sx={originListStyle}
    >
      {/* Shows the date here on a phone, where the chip has no room for it. */}
      <Typography component="li" variant="secondary" sx={{ px: 1.5, pb: 0.5, display: { sm: 'none' } }}>
        {moment}
      </Typography>
      <Group title="This device" />
      <Entry
        title={ownName(ownDashboard, roster.named)}
        line={ownLine(ownDashboard, hasOwnData)}
        search={queryStringForLearnerSource({ from: 'device' }, address)}
        isCurrent={current === 'device'}
        onChoose={onChoose}
      />
      {others.map((learner) => (
        <li key={learner.space}>
          <Box component="button" type="button" onClick={() => openPageAs(learner.space)} sx={entryButton}>
            <EntryText title={deviceLearnerName(learner)} line="Practices on this device too" />
          </Box>
        </li>
      ))}
      {copies.length > 0 && <Group title="Shared with you" />}
      {copies.map(({ digest }) => {
        const { id: learner } = digest.record.profile;
        return (
          <Entry
            key={learner}
            title={sharedCopyLabel(digest)}
            line={sharedCopyDateLabel(digest)}
            search={queryStringForLearnerSource({ from: learner }, address)}
            isCurrent={current === learner}
            onChoose={onChoose}
          />
        );
      })}
      <Group title="Sample families" />
      {sampleFamilies.map(({ name, title, line }) => (
        <Entry
          key={name}
          title={title}
          line={line}
          search={queryStringForLearnerSource(
            name === 'two' ? { from: 'sample' } : { family: name },
            address,
          )}
          isCurrent={name === current}
          onChoose={onChoose}
        />
      ))}
      <Divider component="li" aria-hidden sx={{ my: 1 }} />
      {renderActions(onChoose)}
    </Paper>
  );
}

/** Returns the learner's nickname and grade, or only what is known of them. */
function ownName(own: DashboardLearner | null, named: string | null): string {
  const profile = own?.record.profile ?? null;
  const nickname = profile?.nickname ?? null;
  const name = nickname === null ? (named ?? 'Your practice') : isolated(nickname);
  const grade = profile?.grade ?? null;
  return grade === null ? name : `${name}, grade ${grade}`;
}

/** Summarizes the number of sessions on this device and when the last one was. */
function ownLine(own: DashboardLearner | null, hasOwn: boolean): string {
  if (own === null) return hasOwn ? 'Practice on this device' : 'Nobody has practiced here yet';
  const [latest] = recentActivities(own.record);
  if (latest === undefined) return 'No practice here yet';
  const sittings = own.record.tests.length + own.record.sessions.length;
  return `${formatCount(sittings, 'session')}, the last one ${timeAgo(latest.startMs, own.family.asOf)}`;
}

interface OriginActionProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly opensDialog?: boolean;
  readonly onClick: () => void;
}

/** An entry that does something instead of showing other figures. */
export function OriginAction({ label, icon, opensDialog = false, onClick }: OriginActionProps) {
  return (
    <Box
      component="button"
      type="button"
      {...(opensDialog && { 'aria-haspopup': 'dialog' })}
      onClick={onClick}
      sx={{
        ...entryButton,
        alignItems: 'center',
        color: 'primary.main',
        '& svg': { fontSize: '1.25rem' },
      }}
    >
      {icon}
      <span>{label}</span>
    </Box>
  );
}

interface EntryTextProps {
  readonly title: string;
  readonly line: string;
  readonly isCurrent?: boolean;
}

/** A list entry: a title above a line of text, after a check mark if it is the current entry. */
function EntryText({ title, line, isCurrent = false }: EntryTextProps) {
  return (
    <>
      <Check sx={{ fontSize: '1.25rem', mt: 0.25, visibility: isCurrent ? 'visible' : 'hidden' }} />
      <span>
        <span>{title}</span>
        <Typography component="span" variant="secondary" sx={{ display: 'block' }}>
          {line}
        </Typography>
      </span>
    </>
  );
}

function Group({ title }: { title: string }) {
  return (
    <Typography component="li" variant="secondary" sx={{ px: 1.5, pt: 1 }}>
      {title}
    </Typography>
  );
}

interface EntryProps {
  readonly title: string;
  readonly line: string;
  readonly search: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Entry({ title, line, search, isCurrent, onChoose }: EntryProps) {
  return (
    <li>
      <Box
        component={Link}
        to={{ search }}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
        sx={entry}
      >
        <EntryText title={title} line={line} isCurrent={isCurrent} />
      </Box>
    </li>
  );
}

const originListStyle = {
  position: 'absolute',
  zIndex: 'modal',
  top: '100%',
  left: 0,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  m: 0,
  p: 1,
  listStyle: 'none',
  boxShadow: 8,
  '& button': { overflowWrap: 'anywhere' },
} as const;

const entry = {
  display: 'flex',
  gap: 1,
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  color: 'text.primary',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const entryButton = {
  ...entry,
  width: '100%',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
} as const;
