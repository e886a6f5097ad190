import Button, { type ButtonProps } from '@mui/material/Button';

/** An answer to choose in an exercise: as wide as its list, with a text of any length. */
export function AnswerButton(props: Omit<ButtonProps, 'variant' | 'size' | 'sx'>) {
  return (
    <Button
      variant="outlined"
      size="large"
      color="inherit"
      fullWidth
      {...props}
      sx={{
        px: 2,
        gap: 1.5,
        typography: 'body1',
        // Four meanings fit a small phone.
        lineHeight: 1.35,
        justifyContent: 'flex-start',
        textAlign: 'left',
      }}
    />
  );
}
