import Typography from '@mui/material/Typography';
import type { AsideContent } from '@/domain/page-text/guide-text';
import { InlineText } from './InlineText';
import { CaptionedTable } from './CaptionedTable';

export function GuideAside({ aside }: { readonly aside: AsideContent }) {
  return (
    <aside aria-label={aside.kind === 'table' ? aside.caption : aside.title}>
      {aside.kind === 'table' ? (
        <CaptionedTable {...aside} figures />
      ) : (
        <>
          <Typography variant="subtitle2" sx={{ mb: 0.5 }}>
            {aside.title}
          </Typography>
          <Typography variant="secondary">
            <InlineText text={aside.text} />
          </Typography>
        </>
      )}
    </aside>
  );
}
