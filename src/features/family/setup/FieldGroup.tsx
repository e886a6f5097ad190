import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  readonly legend: string;
  /** Secondary text under the fields. */
  readonly help?: string;
  readonly children: ReactNode;
}

/** Related fields of a form, with a legend. */
export function FieldGroup({ legend, help, children }: FieldGroupProps) {
  const helpId = useId();
  return (
    <Box
      component="fieldset"
      {...(help !== undefined && { 'aria-describedby': helpId })}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {legend}
      </Box>
      {children}
      {help !== undefined && (
        <Typography id={helpId} variant="secondary" sx={{ mt: 1 }}>
          {help}
        </Typography>
      )}
    </Box>
  );
}

/** Puts fields side by side if there is room. */
export const fieldColumnsStyle = (columns: 2 | 3) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
});
