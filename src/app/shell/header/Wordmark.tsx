import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { brandMark } from '@/app/brandMark';
import { brand } from '@/brand';
import { pathOf } from '@/site';
import * as colors from '@/ui/colors';

/** The provider's mark and name, linked to the home page. */
export function Wordmark() {
  return (
    <Box
      component={Link}
      to={pathOf('home')}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        typography: 'h2',
        // Scales with the reader's font size, but never pushes the buttons off a narrow screen.
        fontSize: 'min(1.25rem, 7vw)',
        lineHeight: 1.1,
        minWidth: 0,
      }}
    >
      <Box component="svg" viewBox="0 0 24 24" aria-hidden sx={{ width: 24, height: 24, flexShrink: 0 }}>
        <Box component="path" d={brandMark.shield} sx={{ fill: colors.primary }} />
        <Box
          component="path"
          d={brandMark.leaf}
          sx={{
            fill: 'none',
            stroke: colors.paper,
            strokeWidth: brandMark.leafWidth,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          }}
        />
      </Box>
      <span>{brand.name}</span>
    </Box>
  );
}
