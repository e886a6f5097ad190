import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useHasRecord } from '@/data/learners/useLearners';
import { useRoster } from '@/data/record/learner/useRoster';
import type { AsOf } from '@/domain/dashboard/as-of';
import { learnerName } from '@/domain/learner/learner-profile';
import { assertUnreachable } from '@/lib/assert';
import { formatLongDay } from '@/lib/text/format';
import { localMinutesAt, formatTimeOfDay } from '@/lib/dates/localTime';
import type { DashboardLearner, DashboardState } from './useDashboard';
import { OriginList } from './OriginList';

interface OriginChipProps {
  readonly state: DashboardState;
  /** Renders further entries at the end of the list. `close` closes the list and returns the focus to the chip. */
  readonly renderActions: (close: () => void) => ReactNode;
}

/**
 * Shows the origin and date of the figures, so that no parent mistakes the sample's figures for their child's. Also opens the list
 * of this device's learners and the sample families.
 */
export function OriginChip({
  state: { loadState, familyName, familyFailed },
  renderActions,
}: OriginChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const listId = useId();
  const isOpen = anchor !== null;
  const hasOwn = useHasRecord();
  const dashboard = loadState.state === 'ready' ? loadState.dashboard : null;
  const { named } = useRoster();
  const name = dashboard === null ? (named ?? 'This device') : originName(dashboard, named);
  const moment = dashboard === null ? '' : calculatedAtText(dashboard);
  const nameAndMoment = moment === '' ? name : `${name}, ${moment}`;
  const close = () => setAnchor(null);
  return (
    <>
      <Chip
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={`${nameAndMoment}. Whose figures`}
        onClick={({ currentTarget }) => {
          // Safari doesn't focus a pressed button, and the list returns the focus to what had it.
          currentTarget.focus();
          setAnchor(currentTarget);
        }}
        label={
          <Stack direction="row" sx={{ alignItems: 'center' }}>
            <span>{name}</span>
            {moment !== '' && (
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>{`, ${moment}`}</Box>
            )}
            <ExpandMore fontSize="xsmall" sx={{ mr: -0.75, displayPrint: 'none' }} />
          </Stack>
        }
        // The name may be one word of forty letters. Other chips that can be pressed aren't on paper.
        sx={{
          displayPrint: 'inline-flex',
          '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
        }}
      />
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { sx: { maxWidth: 'min(28rem, 100vw - 32px)' } },
        }}
      >
        <OriginList
          id={listId}
          moment={nameAndMoment}
          current={currentOf(dashboard, familyName)}
          ownDashboard={dashboard?.origin === 'device' ? dashboard : null}
          hasOwnData={hasOwn}
          onChoose={close}
          renderActions={renderActions}
        />
      </Popover>
      {familyFailed && (
        <Typography variant="body2" role="status">
          The sample you chose could not be loaded, so you see the usual sample. Check the connection and try
          again.
        </Typography>
      )}
    </>
  );
}

/** Returns the list's current entry: a sample family's name, `device`, or the id of a learner who shared a copy. */
function currentOf(dashboard: DashboardLearner | null, familyName: string): string {
  if (dashboard === null) return 'device';
  const { origin, learner } = dashboard;
  switch (origin) {
    case 'sample':
      return familyName;
    case 'device':
      return 'device';
    case 'shared':
      return learner.profile.id;
    default:
      return assertUnreachable(origin);
  }
}

/** @param named the learner's name if the device has several learners, otherwise null */
function originName({ origin, learner: { profile } }: DashboardLearner, named: string | null): string {
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
