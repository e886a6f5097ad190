import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { distractorLabel } from '@/domain/exam/items/distractor';
import { itemKindPluralLabels, sectionOfItemKind } from '@/domain/exam/items/item';
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
import { fewWrongAnswersText, mistakePatternText } from './errorLogText';

/** The most distractors listed per kind of question. One that caught a student once or twice means little, so the list is short. */
const mostShown = 5;

/** Counts wrong answers by distractor, the kind of trap in the choice, for each kind of question. */
export function DistractorPanel({ distractors }: { readonly distractors: readonly DistractorsOfKind[] }) {
  // If no kind has enough answers, the summary says so, and the note below isn't needed.
  const isMixed =
    distractors.some((each) => each.distractors === null) &&
    distractors.some((each) => each.distractors !== null);
  return (
    <Panel title="Wrong choices that tempt you" summary={mistakePatternText(distractors)}>
      {/* Two columns on a tablet, where the panel is below the log; one on a phone and beside the log. */}
      <Grid container columnSpacing={4}>
        {distractors.map((each) => (
          <Grid
            key={each.kind}
            component="section"
            size={{ xs: 12, sm: 6, lg: 12 }}
            sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <KindOfQuestion distractors={each} />
          </Grid>
        ))}
      </Grid>
      {isMixed && <Typography variant="secondary">{fewWrongAnswersText}</Typography>}
    </Panel>
  );
}

function KindOfQuestion({
  distractors: { kind, wrongCount, distractors },
}: {
  readonly distractors: DistractorsOfKind;
}) {
  return (
    <Stack spacing={1.25}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
        <Typography component="h3" variant="subtitle2">
          {itemKindPluralLabels[kind]}
        </Typography>
        <Typography variant="secondary">{`${wrongCount} wrong`}</Typography>
      </Stack>
      {distractors?.slice(0, mostShown).map(({ distractor, count }) => (
        <LabeledBar
          key={distractor}
          label={capitalize(distractorLabel(distractor))}
          value={`${count} of ${wrongCount}`}
          percent={(100 * count) / wrongCount}
          color={sectionDotColor(sectionOfItemKind(kind))}
        />
      ))}
      {distractors !== null && <PracticeLink standout={standoutDistractor({ distractors })} />}
    </Stack>
  );
}

/** A link to practice the most frequent distractor, if questions can be chosen by it. */
function PracticeLink({ standout }: { readonly standout: DistractorCount | null }) {
  const distractor = parseDrillDistractor(standout?.distractor ?? '');
  if (distractor === undefined) return null;
  return (
    <LinkButton
      to={pathOf('sectionStudy', {
        search: drillSearchParams({ subject: { kind: 'distractor', distractor } }),
      })}
      variant="outlined"
      size="small"
    >
      Practice 10 like these
    </LinkButton>
  );
}
