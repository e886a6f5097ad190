import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { pathOf } from '@/site';
import * as colors from '@/ui/colors';

/** The provider's mark and name, which lead home. */
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
        // As large as the reader's letters, but for a name that would push the buttons off a narrow screen.
        fontSize: 'min(1.25rem, 7vw)',
        lineHeight: 1.1,
        minWidth: 0,
      }}
    >
      <Box component="svg" viewBox="0 0 24 24" aria-hidden sx={{ width: 24, height: 24, flexShrink: 0 }}>
        <Box
          component="path"
          d="M12 1.5 21 4.6v7.2c0 5.2-3.6 9-9 10.900-5.400-1.900-9-5.700-9-10.900V4.600z"
          sx={{ fill: colors.primary }}
        />
        <Box
          component="path"
          d="M7.8 15.6c-.7-4.4 2.200-7.700 8.600-8.200.2 5.600-2.700 9.100-7.100 8.500M7.200 17.300c1.500-3.100 3.400-5.100 5.700-6.300"
          sx={{
            fill: 'none',
            stroke: colors.paper,
            strokeWidth: 1.6,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          }}
        />
      </Box>
      {brand.name}
    </Box>
  );
}
