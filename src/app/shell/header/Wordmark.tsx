import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { brandMark, brand } from '@/brand';
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
        typography: 'h3',
        fontFamily: 'h2.fontFamily',
        // With large text on a narrow screen, the name has two lines.
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
