import Box from '@mui/material/Box';
import type { SourcedFact } from '@/domain/page-text/guide-text';
import { Details } from '@/ui/page/Details';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';

/** The date on which a page's facts were checked, and the source of each fact. */
export function FactSources({ sources }: { readonly sources: readonly SourcedFact[] }) {
  return (
    <>
      <FactsCheckedNote />
      <Details summary="Where these facts come from">
        <Box component="dl" sx={list}>
          {sources.map(({ name, source, date }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{`${source} (${date})`}</dd>
            </div>
          ))}
        </Box>
      </Details>
    </>
  );
}

const list = {
  m: 0,
  maxWidth: '44em',
  typography: 'body2',
  color: 'text.secondary',
  '& > div': { py: 0.75, borderTop: 1, borderColor: 'divider' },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0 },
} as const;
