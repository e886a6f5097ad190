import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { FamilyName } from '@/data/sample';
import { sampleFamilies } from '../frame/sampleFamilies';
import { searchFor } from '../useDashboard';

interface SampleFamilyListProps {
  readonly id: string;
  /** The day that the sample is told from, in words: "as of Sunday, Nov 15". */
  readonly asOf: string;
  readonly current: FamilyName;
  readonly onChoose: () => void;
}

/** The sample families, each a link to the same page with its figures. The focus begins on the one that is shown. */
export function SampleFamilyList({ id, asOf, current, onChoose }: SampleFamilyListProps) {
  const [address] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  return (
    <Paper
      ref={list}
      component="ul"
      id={id}
      variant="outlined"
      aria-label={`Sample families, ${asOf}`}
      sx={look}
    >
      {/* What the chip has no room for on a phone. */}
      <Typography
        component="li"
        variant="body2"
        color="textSecondary"
        sx={{ px: 1.5, pb: 0.5, display: { sm: 'none' } }}
      >
        {`Sample data, ${asOf}`}
      </Typography>
      {sampleFamilies.map(({ name, title, line }) => (
        <li key={name}>
          <Box
            component={Link}
            to={{ search: searchFor(name, address) }}
            preventScrollReset
            aria-current={name === current ? 'true' : undefined}
            onClick={onChoose}
            sx={entry}
          >
            <Check
              sx={{ fontSize: '1.25rem', mt: 0.25, visibility: name === current ? 'visible' : 'hidden' }}
            />
            <span>
              {title}
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {line}
              </Typography>
            </span>
          </Box>
        </li>
      ))}
    </Paper>
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
