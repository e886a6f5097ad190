import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface IconLabelProps {
  /** An icon of the size `xsmall`. */
  readonly icon: ReactNode;
  /** Theme color of the icon and the label. */
  readonly color: string;
  readonly children: ReactNode;
}

/** An icon and a label in one color. The icon's shape repeats the meaning, so it never depends on color alone. */
export function IconLabel({ icon, color, children }: IconLabelProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color,
        typography: 'subtitle2',
      }}
    >
      {icon}
      <span>{children}</span>
    </Box>
  );
}
