import Box from '@mui/material/Box';
import {
  partDurationMs,
  partsForTiming,
  type PlanPart,
  sectionQuestionCount,
  type TestPlan,
} from '@/domain/exam/test/test-plan';
import type { Timing } from '@/domain/exam/test/timing';
import { formatCount, formatTimeLimit } from '@/lib/text/format';
import { PartStrip } from '@/ui/bars/PartStrip';
import { Panel } from '@/ui/cards/Panel';
import { planPartColor } from '@/ui/sectionColor';

/** The upcoming parts, shown before a whole test begins. */
export function PartOverview({ plan, timing }: { plan: TestPlan; timing: Timing }) {
  return (
    <Box sx={{ mt: 6 }}>
      <Panel title="The Test, Part by Part">
        <PartStrip
          parts={partsForTiming(plan, timing).map((part) => ({
            id: part.id,
            title: part.title,
            color: planPartColor(part),
            // As long as at standard time, where no clock runs.
            weight: partDurationMs(part, timing) ?? part.minutes * 60_000,
            share: 1,
            facts: partFacts(part, timing).join(', '),
          }))}
        />
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
