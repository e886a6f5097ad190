import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { type MenuId, type MenuLink, headerMenus, pathOf } from '@/site';

interface HeaderMenuProps {
  readonly id: MenuId;
  readonly open: boolean;
  readonly onChange: (open: boolean) => void;
}

/** A link or a button of the header. */
export const headerButton = {
  color: 'inherit',
  size: 'small',
  sx: { whiteSpace: 'nowrap' },
} as const;

/** The delay before a menu closes after the pointer leaves: time to cross the gap between button and list. */
const leaveMs = 200;

/**
 * A menu of links under a header button. Opens on hover, click, tap, Enter, and Arrow Down; arrow keys move between the links;
 * Escape closes it and returns focus. It is a disclosure and not an ARIA menu, so links stay links.
 */
export function HeaderMenu({ id, open, onChange }: HeaderMenuProps) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After opening by hover, a click must keep the menu open; after opening by click, the next click closes it.
  const pressed = useRef(false);
  const menu = headerMenus[id];
  const links: readonly MenuLink[] = menu.links;

  useEffect(() => {
    if (!open) {
      pressed.current = false;
      return undefined;
    }
    // A menu that was opened by hover closes wherever the focus is.
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(leaving.current);
      onChange(false);
      if (root.current?.contains(document.activeElement) === true) button?.focus();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open, onChange, button]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const onHover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    onChange(true);
  };
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || pressed.current) return;
    leaving.current = setTimeout(() => onChange(false), leaveMs);
  };
  const onPress = () => {
    const close = open && pressed.current;
    clearTimeout(leaving.current);
    pressed.current = !close;
    onChange(!close);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const at = all.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      // A pointer that has just left would otherwise close the menu.
      clearTimeout(leaving.current);
      pressed.current = true;
      // A hidden link can't be focused, so the menu must open first, synchronously: the next key may be Enter.
      flushSync(() => onChange(true));
      (all[at + 1] ?? all[1])?.focus();
    } else if (event.key === 'ArrowUp' && open) {
      event.preventDefault();
      (all[at - 1] ?? all.at(-1))?.focus();
    }
  };

  return (
    <ClickAwayListener
      mouseEvent={open ? 'onPointerDown' : false}
      touchEvent={false}
      onClickAway={() => onChange(false)}
    >
      <Box
        ref={root}
        onPointerEnter={onHover}
        onPointerLeave={onLeave}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
            onChange(false);
        }}
      >
        <Button
          ref={setButton}
          aria-expanded={open}
          aria-controls={listId}
          onClick={onPress}
          endIcon={<ExpandMore />}
          {...headerButton}
        >
          <span>{menu.label}</span>
        </Button>
        {/* Always in the document, so that its links are, too. Not a tooltip, which is a popper's role. */}
        <Popper
          open={open}
          anchorEl={button}
          keepMounted
          disablePortal
          placement="bottom-start"
          role="presentation"
        >
          <Paper variant="floating" sx={{ minWidth: 280, p: 1 }}>
            <List id={listId}>
              {links.map((link) => (
                <ListItem key={link.to} disablePadding>
                  <ListItemButton component={Link} to={pathOf(link.to)}>
                    <ListItemText primary={link.label} secondary={link.hint} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
