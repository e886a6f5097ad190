import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ToolsPanel, type ToolsPanelProps } from './ToolsPanel';

export type ToolsMenuProps = Omit<ToolsPanelProps, 'onClose'>;

/** The tools button and, while it is open, the panel. */
export function ToolsMenu(props: ToolsMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label="Tools"
        onClick={() => setOpen(true)}
      >
        <Tune fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Tools
        </Box>
      </button>
      {open && <ToolsPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
