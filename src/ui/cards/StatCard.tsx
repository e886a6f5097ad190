import { keepDatesUnbroken } from '@/lib/format';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as colors from '@/ui/colors';
import { CardOpenButton } from '@/ui/controls/CardOpenButton';

interface StatCardProps {
  /** What is counted. */
  readonly label: string;
  /** How much; a dash where there is nothing to count yet. */
  readonly figure: string;
  readonly unit?: string;
  /** Compared with what. */
  readonly compared: string;
  /** The one highlight of a screen. */
  readonly highlight?: boolean;
  /** How the figure came about, as a small line at the foot of the card. */
  readonly history?: ReactNode;
  /** Opens what the figure is made of; without it the card opens nothing. */
  readonly onOpen?: () => void;
}

/** The whole card answers. */
const opening = { position: 'relative', '&:hover': { borderColor: 'text.secondary' } } as const;

/** A longer figure is a range of totals: a phone, with two cards in a row, shows it smaller and on two lines. */
const longFigure = 10;

/** One large figure beside what it means. Read aloud as "label: figure unit. compared". */
export function StatCard({
  label,
  figure,
  unit,
  compared,
  highlight = false,
  history,
  onOpen,
}: StatCardProps) {
  return (
    <Card
      component="dl"
      sx={{
        m: 0,
        p: { xs: 2, sm: 3 },
        display: 'flex',
        flexDirection: 'column',
        ...(onOpen !== undefined && opening),
        ...(highlight && {
          borderColor: 'emphasis.main',
          boxShadow: `inset 0 3px 0 ${colors.emphasis}`,
        }),
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {onOpen === undefined ? label : <CardOpenButton onOpen={onOpen}>{label}</CardOpenButton>}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.75, flexGrow: 1, display: 'flex', flexDirection: 'column' }}>
        <Typography
          component="p"
          variant="figure"
          sx={[
            { color: highlight ? 'emphasis.main' : 'text.primary' },
            figure.length > longFigure &&
              ((theme) => ({ [theme.breakpoints.down('sm')]: { fontSize: '1.25rem' } })),
          ]}
        >
          {/* A range may take two lines in a narrow card. */}
          {figure.replaceAll('\u00A0', ' ')}
          {unit !== undefined && (
            <>
              {' '}
              <Typography component="span" sx={{ fontWeight: 500 }} color="textSecondary">
                {unit}
              </Typography>
            </>
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {keepDatesUnbroken(compared)}
        </Typography>
        {history !== undefined && <Box sx={{ mt: 'auto' }}>{history}</Box>}
      </Box>
    </Card>
  );
}
