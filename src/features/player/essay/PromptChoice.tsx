import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { itemRef, promptKindLabels, type WritingPrompt } from '@/domain/exam/items/item';
import * as colors from '@/ui/colors';
import { readingTypography } from '../tools/readingTypography';

interface PromptChoiceProps {
  readonly prompts: readonly WritingPrompt[];
  /** In the format of `itemRef`; null if none is chosen. */
  readonly chosen: string | null;
  readonly onChoose: (prompt: string) => void;
}

/** The prompts of the writing part. The student can change the choice at any time. */
export function PromptChoice({ prompts, chosen, onChoose }: PromptChoiceProps) {
  return (
    <RadioGroup
      aria-label="Prompts"
      value={chosen}
      onChange={(_, prompt) => onChoose(prompt)}
      sx={{ gap: 1.5, mt: 2 }}
    >
      {prompts.map((prompt) => (
        <Prompt
          key={itemRef(prompt)}
          value={itemRef(prompt)}
          control={<Radio />}
          label={
            <span>
              <Typography variant="secondary" component="span">
                {promptKindLabels[prompt.kind]}
              </Typography>
              <PromptText translate="no">{prompt.text}</PromptText>
            </span>
          }
          disableTypography
        />
      ))}
    </RadioGroup>
  );
}

const Prompt = styled(FormControlLabel)({
  alignItems: 'start',
  margin: 0,
  padding: '10px 16px 14px',
  '& .MuiRadio-root': { marginTop: -10 },
  border: `1px solid ${colors.controlEdge}`,
  borderRadius: 12,
  backgroundColor: colors.paper,
  '&:has(input:checked)': { borderColor: colors.primary, boxShadow: `inset 0 0 0 1px ${colors.primary}` },
  '&:has(input:focus-visible)': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
  '@media (forced-colors: active)': {
    '&:has(input:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' },
  },
});

const PromptText = styled('span')(({ theme }) => ({ ...readingTypography(theme), display: 'block' }));
