import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { Ref } from 'react';
import type { WordEntry } from '@/domain/plan/words/word-entry';
import { IconLabel } from '@/ui/marks/IconLabel';
import { choiceVerdictStyles } from '@/ui/question/choiceVerdictStyles';
import { wrongMeaningText, wordEntryFacts, failingWordText } from '../wordSessionText';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';

interface AnswerRevealProps {
  readonly entry: WordEntry;
  /** The word whose meaning was chosen. */
  readonly chosen: string;
  /** True if the session ends with this word. */
  readonly isLast: boolean;
  readonly needsExtraHelp: boolean;
  readonly verdictRef: Ref<HTMLParagraphElement>;
}

/** The verdict in one word and, growing below it, the facts about the word. */
export function AnswerReveal({ entry, chosen, isLast, needsExtraHelp, verdictRef }: AnswerRevealProps) {
  const { transitions } = useTheme();
  const right = chosen === entry.word;
  const { word, color, Icon } = choiceVerdictStyles[right ? 'right' : 'wrong'];
  return (
    <>
      {/* Not in what grows, which can't be focused at first. */}
      <Typography ref={verdictRef} sx={{ mt: 1, textAlign: 'center', outline: 'none' }}>
        <IconLabel icon={<Icon fontSize="xsmall" />} color={color}>
          {word}
        </IconLabel>
      </Typography>
      <Collapse in appear timeout={transitions.duration.short} sx={{ mt: 1.5 }}>
        <Typography variant="strong" translate="no">
          {entry.definition}
        </Typography>
        {!right && (
          <Typography variant="secondary" sx={{ mt: 0.5 }}>
            {wrongMeaningText(chosen, isLast)}
          </Typography>
        )}
        {needsExtraHelp && (
          <Typography variant="subtitle2" sx={{ mt: 1.5, color: 'status.watchText' }}>
            {failingWordText}
          </Typography>
        )}
        <Stack component="dl" spacing={1} sx={{ m: 0, mt: 1.5 }}>
          {wordEntryFacts(entry, needsExtraHelp).map(({ term, lines }) => (
            <Box key={term} sx={factLayout}>
              <Typography component="dt" variant="secondary">
                {term}
              </Typography>
              {lines.map((line) => (
                <Typography key={line} component="dd" variant="body2" translate="no" sx={factTextLayout}>
                  {line}
                </Typography>
              ))}
            </Box>
          ))}
        </Stack>
      </Collapse>
    </>
  );
}

const factLayout = {
  display: 'grid',
  gridTemplateColumns: 'min(6.25rem, 32%) minmax(0, 1fr)',
  [largeTextMediaQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  columnGap: 1.5,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const factTextLayout = {
  m: 0,
  gridColumn: 2,
  [largeTextMediaQuery]: { gridColumn: 1 },
  overflowWrap: 'anywhere',
} as const;
