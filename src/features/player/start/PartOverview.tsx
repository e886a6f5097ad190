import Box from '@mui/material/Box';
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
import { playerPartColor } from '../frame/partPosition';

/** The upcoming parts, shown before a whole test begins. */
export function PartOverview({ plan, timing }: { plan: TestPlan; timing: Timing }) {
  const parts = partsForTiming(plan, timing);
  return (
    <Box sx={{ mt: 6 }}>
      <Panel title="The Test, Part by Part">
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: { xs: 0, md: 2 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${parts.length}, minmax(0, 1fr))` },
          }}
        >
          {parts.map((part) => (
            <Box
              component="li"
              key={part.id}
              sx={{
                display: { xs: 'grid', md: 'block' },
                gridTemplateColumns: '9rem minmax(0, 1fr)',
                [largeTextMediaQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
                py: { xs: 1.25, md: 0 },
                borderTop: { xs: 1, md: 0 },
                // Set at the same breakpoint as the border, whose shorthand would otherwise reset the color to that of the text.
                borderColor: { xs: 'divider' },
              }}
            >
              <Box
                sx={{
                  display: { xs: 'none', md: 'block' },
                  height: 10,
                  mb: 1.5,
                  borderRadius: '3px',
                  bgcolor: playerPartColor(part),
                  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
                }}
              />
              <Typography sx={{ fontWeight: part.kind === 'break' ? 400 : 600 }}>{part.title}</Typography>
              <Typography variant="secondary">{partFacts(part, timing).join(', ')}</Typography>
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

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
