import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { longDay } from '@/lib/format';
import { chip } from '../frame/chip';
import type { Dashboard } from '../useDashboard';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';

const loadList = () => import('./SampleFamilyList');

/**
 * Tells that the figures are nobody's, so that no parent takes them for their child's, and the day that they are told from. It
 * opens the list of the sample families: links that arrows walk, and that Escape closes.
 */
export function SampleDataChip({
  dashboard: { sample, family, familyName, failed },
}: {
  dashboard: Dashboard;
}) {
  const [open, setOpen] = useState(false);
  // Nobody opens the list in the first second, and the page answers without it.
  const list = useLazyModule(loadList, true);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const asOf = `as of ${longDay(family.asOf.day)}`;

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  if (!sample) return null;

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const links = [...(root.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Escape') {
      // The list alone: a presentation around it is ended by the next one.
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
      links[(next + links.length) % links.length]?.focus();
    }
  };

  return (
    <Box
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
          setOpen(false);
      }}
      // On a narrow screen the list is as wide as the heading that it belongs to.
      sx={{ position: { md: 'relative' } }}
    >
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={`Sample data, ${asOf}. Sample families`}
        onClick={() => setOpen(!open)}
        sx={chip}
      >
        <span>
          Sample data
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>{`, ${asOf}`}</Box>
          <ExpandMore sx={{ fontSize: '1.125rem', mr: -0.75 }} />
        </span>
      </Box>
      {open && list.state === 'failed' && <LoadFailed what="The list" failed={list} />}
      {open && list.state === 'ready' && (
        <list.module.SampleFamilyList id={listId} asOf={asOf} current={familyName} onChoose={close} />
      )}
      {failed && (
        <Typography variant="body2" role="status">
          The family asked for can’t be fetched now, so this is the usual one.
        </Typography>
      )}
    </Box>
  );
}
