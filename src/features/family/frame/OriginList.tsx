import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { ReactElement, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isolated } from '@/lib/text/isolated';
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
  return (
    // The library's menu for its keys, as a list of links and buttons: arrows walk it, and so does Tab.
    <MenuList id={id} role="list" autoFocusItem aria-label="Whose figures" sx={{ py: 1 }}>
      {/* Shows the date here on a phone, where the chip has no room for it. */}
      <ListItem sx={{ px: 2, pt: 0, pb: 0.5, display: { sm: 'none' } }}>
        <ListItemText secondary={moment} />
      </ListItem>
      <OriginGroup title="This device" />
      <OriginLink
        title={ownName(ownDashboard, roster.named)}
        line={ownLine(ownDashboard, hasOwnData)}
        search={queryStringForLearnerSource({ from: 'device' }, address)}
        isCurrent={current === 'device'}
        onChoose={onChoose}
      />
      {others.map((learner) => (
        <ListItem key={learner.space} disablePadding>
          <MenuItem {...buttonProps} onClick={() => openPageAs(learner.space)}>
            <OriginText title={deviceLearnerName(learner)} line="Practices on this device too" />
          </MenuItem>
        </ListItem>
      ))}
      {copies.length > 0 && <OriginGroup title="Shared with you" />}
      {copies.map(({ digest }) => {
        const { id: learner } = digest.learner.profile;
        return (
          <OriginLink
            key={learner}
            title={sharedCopyLabel(digest)}
            line={sharedCopyDateLabel(digest)}
            search={queryStringForLearnerSource({ from: learner }, address)}
            isCurrent={current === learner}
            onChoose={onChoose}
          />
        );
      })}
      <OriginGroup title="Sample families" />
      {sampleFamilies.map(({ name, title, line }) => (
        <OriginLink
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
    </MenuList>
  );
}

/** Returns the learner's nickname and grade, or only what is known of them. */
function ownName(own: DashboardLearner | null, named: string | null): string {
  const profile = own?.learner.profile ?? null;
  const nickname = profile?.nickname ?? null;
  const name = nickname === null ? (named ?? 'Your practice') : isolated(nickname);
  const grade = profile?.grade ?? null;
  return grade === null ? name : `${name}, grade ${grade}`;
}

/** Summarizes the number of sessions on this device and when the last one was. */
function ownLine(own: DashboardLearner | null, hasOwn: boolean): string {
  if (own === null) return hasOwn ? 'Practice on this device' : 'Nobody has practiced here yet';
  const [latest] = recentActivities(own.learner);
  if (latest === undefined) return 'No practice here yet';
  const sittings = own.learner.tests.length + own.learner.sessions.length;
  return `${formatCount(sittings, 'session')}, the last one ${timeAgo(latest.startMs, own.family.asOf)}`;
}

function OriginGroup({ title }: { readonly title: string }) {
  return <ListSubheader sx={{ pt: 1, pb: 0.5 }}>{title}</ListSubheader>;
}

interface OriginLinkProps {
  readonly title: string;
  readonly line: string;
  readonly search: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function OriginLink({ title, line, search, isCurrent, onChoose }: OriginLinkProps) {
  return (
    <ListItem disablePadding>
      <MenuItem
        component={Link}
        role="link"
        tabIndex={0}
        to={{ search }}
        preventScrollReset
        selected={isCurrent}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
        sx={{ width: '100%' }}
      >
        <OriginText title={title} line={line} isCurrent={isCurrent} />
      </MenuItem>
    </ListItem>
  );
}

interface OriginTextProps {
  readonly title: string;
  readonly line: string;
  readonly isCurrent?: boolean;
}

/** A title above a line of text, after a check mark if it is the current entry. */
function OriginText({ title, line, isCurrent = false }: OriginTextProps) {
  return (
    <>
      <ListItemIcon sx={{ visibility: isCurrent ? 'visible' : 'hidden' }}>
        <Check fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={title} secondary={line} />
    </>
  );
}

interface OriginActionProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly opensDialog?: boolean;
  readonly onClick: () => void;
}

/** An entry that does something instead of showing other figures. Put it in a ListItem. */
export function OriginAction({ label, icon, opensDialog = false, onClick }: OriginActionProps) {
  return (
    <MenuItem {...buttonProps} {...(opensDialog && { 'aria-haspopup': 'dialog' })} onClick={onClick}>
      <ListItemIcon sx={{ color: 'primary.main' }}>{icon}</ListItemIcon>
      <ListItemText primary={label} sx={{ color: 'primary.main' }} />
    </MenuItem>
  );
}

const buttonProps = { component: 'div', role: 'button', tabIndex: 0, sx: { width: '100%' } } as const;
