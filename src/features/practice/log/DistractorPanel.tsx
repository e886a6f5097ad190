import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { distractorLabel } from '@/domain/exam/items/distractor';
import { parseDrillDistractor } from '@/domain/plan/drills/parse-drill';
import { drillSearchParams } from '@/domain/plan/drills/drill-request';
import {
  type DistractorCount,
  type DistractorsOfKind,
  standoutDistractor,
} from '@/domain/plan/mistakes/distractors';
import { capitalize } from '@/lib/text/format';
import { pathOf } from '@/site';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { sectionDotColor } from '@/ui/sectionColor';
import { LinkButton } from '@/ui/controls/LinkButton';
import { fewWrongAnswersText, itemKindPluralLabel, mistakePatternText } from './errorLogText';

const sectionOf = (kind: DistractorsOfKind['kind']) =>
  kind === 'synonym' || kind === 'analogy' ? 'verbal' : kind;

/** The most distractors listed per kind of question. One that caught a student once or twice means little, so the list is short. */
const mostShown = 5;

/** Counts wrong answers by distractor, the kind of trap in the choice, for each kind of question. */
export function DistractorPanel({ distractors }: { readonly distractors: readonly DistractorsOfKind[] }) {
  // If no kind has enough answers, the summary says so, and the note below isn't needed.
  const isMixed =
    distractors.some((each) => each.distractors === null) &&
    distractors.some((each) => each.distractors !== null);
  return (
    <Panel title="What you fall for" summary={mistakePatternText(distractors)}>
      <Box sx={kinds}>
        {distractors.map(({ kind, wrongCount, distractors: own }) => (
          <Box key={kind} component="section" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
              <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
                {itemKindPluralLabel(kind)}
              </Typography>
              <Typography variant="secondary">{`${wrongCount} wrong`}</Typography>
            </Box>
            {own !== null && (
              <Box sx={{ display: 'grid', gap: 1.25 }}>
                {own.slice(0, mostShown).map(({ distractor, count }) => (
                  <LabeledBar
                    key={distractor}
                    label={capitalize(distractorLabel(distractor))}
                    value={`${count} of ${wrongCount}`}
                    percent={(100 * count) / wrongCount}
                    color={sectionDotColor(sectionOf(kind))}
                  />
                ))}
                <MoreOfIt found={standoutDistractor({ distractors: own })} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {isMixed && <Typography variant="secondary">{fewWrongAnswersText}</Typography>}
    </Panel>
  );
}

/** Two columns on a tablet, where the panel is below the log; one on a phone and beside the log. */
const kinds = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
} as const;

/** A link to practice the most frequent distractor, if questions can be chosen by it. */
function MoreOfIt({ found }: { readonly found: DistractorCount | null }) {
  const distractor = parseDrillDistractor(found?.distractor ?? '');
  if (distractor === undefined) return null;
  return (
    <Box sx={{ mt: 1, display: 'grid' }}>
      <LinkButton
        to={pathOf('sectionStudy', {
          search: drillSearchParams({ subject: { kind: 'distractor', distractor } }),
        })}
        variant="outlined"
        size="small"
      >
        Practice 10 like these
      </LinkButton>
    </Box>
  );
}
