import Check from '@mui/icons-material/Check';
import PersonAddAlt from '@mui/icons-material/PersonAddAlt1Outlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { copyMade, copyName } from '@/data/learners/shared/copyName';
import { listSharedCopies } from '@/data/learners/shared/copies';
import { openAs } from '@/data/record/roster';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { deviceLearnerName, useRoster } from '@/data/record/useRoster';
import { sampleFamilies } from './sampleFamilies';
import { buttonWords } from '../setup/buttonWords';
import { searchFor } from '../useDashboard';

interface OriginListProps {
  readonly id: string;
  /** Whose figures are shown, and for which moment: "Sample data, as of Sunday, Nov 15". */
  readonly moment: string;
  /** A sample family, `device`, or the id of a learner who shared a copy. */
  readonly current: string;
  /** The learner of this page practiced on this device or set something up. */
  readonly hasOwn: boolean;
  readonly onChoose: () => void;
  /** Opens the profile of this device's learner, or the form that adds a learner. */
  readonly onOpen: (dialog: 'profile' | 'learner') => void;
}

/**
 * This device and the sample families, each a link to the same page with its figures; below this device, while it is shown, the way
 * to its profile, then the other learners of the device. The focus begins on the one that is shown.
 */
export function OriginList({ id, moment, current, hasOwn, onChoose, onOpen }: OriginListProps) {
  const [address] = useSearchParams();
  const roster = useRoster();
  const others = roster.learners.filter(({ space }) => space !== roster.current.space);
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
        title={roster.named ?? 'This device'}
        line={hasOwn ? 'The practice on this device' : 'Nobody has practiced here yet'}
        search={searchFor({ from: 'device' }, address)}
        isCurrent={current === 'device'}
        onChoose={onChoose}
      />
      {current === 'device' && (
        <DoorEntry label={buttonWords.again} icon={<EditOutlined />} onClick={() => onOpen('profile')} />
      )}
      {others.map((learner) => (
        <li key={learner.space}>
          <Box component="button" type="button" onClick={() => openAs(learner.space)} sx={entryButton}>
            <EntryText title={deviceLearnerName(learner)} line="Practices on this device too" />
          </Box>
        </li>
      ))}
      {current === 'device' && (
        <DoorEntry label="Add another learner" icon={<PersonAddAlt />} onClick={() => onOpen('learner')} />
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

interface DoorEntryProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

/** Something else to do than to look at figures: it opens a dialog. */
function DoorEntry({ label, icon, onClick }: DoorEntryProps) {
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={onClick}
        sx={{ ...entryButton, alignItems: 'center', '& svg': { fontSize: '1.25rem' } }}
      >
        {icon}
        {label}
      </Box>
    </li>
  );
}

interface EntryTextProps {
  readonly title: string;
  readonly line: string;
  readonly isCurrent?: boolean;
}

/** A title over a line, after the check mark of the entry that is shown. */
function EntryText({ title, line, isCurrent = false }: EntryTextProps) {
  return (
    <>
      <Check sx={{ fontSize: '1.25rem', mt: 0.25, visibility: isCurrent ? 'visible' : 'hidden' }} />
      <span>
        {title}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {line}
        </Typography>
      </span>
    </>
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
        <EntryText title={title} line={line} isCurrent={isCurrent} />
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
  width: '100%',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
} as const;
