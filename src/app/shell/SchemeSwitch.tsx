import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';

/**
 * Light or dark. Which icon shows is decided by the document's attribute, in CSS: the prerendered page can't know the
 * reader's scheme, and an icon that changed after hydration would be a flash.
 */
export function SchemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <IconButton
      aria-label="Switch between light and dark"
      color="inherit"
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
    >
      <Box
        component="span"
        sx={(theme) => ({ display: 'flex', ...theme.applyStyles('dark', { display: 'none' }) })}
      >
        <DarkModeOutlined fontSize="small" />
      </Box>
      <Box
        component="span"
        sx={(theme) => ({ display: 'none', ...theme.applyStyles('dark', { display: 'flex' }) })}
      >
        <LightModeOutlined fontSize="small" />
      </Box>
    </IconButton>
  );
}
