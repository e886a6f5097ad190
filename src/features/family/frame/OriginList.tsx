import Check from '@mui/icons-material/Check';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { copyMade, copyName } from '@/data/learners/shared/copyName';
import { listSharedCopies } from '@/data/learners/shared/copies';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { sampleFamilies } from './sampleFamilies';
import { buttonWords } from '../setup/buttonWords';
import { searchFor } from '../useDashboard';

interface OriginListProps {
  readonly id: string;
  /** Whose figures are shown, and for which moment: "Sample data, as of Sunday, Nov 15". */
  readonly moment: string;
  /** A sample family, `device`, or the id of a learner who shared a copy. */
  readonly current: string;
  /** Somebody practiced on this device. */
  readonly hasOwn: boolean;
  readonly onChoose: () => void;
  /** Opens the profile of this device's learner. */
  readonly onEdit: () => void;
}

/**
 * This device and the sample families, each a link to the same page with its figures; below this device, while it is shown, the way
 * to its profile. The focus begins on the one that is shown.
 */
export function OriginList({ id, moment, current, hasOwn, onChoose, onEdit }: OriginListProps) {
  const [address] = useSearchParams();
  const { facts } = useRecordFacts(listSharedCopies);
  const copies = facts === null || facts === readFailed ? [] : facts.copies;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  return (
    <Paper ref={list} component="ul" id={id} variant="outlined" aria-label="Whose figures" sx={look}>
      {/* What the chip has no room for on a phone. */}
      <Typography
        component="li"
        variant="body2"
        color="textSecondary"
        sx={{ px: 1.5, pb: 0.5, display: { sm: 'none' } }}
      >
        {moment}
      </Typography>
      <Entry
        title="This device"
        line={hasOwn ? 'The practice on this device' : 'Nobody has practiced here yet'}
        search={searchFor({ from: 'device' }, address)}
        isCurrent={current === 'device'}
        onChoose={onChoose}
      />
      {current === 'device' && (
        <li>
          <Box component="button" type="button" aria-haspopup="dialog" onClick={onEdit} sx={entryButton}>
            <EditOutlined sx={{ fontSize: '1.25rem' }} />
            {buttonWords.again}
          </Box>
        </li>
      )}
      {copies.length > 0 && <Group title="Shared with you" />}
      {copies.map(({ digest }) => {
        const { id: learner } = digest.record.profile;
        return (
          <Entry
            key={learner}
            title={copyName(digest)}
            line={copyMade(digest)}
            search={searchFor({ from: learner }, address)}
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
          search={searchFor(name === 'two' ? { from: 'sample' } : { family: name }, address)}
          isCurrent={name === current}
          onChoose={onChoose}
        />
      ))}
    </Paper>
  );
}

function Group({ title }: { title: string }) {
  return (
    <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 1.5, pt: 1 }}>
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
        <Check sx={{ fontSize: '1.25rem', mt: 0.25, visibility: isCurrent ? 'visible' : 'hidden' }} />
        <span>
          {title}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {line}
          </Typography>
        </span>
      </Box>
    </li>
  );
}

const look = {
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
  alignItems: 'center',
  width: '100%',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
} as const;
