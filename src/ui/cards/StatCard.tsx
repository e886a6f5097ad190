import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keepDatesUnbroken } from '@/lib/text/format';
import { CardOpenButton } from '@/ui/controls/dialogs/CardOpenButton';

interface StatCardProps {
  readonly label: string;
  /** A dash if there is nothing to count yet. */
  readonly figure: string;
  readonly unit?: string;
  /** The comparison below the figure. */
  readonly compared: string;
  /** A sparkline at the bottom of the card. */
  readonly history?: ReactNode;
  /** Opens the details behind the figure. Without it, the card isn't clickable. */
  readonly onOpen?: () => void;
}

/** For a clickable card, whose label is a button that covers the whole card. */
const opening = {
  position: 'relative',
  '&:hover': { borderColor: 'text.secondary' },
} as const;

/**
 * A figure with more characters than this is a range of totals. On a phone, with two cards per row, it is set smaller and may wrap.
 */
const longFigure = 10;

/** One large figure with its meaning. Screen readers announce "label: figure unit. compared". */
export function StatCard({ label, figure, unit, compared, history, onOpen }: StatCardProps) {
  // Regular spaces let a range wrap in a narrow card.
  const wrappable = figure.replaceAll('\u00A0', ' ');
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', ...(onOpen !== undefined && opening) }}>
      <CardContent
        component="dl"
        sx={{
          m: 0,
          flexGrow: 1,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <Typography component="dt" variant="secondary">
          {onOpen === undefined ? label : <CardOpenButton onOpen={onOpen}>{label}</CardOpenButton>}
        </Typography>
        <Box component="dd" sx={{ m: 0, mt: 0.75, flexGrow: 1, display: 'flex', flexDirection: 'column' }}>
          <Typography
            component="p"
            variant="figure"
            sx={{
              color: 'text.primary',
              ...(figure.length > longFigure && { typography: { xs: 'h3', sm: 'figure' } }),
            }}
          >
            <span>{unit === undefined ? wrappable : `${wrappable} `}</span>
            {unit !== undefined && (
              <Typography component="span" sx={{ fontWeight: 500 }} color="textSecondary">
                {unit}
              </Typography>
            )}
          </Typography>
          <Typography variant="secondary" sx={{ mt: 0.75 }}>
            {keepDatesUnbroken(compared)}
          </Typography>
          {history !== undefined && <Box sx={{ mt: 'auto' }}>{history}</Box>}
        </Box>
      </CardContent>
    </Card>
  );
}
