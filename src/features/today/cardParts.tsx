import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IconLabel } from '@/ui/marks/IconLabel';

interface TodayCardLabelProps {
  readonly children: string;
  /** True once the day's tasks are done; the label is then green, with a check mark. */
  readonly done?: boolean;
}

/** The line above the card's title. */
export function TodayCardLabel({ children, done = false }: TodayCardLabelProps) {
  return (
    <Typography variant="body2">
      <IconLabel
        icon={done && <CheckCircle fontSize="xsmall" />}
        color={done ? 'status.good' : 'emphasis.main'}
      >
        {children}
      </IconLabel>
    </Typography>
  );
}

export function TodayCardTitle({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Typography id={id} variant="headline" sx={{ mt: 0.5 }}>
      {children}
    </Typography>
  );
}

/** The card's buttons, at its bottom; as wide as the card on a phone. */
export function TodayCardActions({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ mt: 'auto', pt: 2.5, flexWrap: 'wrap', displayPrint: 'none', '&:empty': { display: 'none' } }}
    >
      {children}
    </Stack>
  );
}
