import Tune from '@mui/icons-material/Tune';
import { memo, useRef, useState } from 'react';
import { BarButton } from '../frame/BarButton';
import { ToolsPanel, type ToolsPanelProps } from './ToolsPanel';

export type ToolsMenuProps = Omit<ToolsPanelProps, 'button' | 'onClose'>;

/** The tools button and, while it is open, the panel. */
export const ToolsMenu = memo(function ToolsMenu(props: ToolsMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <BarButton
        ref={button}
        startIcon={<Tune />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Tools
      </BarButton>
      {open && <ToolsPanel {...props} button={button} onClose={() => setOpen(false)} />}
    </>
  );
});
