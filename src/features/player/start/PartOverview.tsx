import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import {
  partDurationMs,
  partsForTiming,
  type PlanPart,
  sectionQuestionCount,
  type TestPlan,
} from '@/domain/exam/test/test-plan';
import type { Timing } from '@/domain/exam/test/timing';
import { formatCount, formatTimeLimit } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { planPartColor } from '@/ui/sectionColor';

/** The upcoming parts, shown before a whole test begins. */
export function PartOverview({ plan, timing }: { plan: TestPlan; timing: Timing }) {
  const parts = partsForTiming(plan, timing);
  return (
    <Box sx={{ mt: 6 }}>
      <Panel title="The Test, Part by Part">
        <List component="ol" sx={listSx}>
          {parts.map((part) => (
            <ListItem key={part.id} disablePadding sx={partSx}>
              <Box sx={barSx} style={{ backgroundColor: planPartColor(part) }} />
              <Typography variant={part.kind === 'break' ? 'body1' : 'strong'}>{part.title}</Typography>
              <Typography variant="secondary">{partFacts(part, timing).join(', ')}</Typography>
            </ListItem>
          ))}
        </List>
      </Panel>
    </Box>
  );
}

/** In rows or, if there is room, in columns of equal width. */
const listSx = {
  display: 'grid',
  gap: { xs: 0, md: 2 },
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: 'minmax(0, 1fr)',
} as const;

const partSx = {
  display: { xs: 'grid', md: 'block' },
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  [largeTextMediaQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  py: { xs: 1.25, md: 0 },
  borderTop: { xs: 1, md: 0 },
  // Set at the same breakpoint as the border, whose shorthand would otherwise reset the color to that of the text.
  borderColor: { xs: 'divider' },
} as const;

const barSx = {
  display: { xs: 'none', md: 'block' },
  height: 10,
  mb: 1.5,
  borderRadius: '3px',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
} as const;

/** A part's length and what it asks for: "15 minutes", "16 questions", "not scored". */
function partFacts(part: PlanPart, timing: Timing): readonly string[] {
  const length = formatTimeLimit(partDurationMs(part, timing));
  if (part.kind === 'section')
    return [
      length,
      formatCount(sectionQuestionCount(part), 'question'),
      ...(part.scored ? [] : ['not scored']),
    ];
  return part.kind === 'essay' ? [length, 'one of two prompts'] : [length];
}
