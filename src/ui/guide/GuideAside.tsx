import Box from '@mui/material/Box';
import type { AsideContent } from '@/domain/page-text/guide-text';
import { InlineText } from './InlineText';
import { CaptionedTable } from './CaptionedTable';

export function GuideAside({ aside }: { readonly aside: AsideContent }) {
  return (
    <Box
      component="aside"
      aria-label={aside.kind === 'table' ? aside.caption : aside.title}
      sx={{ typography: 'body2' }}
    >
      {aside.kind === 'table' ? (
        <CaptionedTable {...aside} figures />
      ) : (
        <>
          <Box component="p" sx={{ m: 0, mb: 0.5, fontWeight: 600 }}>
            {aside.title}
          </Box>
          <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
            <InlineText text={aside.text} />
          </Box>
        </>
      )}
    </Box>
  );
}
