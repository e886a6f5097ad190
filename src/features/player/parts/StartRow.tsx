import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface StartRowProps {
  readonly label: string;
  readonly note: string;
  readonly onStart: () => void;
}

/** The only button that leads on from a screen, with a note on what it starts. */
export function StartRow({ label, note, onStart }: StartRowProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Button
        variant="contained"
        size="large"
        onClick={onStart}
        sx={{ minHeight: 56, px: 4, fontSize: '1.0625rem', width: { xs: '100%', sm: 'auto' } }}
      >
        <span>{label}</span>
      </Button>
      <Typography color="textSecondary" sx={{ maxWidth: { sm: '12rem' }, textWrap: { sm: 'balance' } }}>
        {note}
      </Typography>
    </Box>
  );
}
