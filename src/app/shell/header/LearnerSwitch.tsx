import Check from '@mui/icons-material/Check';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { withoutDirectionMarks } from '@/lib/text/typedText';
import { openPageAs } from '@/data/record/learner/roster';
import { deviceLearnerName, useRoster } from '@/data/record/learner/useRoster';

/** Shows whose record this page uses, and switches to another learner on this device. */
export function LearnerSwitch() {
  const { learners, current } = useRoster();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const name = deviceLearnerName(current);
  const choose = (space: string) => {
    setOpen(false);
    if (space !== current.space) openPageAs(space);
  };
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={`${name}. Switch students`}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 44, px: 1, gap: 1, flexShrink: 0 }}
      >
        <Avatar component="bdi">{initialOf(withoutDirectionMarks(name))}</Avatar>
        <Box component="span" sx={nameStyles}>
          {name}
        </Box>
      </Button>
      <Menu
        id={menuId}
        anchorEl={() => button.current}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          list: { 'aria-label': 'Students on this device' },
          paper: { sx: { maxWidth: 'min(320px, 100vw - 32px)' } },
        }}
      >
        {learners.map((learner) => (
          <MenuItem
            key={learner.space}
            role="menuitemradio"
            aria-checked={learner.space === current.space}
            selected={learner.space === current.space}
            onClick={() => choose(learner.space)}
          >
            <Check
              fontSize="small"
              sx={{ mr: 1, visibility: learner.space === current.space ? 'visible' : 'hidden' }}
            />
            <span>{deviceLearnerName(learner)}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Returns the first letter, which may be two code units long. */
function initialOf(name: string): string {
  return String.fromCodePoint(name.codePointAt(0) ?? 0x20).toUpperCase();
}

/** Shows the name only where it fits: at widths between the phone's header and the header with all links, and on wide screens. */
const nameStyles = {
  display: 'none',
  maxWidth: '10em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container (min-width: 37.5rem) and (max-width: 74.9rem)': { display: 'inline' },
  '@container (min-width: 90rem)': { display: 'inline' },
} as const;
