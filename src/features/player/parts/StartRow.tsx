import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepTogether } from '@/lib/text/format';

interface StartRowProps {
  readonly label: string;
  readonly note: string;
  readonly onStart: () => void;
}

/** The only button that leads on from a screen, with a note on what it starts. */
export function StartRow({ label, note, onStart }: StartRowProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Button variant="contained" size="large" onClick={onStart} sx={{ width: { xs: '100%', sm: 'auto' } }}>
        <span>{keepTogether(label)}</span>
      </Button>
      <Typography color="textSecondary" sx={{ maxWidth: { sm: '12rem' }, textWrap: { sm: 'balance' } }}>
        {keepTogether(note)}
      </Typography>
    </Stack>
  );
}
