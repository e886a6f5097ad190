import Box from '@mui/material/Box';

interface FieldErrorProps {
  /** Referenced by the field's `aria-describedby`. */
  readonly id: string;
  /** Describes what is wrong and how to fix it. */
  readonly children: string;
}

/** The error below a field, announced by screen readers when it appears. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Box id={id} role="alert" sx={{ mt: 0.75, typography: 'body2', color: 'status.risk' }}>
      {children}
    </Box>
  );
}
