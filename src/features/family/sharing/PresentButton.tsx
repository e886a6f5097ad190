import Chip from '@mui/material/Chip';

/** Starts the presentation. Hidden on a phone, which isn't used for presenting. */
export function PresentButton({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <Chip
      component="button"
      size="small"
      label="Present full screen"
      onClick={onBegin}
      sx={{ displayPrint: 'none', display: { xs: 'none', md: 'flex' } }}
    />
  );
}
