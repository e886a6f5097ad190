import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import { Link as RouterLink } from 'react-router-dom';
import { brandMark, brand } from '@/brand';
import { pathOf } from '@/site';
import * as colors from '@/ui/colors';

/** The provider's mark and name, linked to the home page. */
export function Wordmark() {
  return (
    <Link
      component={RouterLink}
      to={pathOf('home')}
      variant="h3"
      color="textPrimary"
      underline="none"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        fontFamily: 'h2.fontFamily',
        fontWeight: 600,
        // With large text on a narrow screen, the name has two lines.
        lineHeight: 1.1,
        minWidth: 0,
      }}
    >
      <SvgIcon sx={{ width: 24, height: 24 }}>
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
      </SvgIcon>
      <span>{brand.name}</span>
    </Link>
  );
}
