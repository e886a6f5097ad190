import PresentToAllOutlined from '@mui/icons-material/PresentToAllOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { visuallyHidden } from '@mui/utils';
import { useBareScreen } from '@/ui/page/bareScreen';
import { useHydrated } from '@/ui/page/useHydrated';
import type { usePresentation } from './usePresentation';

/** Everything that is sized by the reader's letters grows with them; paper has its own size. */
const largerType = { '@media screen': { html: { fontSize: '125%' } } } as const;

/** Shows the dashboards to a room: the whole screen, larger type, no header and footer. On a phone there is no room to show it to. */
export function PresentSwitch({ presenting, begin, end }: ReturnType<typeof usePresentation>) {
  // Without scripts it could do nothing, and in the prerendered page it would cost bytes.
  if (!useHydrated()) return null;
  return (
    <>
      {presenting && <LargeAndBare />}
      <Button
        size="small"
        color="inherit"
        aria-pressed={presenting}
        startIcon={<PresentToAllOutlined />}
        onClick={presenting ? end : begin}
        sx={{
          display: { xs: presenting ? 'inline-flex' : 'none', md: 'inline-flex' },
          minHeight: 44,
          fontSize: '0.8125rem',
          color: presenting ? 'primary.main' : 'text.secondary',
          ...(presenting && { bgcolor: 'action.selected' }),
        }}
      >
        Present
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {presenting ? 'The dashboard is shown large. Escape ends it.' : ''}
      </Box>
    </>
  );
}

function LargeAndBare() {
  useBareScreen();
  return <GlobalStyles styles={largerType} />;
}
