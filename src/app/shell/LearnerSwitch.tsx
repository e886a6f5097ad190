import ExpandMore from '@mui/icons-material/ExpandMore';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { openAs } from '@/data/record/roster';
import { deviceLearnerName, useRoster } from '@/data/record/useRoster';

/** Says whose record this page works with, and turns to another learner of the device. */
export function LearnerSwitch() {
  const { learners, current } = useRoster();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const name = deviceLearnerName(current);
  const choose = (space: string) => {
    setOpen(false);
    if (space !== current.space) openAs(space);
  };
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        startIcon={<PersonOutlined />}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={`${name}. Switch learners`}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44, minWidth: 44, '& .MuiButton-icon': { mx: { xs: 0, sm: 0.5 } } }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            maxWidth: '10ch',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </Button>
      <Menu
        id={menuId}
        anchorEl={() => button.current}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': 'Learners on this device' } }}
      >
        {learners.map((learner) => (
          <MenuItem
            key={learner.space}
            role="menuitemradio"
            aria-checked={learner.space === current.space}
            selected={learner.space === current.space}
            onClick={() => choose(learner.space)}
            sx={{ minHeight: 44, overflowWrap: 'anywhere', whiteSpace: 'normal' }}
          >
            {deviceLearnerName(learner)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
