import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { useColorScheme } from '@mui/material/styles';

/** Custom paths on a 24 by 24 grid: the icon set's would add a third of a kilobyte to every document. */
const paths = {
  moon: 'M20.5 14.5A9 9 0 1 1 9.5 3.5a7 7 0 0 0 11 11Z',
  sun: 'M12 8a4 4 0 1 0 .01 0ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1',
} as const;

/**
 * Switches between light and dark. CSS picks the icon by the document's attribute: the prerendered page can't know the reader's
 * scheme, and an icon that changes after hydration would flash.
 */
export function ColorSchemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <Tooltip title="Switch between light and dark">
      <IconButton color="inherit" onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}>
        <SvgIcon
          fontSize="small"
          sx={(theme) => ({
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 2,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
            '& :last-of-type': { display: 'none' },
            ...theme.applyStyles('dark', {
              '& :first-of-type': { display: 'none' },
              '& :last-of-type': { display: 'inline' },
            }),
          })}
        >
          <path d={paths.moon} />
          <path d={paths.sun} />
        </SvgIcon>
      </IconButton>
    </Tooltip>
  );
}
