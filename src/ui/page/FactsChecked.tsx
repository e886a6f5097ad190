import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SourcedFact } from '@/domain/page-text/page-text';
import { Details } from './Details';
import { useHydrated } from './useHydrated';

interface FactsCheckedProps {
  /** Those that the page states, where it lists them with their sources. */
  readonly sources?: readonly SourcedFact[];
}

/** Below facts about the test: when they were last checked, who has the last word on them, and where they come from. */
export function FactsChecked({ sources = [] }: FactsCheckedProps) {
  // A document without scripts could not open them.
  const hydrated = useHydrated();
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="body2" color="textSecondary">
        Facts about the test were checked in November 2026. Please confirm them at the test maker’s site.
      </Typography>
      {sources.length > 0 && !hydrated && <Box sx={{ height: 52 }} />}
      {sources.length > 0 && hydrated && (
        <Details summary="Where these facts come from">
          <Box component="dl" sx={list}>
            {sources.map(({ name, source, date }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {source} ({date})
                </dd>
              </div>
            ))}
          </Box>
        </Details>
      )}
    </Box>
  );
}

const list = {
  m: 0,
  maxWidth: '44em',
  typography: 'body2',
  color: 'text.secondary',
  '& > div': { py: 0.75, borderTop: 1, borderColor: 'divider' },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
