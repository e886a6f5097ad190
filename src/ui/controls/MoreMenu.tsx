import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useRef, useState } from 'react';

export interface MenuAction {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  /** Called after the menu has closed, so that a dialog returns the focus to the menu's button. */
  readonly onChoose: () => void;
}

interface MoreMenuProps {
  /** Accessible name of the button and of the menu. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** A button with three dots that opens a menu of the less common actions. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={(event) => {
          // Safari doesn't focus a clicked button; see RowOpenButton.
          event.currentTarget.focus();
          setIsOpen(true);
          setOpenings(openings + 1);
        }}
        sx={{ displayPrint: 'none' }}
      >
        <MoreVert />
      </IconButton>
      <Menu
        // A new one each time, because the library's opens again on the item that was last in use.
        key={openings}
        id={menuId}
        anchorEl={() => button.current}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': label } }}
        // It still fades when an action prints the page.
        sx={{ displayPrint: 'none' }}
      >
        {actions.map(({ label: name, icon, disabled = false, onChoose }) => (
          <MenuItem
            key={name}
            disabled={disabled}
            onClick={() => {
              setIsOpen(false);
              onChoose();
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <span>{name}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
