import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { visuallyHidden } from '@mui/utils';
import { useBareScreen } from '@/ui/page/bareScreen';
import { useHydrated } from '@/ui/page/useHydrated';
import { chip } from './chip';
import type { usePresentation } from './usePresentation';

/** Everything that is sized by the reader's letters grows with them; paper has its own size. */
const largerType = { '@media screen': { html: { fontSize: '125%' } } } as const;

/** Shows the dashboards to a room: the whole screen, larger type, no header and footer. On a phone there is no room to show it to. */
export function PresentSwitch({ presenting, begin, end }: ReturnType<typeof usePresentation>) {
  // What is said has to come after the region that it is said in; in the prerendered page it would cost bytes.
  const hydrated = useHydrated();
  return (
    <>
      {presenting && <LargeAndBare />}
      <Box
        component="button"
        type="button"
        aria-pressed={presenting}
        onClick={presenting ? end : begin}
        sx={{ ...chip, displayPrint: 'none', ...(!presenting && { display: { xs: 'none', md: 'flex' } }) }}
      >
        <span>Present full screen</span>
      </Box>
      {hydrated && (
        <Box role="status" sx={visuallyHidden}>
          {presenting ? 'The dashboard fills the screen. Press Escape to exit.' : ''}
        </Box>
      )}
    </>
  );
}

function LargeAndBare() {
  useBareScreen();
  return <GlobalStyles styles={largerType} />;
}
