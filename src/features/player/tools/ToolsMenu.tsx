import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { loadToolsPanel } from '../playerLoaders';
import type { ToolsPanelProps } from './ToolsPanel';

export type ToolsMenuProps = Omit<ToolsPanelProps, 'onClose'>;

/** The tools button and, while it is open, the panel. */
export function ToolsMenu(props: ToolsMenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const panel = useLazyModule(loadToolsPanel, wanted || open);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label="Tools"
        // Prefetches when the pointer or the focus approaches.
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => setOpen(true)}
      >
        <Tune fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Tools
        </Box>
      </button>
      {open &&
        (panel.state === 'ready' ? (
          <panel.module.ToolsPanel {...props} onClose={close} />
        ) : (
          <LoadingDialog name="The tools" lazy={panel} onClose={close} />
        ))}
    </>
  );
}
