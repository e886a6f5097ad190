import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Verdict } from '@/domain/exam/attempts/response';
import type { SectionResult } from '@/domain/exam/scoring/result';
import { scoreQuartersByVerdict } from '@/domain/exam/scoring/scoring';
import { formatQuarterPoints, formatSignedPoints } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { choiceVerdictStyles } from '@/ui/question/choiceVerdictStyles';

const verdicts: readonly Verdict[] = ['right', 'wrong', 'blank'];

/** The raw score, or for unscored questions the number right, and the counts of right, wrong, and blank answers. */
export function ScoreSummary({ result: { score, scored, items } }: { result: SectionResult }) {
  return (
    <Panel title={scored ? 'Raw Score' : 'Right and Wrong'} level={3}>
      <Typography component="p" variant="figure">
        <span>{scored ? formatQuarterPoints(score.quarters) : score.right}</span>{' '}
        <Typography component="span" color="textSecondary">
          {scored ? `of ${formatQuarterPoints(score.maximumQuarters)} points` : `of ${items.length} right`}
        </Typography>
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2 }}>
        {verdicts.map((verdict) => {
          const { word, color, Icon } = choiceVerdictStyles[verdict];
          return (
            <Stack
              key={verdict}
              direction="row"
              sx={{
                alignItems: 'center',
                flexWrap: 'wrap',
                columnGap: 1.25,
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Icon fontSize="small" sx={{ color }} />
              <Typography component="dt" sx={{ flexGrow: 1 }}>
                {word}
              </Typography>
              <Typography component="dd" variant="strong" sx={{ m: 0 }}>
                {score[verdict]}
              </Typography>
              {scored && (
                <Typography
                  component="dd"
                  color="textSecondary"
                  sx={{ m: 0, minWidth: '5.5rem', ml: 'auto', textAlign: 'right' }}
                >
                  {formatSignedPoints(score[verdict] * scoreQuartersByVerdict[verdict])}
                </Typography>
              )}
            </Stack>
          );
        })}
      </Box>
      <Typography variant="secondary" sx={{ mt: 2 }}>
        {scored
          ? 'A raw score counts points. It is neither a scaled score nor a percentile.'
          : 'These questions do not count toward a score.'}
      </Typography>
    </Panel>
  );
}
