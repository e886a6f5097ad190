import Box from '@mui/material/Box';

interface FieldErrorProps {
  /** By which the field names it as its description. */
  readonly id: string;
  /** What is wrong and what to do instead. */
  readonly children: string;
}

/** The words under a field that say what is wrong with it, told to screen readers when they come. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Box id={id} role="alert" sx={{ mt: 0.75, typography: 'body2', color: 'status.risk' }}>
      {children}
    </Box>
  );
}
