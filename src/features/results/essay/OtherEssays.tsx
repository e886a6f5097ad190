import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FinishedEssay } from '@/data/essays';
import { countEssayWords } from '@/domain/exam/essays/essay';
import type { SelfCheck } from '@/domain/exam/essays/self-check';
import type { WrittenEssay } from '@/domain/exam/essays/written-essay';
import { formatCount, formatInstantDate } from '@/lib/text/format';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { Panel } from '@/ui/cards/Panel';
import { EssayComparison } from './EssayComparison';
import { useOtherEssays } from './useOtherEssays';

interface OtherEssaysProps {
  /** This result's essay with its self-check. */
  readonly essay: WrittenEssay;
  readonly selfCheck: SelfCheck;
}

/** The student's other essays, to choose one for comparison. */
export function OtherEssays({ essay, selfCheck }: OtherEssaysProps) {
  const others = useOtherEssays(essay.attemptId);
  const [chosen, setChosen] = useState('');
  if (others === null) return null;
  const other = others.find(({ attemptId }) => attemptId === chosen);
  return (
    <Panel title="Compare Your Essays" level={3}>
      {others.length === 0 ? (
        <Typography color="textSecondary" sx={{ maxWidth: '44em' }}>
          This is your only essay here so far. Write again on the same prompt, and this page will show what
          changed, word by word.
        </Typography>
      ) : (
        <>
          <SelectField
            label="Your other essays, newest first"
            value={chosen}
            onChange={setChosen}
            options={[
              { value: '', label: 'Choose one' },
              ...others.map((each) => ({ value: each.attemptId, label: essayLabel(each, essay) })),
            ]}
          />
          {other !== undefined && <EssayComparison essay={{ ...essay, selfCheck }} other={other} />}
        </>
      )}
    </Panel>
  );
}

/** Example: "Nov 21, 2026, 312 words, on the same prompt". */
function essayLabel(
  { finishedAt, text, promptRef, prompt }: FinishedEssay,
  { promptRef: here }: WrittenEssay,
): string {
  const about =
    promptRef !== null && promptRef === here
      ? 'on the same prompt'
      : prompt === null
        ? 'without a prompt'
        : prompt.text;
  return `${formatInstantDate(finishedAt)}, ${formatCount(countEssayWords(text), 'word')}, ${about}`;
}
