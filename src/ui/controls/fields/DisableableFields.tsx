import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DisableableFieldsProps {
  /** Disables every field and button inside. Their look stays, so that nothing flashes when they become usable. */
  readonly disabled: boolean;
  readonly children: ReactNode;
}

/** Fields that can be disabled together: while what is entered would be lost. */
export function DisableableFields({ disabled, children }: DisableableFieldsProps) {
  return (
    <Box
      component="fieldset"
      // Only groups with a name are announced as groups.
      role="presentation"
      disabled={disabled}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      {children}
    </Box>
  );
}
