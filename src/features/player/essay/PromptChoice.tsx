import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { itemRef, promptKindLabels, type WritingPrompt } from '@/domain/exam/items/item';
import * as colors from '@/ui/colors';
import { readingFont } from '@/ui/fonts';

interface PromptChoiceProps {
  readonly prompts: readonly WritingPrompt[];
  /** In the format of `itemRef`; null if none is chosen. */
  readonly chosen: string | null;
  readonly onChoose: (prompt: string) => void;
}

const Prompts = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 16,
  '& label': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 14,
    alignItems: 'start',
    margin: 0,
    padding: '14px 16px',
    fontWeight: 400,
    border: `1px solid ${colors.controlEdge}`,
    borderRadius: 12,
    backgroundColor: colors.paper,
    cursor: 'pointer',
    '&:has(input:checked)': { borderColor: colors.primary, boxShadow: `inset 0 0 0 1px ${colors.primary}` },
    '&:has(input:focus-visible)': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
    '@media (forced-colors: active)': {
      '&:has(input:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' },
    },
  },
  '& input': { width: 20, height: 20, margin: '1px 0 0', accentColor: colors.primary },
  '& .kind': { color: colors.textSecondary, fontSize: '0.875rem' },
  '& .prompt': {
    gridColumn: 2,
    fontFamily: readingFont,
    fontSize: 'calc(1.125rem * var(--reading-scale, 1))',
    lineHeight: 1.4,
  },
});

/** The prompts of the writing part. The student can change the choice at any time. */
export function PromptChoice({ prompts, chosen, onChoose }: PromptChoiceProps) {
  const group = useId();
  return (
    <Prompts role="radiogroup" aria-label="Prompts">
      {prompts.map((prompt) => {
        const ref = itemRef(prompt);
        return (
          <label key={ref}>
            <input type="radio" name={group} checked={ref === chosen} onChange={() => onChoose(ref)} />
            <span className="kind">{promptKindLabels[prompt.kind]}</span>
            <span className="prompt" translate="no">
              {prompt.text}
            </span>
          </label>
        );
      })}
    </Prompts>
  );
}
