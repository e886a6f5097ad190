import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHasRecord } from '@/data/learners/useLearners';
import { useRoster } from '@/data/record/learner/useRoster';
import type { AsOf } from '@/domain/dashboard/as-of';
import { learnerName } from '@/domain/learner/learner-profile';
import { assertUnreachable } from '@/lib/assert';
import { formatLongDay } from '@/lib/text/format';
import { localMinutesAt, formatTimeOfDay } from '@/lib/dates/localTime';
import type { DashboardLearner, DashboardState } from './useDashboard';
import { chipButtonStyle } from './chipButtonStyle';
import { OriginList } from './OriginList';

interface OriginChipProps {
  readonly state: DashboardState;
  /** Renders further entries at the end of the list. `close` closes the list and returns the focus to the chip. */
  readonly renderActions: (close: () => void) => ReactNode;
}

/**
 * Shows the origin and date of the figures, so that no parent mistakes the sample's figures for their child's. Also opens the list
 * of this device's learners and the sample families; arrow keys walk the list, and Escape closes it.
 */
export function OriginChip({
  state: { loadState, familyName, familyFailed },
  renderActions,
}: OriginChipProps) {
  const [open, setOpen] = useState(false);
  const hasOwn = useHasRecord();
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const dashboard = loadState.state === 'ready' ? loadState.dashboard : null;
  const { named } = useRoster();
  const name = dashboard === null ? (named ?? 'This device') : originName(dashboard, named);
  const moment = dashboard === null ? '' : calculatedAtText(dashboard);

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('li :is(a, button)') ?? [])];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    if (event.key === 'Escape') {
      // Closes the list only; a surrounding presentation needs a second Escape.
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
      entries[(next + entries.length) % entries.length]?.focus();
    }
  };

  return (
    <Box
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
          setOpen(false);
      }}
      // On a narrow screen, the list is as wide as the heading.
      sx={{ position: { md: 'relative' } }}
    >
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={`${name}${moment === '' ? '' : `, ${moment}`}. Whose figures`}
        onClick={() => setOpen(!open)}
        // The name may be one word of forty letters.
        sx={{ ...chipButtonStyle, overflowWrap: 'anywhere' }}
      >
        <span>
          <span>{name}</span>
          {moment !== '' && (
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>{`, ${moment}`}</Box>
          )}
          <ExpandMore sx={{ fontSize: '1.125rem', mr: -0.75, displayPrint: 'none' }} />
        </span>
      </Box>
      {open && (
        <OriginList
          id={listId}
          moment={`${name}${moment === '' ? '' : `, ${moment}`}`}
          current={currentOf(dashboard, familyName)}
          ownDashboard={dashboard?.origin === 'device' ? dashboard : null}
          hasOwnData={hasOwn}
          onChoose={close}
          renderActions={renderActions}
        />
      )}
      {familyFailed && (
        <Typography variant="body2" role="status">
          The sample you chose could not be loaded, so the usual sample is shown.
        </Typography>
      )}
    </Box>
  );
}

/** Returns the list's current entry: a sample family's name, `device`, or the id of a learner who shared a copy. */
function currentOf(dashboard: DashboardLearner | null, familyName: string): string {
  if (dashboard === null) return 'device';
  const { origin, record } = dashboard;
  switch (origin) {
    case 'sample':
      return familyName;
    case 'device':
      return 'device';
    case 'shared':
      return record.profile.id;
    default:
      return assertUnreachable(origin);
  }
}

/** @param named the learner's name if the device has several learners, otherwise null */
function originName({ origin, record: { profile } }: DashboardLearner, named: string | null): string {
  switch (origin) {
    case 'sample':
      return 'Sample data';
    case 'device':
      return named === null ? 'This device' : `${named}, this device`;
    case 'shared':
      return profile.nickname === null ? 'Shared copy' : `Shared by ${learnerName(profile)}`;
    default:
      return assertUnreachable(origin);
  }
}

/** Describes the time that the figures are for: a sample's fixed day, now for this device, or when a shared copy was made. */
function calculatedAtText({ origin, family: { asOf } }: DashboardLearner): string {
  switch (origin) {
    case 'sample':
      return `as of ${formatLongDay(asOf.day)}`;
    case 'device':
      return `up to ${momentOf(asOf)}`;
    case 'shared':
      return `as of ${momentOf(asOf)}`;
    default:
      return assertUnreachable(origin);
  }
}

const momentOf = ({ day, ms }: AsOf) => `${formatLongDay(day)}, ${formatTimeOfDay(localMinutesAt(ms))}`;
