import Box from '@mui/material/Box';
import type { SourcedFact } from '@/domain/page-text/guide-text';
import { Details } from '@/ui/page/Details';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { useHydrated } from '@/ui/loading/useHydrated';

/** The date on which a page's facts were checked, and the source of each fact. */
export function FactSources({ sources }: { readonly sources: readonly SourcedFact[] }) {
  // Without scripts, a reader couldn't open the list of sources, so it isn't prerendered.
  const hydrated = useHydrated();
  return (
    <>
      <FactsCheckedNote />
      <Box sx={reservedHeight}>
        {hydrated && (
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
        )}
      </Box>
    </>
  );
}

/** Height of the closed list, reserved so that nothing moves when the list appears. */
const reservedHeight = { minHeight: 52, '@media print': { minHeight: 0 } } as const;

const list = {
  m: 0,
  maxWidth: '44em',
  typography: 'body2',
  color: 'text.secondary',
  '& > div': { py: 0.75, borderTop: 1, borderColor: 'divider' },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0 },
} as const;
