import Link from '@mui/material/Link';

/** The first Tab stop: skips the header. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        left: 16,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        '&:focus': { top: 10 },
      }}
    >
      Skip to content
    </Link>
  );
}
