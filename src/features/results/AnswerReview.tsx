import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { itemTopicLabel, type Item, itemKindLabels } from '@/domain/exam/items/item';
import type { JudgedItem } from '@/domain/exam/scoring/result';
import { formatSeconds } from '@/lib/text/format';
import type { Confidence } from '@/domain/exam/items/item-state';
import { chosenLetters } from '@/domain/exam/attempts/second-try';
import { ExplainedChoices } from '@/ui/question/ExplainedChoices';
import { QuestionExplanation } from '@/ui/question/QuestionExplanation';
import { QuestionMaterial } from '@/ui/question/QuestionMaterial';
import { QuestionText } from '@/ui/question/QuestionText';
import { ReportMistakeLink } from '@/ui/question/ReportMistakeLink';
import { choiceVerdictStyles } from '@/ui/question/choiceVerdictStyles';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';

const confidenceTexts = {
  sure: 'you were sure',
  leaning: 'you were leaning',
  guess: 'you guessed',
} as const satisfies Record<Confidence, string>;

/**
 * Examples: "Verbal · Synonym, speech", "Quantitative 1 · angles". Omits the question's kind if the section's name begins with it.
 */
function whatItAsks(item: Item, place: string | undefined): string {
  const kind = itemKindLabels[item.kind];
  if (place === undefined) return `${kind}, ${itemTopicLabel(item)}`;
  return place.startsWith(kind)
    ? `${place} · ${itemTopicLabel(item)}`
    : `${place} · ${kind}, ${itemTopicLabel(item)}`;
}

/** Example: "Verbal · Synonym, speech · 24 s · flagged · you guessed". */
function factsText({ item, state, seenBefore }: JudgedItem, place: string | undefined): string {
  const { timeMs, flagged, confidence } = state;
  return [
    whatItAsks(item, place),
    formatSeconds(timeMs),
    ...(flagged ? ['flagged'] : []),
    ...(seenBefore ? ['seen before'] : []),
    ...(confidence === null ? [] : [confidenceTexts[confidence]]),
  ].join(' · ');
}

const article = {
  p: { xs: 2, sm: 3 },
  // Formulas never break; one wider than the card scrolls inside its paragraph.
  [largeTextMediaQuery]: { '& :is(p, h4):has(math)': { overflowX: 'auto' } },
} as const;

/** Collapsed on screen only; print shows everything. */
const onPaper = { '@media screen': { display: 'none' } } as const;

interface AnswerReviewProps {
  readonly judged: JudgedItem;
  /** The section's name, for a list with questions from several sections. */
  readonly place?: string;
  /** Collapses or expands the choices and reasons. Without it, they are always shown. */
  readonly disclosure?: { readonly isOpen: boolean; readonly onToggle: () => void };
}

/** A reviewed question: the verdict and, for every choice, why it is right, or why it is wrong and still tempting. */
export function AnswerReview({ judged, place, disclosure }: AnswerReviewProps) {
  const headingId = useId();
  const { item, number, state, verdict } = judged;
  const { first, second } = chosenLetters(state);
  const { word, color, Icon } = choiceVerdictStyles[verdict];
  return (
    <Card component="article" aria-labelledby={headingId} sx={article}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.5 }}
      >
        <Typography variant="secondary">{factsText(judged, place)}</Typography>
        <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color, fontWeight: 600 }}>
          <Icon fontSize="small" />
          <span>{word}</span>
        </Box>
      </Box>
      <Typography
        id={headingId}
        variant="h3"
        component="h4"
        sx={{ mt: 0.5, typography: 'stem', fontSize: '1.375rem' }}
      >
        <span>{`${number}.`}</span> <QuestionText text={item.stem} translate="no" />
      </Typography>
      {disclosure !== undefined && (
        <Button
          size="small"
          aria-expanded={disclosure.isOpen}
          aria-controls={`${headingId}-reasons`}
          onClick={disclosure.onToggle}
          sx={{ ml: -1.5, mt: 0.5, minHeight: 44, displayPrint: 'none' }}
        >
          <span>{disclosure.isOpen ? 'Hide the explanations' : 'Show the explanations'}</span>
          <span style={visuallyHidden}>{` of question ${number}`}</span>
        </Button>
      )}
      <Box id={`${headingId}-reasons`} sx={disclosure?.isOpen === false ? onPaper : undefined}>
        {item.kind === 'quantitative' && (
          <Box sx={{ mt: 2, '&:empty': { mt: 0 } }}>
            <QuestionMaterial figure={item.figure} table={item.table} />
          </Box>
        )}
        <ExplainedChoices item={item} chosen={first} secondAnswer={second} />
        <QuestionExplanation item={item} />
        <ReportMistakeLink item={item} />
      </Box>
    </Card>
  );
}
