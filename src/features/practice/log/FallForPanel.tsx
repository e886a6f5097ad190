import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lureLabel } from '@/domain/exam/lure';
import { lureOfDrill } from '@/domain/plan/drill';
import { drillSearch } from '@/domain/plan/drill-request';
import { type LureCount, type LuresOfKind, standingOut } from '@/domain/plan/lures';
import { capitalized } from '@/lib/format';
import { pathOf } from '@/site';
import { LabeledBar } from '@/ui/cards/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { sectionDot } from '@/ui/sectionColor';
import { LinkButton } from '@/ui/controls/LinkButton';
import { fewWrongWords, kindPlural, patternWords } from './words';

/** The section of a kind of question. */
const sectionOf = (kind: LuresOfKind['kind']) => (kind === 'synonym' || kind === 'analogy' ? 'verbal' : kind);

/** What caught a student once or twice says little. */
const mostShown = 5;

/** Wrong answers by what tempted in them, kind by kind. */
export function FallForPanel({ lures }: { readonly lures: readonly LuresOfKind[] }) {
  // Where no kind has enough, the summary says so.
  const isMixed = lures.some((each) => each.lures === null) && lures.some((each) => each.lures !== null);
  return (
    <Panel title="What you fall for" summary={patternWords(lures)}>
      <Box sx={kinds}>
        {lures.map(({ kind, wrong, lures: own }) => (
          <Box key={kind} component="section" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
              <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
                {kindPlural(kind)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {wrong} wrong
              </Typography>
            </Box>
            {own !== null && (
              <Box sx={{ display: 'grid', gap: 1.25 }}>
                {own.slice(0, mostShown).map(({ lure, count }) => (
                  <LabeledBar
                    key={lure}
                    label={capitalized(lureLabel(lure))}
                    value={`${count} of ${wrong}`}
                    percent={(100 * count) / wrong}
                    color={sectionDot(sectionOf(kind))}
                  />
                ))}
                <MoreOfIt found={standingOut({ lures: own })} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {isMixed && (
        <Typography variant="body2" color="textSecondary">
          {fewWrongWords}
        </Typography>
      )}
    </Panel>
  );
}

/** Below the log there is room for two beside each other. */
const kinds = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
} as const;

/** Practice of what stands out, where questions can be chosen by it. */
function MoreOfIt({ found }: { readonly found: LureCount | null }) {
  const lure = lureOfDrill(found?.lure ?? '');
  if (lure === undefined) return null;
  return (
    <Box sx={{ mt: 1, display: 'grid' }}>
      <LinkButton
        to={pathOf('sectionStudy', { search: drillSearch({ subject: { kind: 'lure', lure } }) })}
        variant="outlined"
        size="small"
      >
        Practice 10 like these
      </LinkButton>
    </Box>
  );
}
