import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The line above the card's title; green with a check mark once the day's tasks are done. */
export function TodayCardLabel({
  children,
  done = false,
}: {
  readonly children: ReactNode;
  readonly done?: boolean;
}) {
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: 600,
        color: done ? 'status.good' : 'emphasis.main',
      }}
    >
      {done && <CheckCircle aria-hidden fontSize="small" />}
      <span>{children}</span>
    </Typography>
  );
}

export function TodayCardTitle({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Typography id={id} variant="h2" sx={{ mt: 0.5, fontSize: { xs: '1.375rem', sm: '1.75rem' } }}>
      {children}
    </Typography>
  );
}
