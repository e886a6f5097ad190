import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { use, useId } from 'react';
import { itemKindLabel, itemTopicLabel, type Item } from '@/domain/exam/items/item';
import type { JudgedItem } from '@/domain/exam/scoring/result';
import { formatSeconds } from '@/lib/text/format';
import type { Confidence } from '@/domain/exam/items/item-state';
import { chosenLetters } from '@/domain/exam/attempts/second-try';
import { IconLabel } from '@/ui/marks/IconLabel';
import { AnswererContext } from '@/ui/question/answererContext';
import { ExplainedChoices } from '@/ui/question/ExplainedChoices';
import { QuestionExplanation } from '@/ui/question/QuestionExplanation';
import { QuestionMaterial } from '@/ui/question/QuestionMaterial';
import { QuestionText } from '@/ui/question/QuestionText';
import { ReportMistakeLink } from '@/ui/question/ReportMistakeLink';
import { choiceVerdictStyles } from '@/ui/question/choiceVerdictStyles';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { openOnPaper } from './folding';

const confidenceTexts = {
  reader: { sure: 'you were sure', leaning: 'you were leaning', guess: 'you guessed' },
  student: { sure: 'marked sure', leaning: 'marked leaning', guess: 'marked as a guess' },
} as const satisfies Record<string, Record<Confidence, string>>;

type Answerer = keyof typeof confidenceTexts;

/**
 * Examples: "Verbal · Synonym, speech", "Quantitative 1 · angles", on a dashboard "Math, angles". Omits the question's kind if the
 * section's name begins with it.
 */
function whatItAsks(item: Item, place: string | undefined, answerer: Answerer): string {
  const kind = itemKindLabel(item.kind, answerer === 'student' ? 'dashboard' : 'test');
  if (place === undefined) return `${kind}, ${itemTopicLabel(item)}`;
  return place.startsWith(kind)
    ? `${place} · ${itemTopicLabel(item)}`
    : `${place} · ${kind}, ${itemTopicLabel(item)}`;
}

/** Example: "Verbal · Synonym, speech · 24 s · flagged · you guessed". */
function factsText(
  { item, state, seenBefore }: JudgedItem,
  place: string | undefined,
  answerer: Answerer,
): string {
  const { timeMs, flagged, confidence } = state;
  return [
    whatItAsks(item, place, answerer),
    formatSeconds(timeMs),
    ...(flagged ? ['flagged'] : []),
    ...(seenBefore ? ['seen before'] : []),
    ...(confidence === null ? [] : [confidenceTexts[answerer][confidence]]),
  ].join(' · ');
}

const article = {
  // Formulas never break; one wider than the card scrolls inside its paragraph.
  [largeTextMediaQuery]: { '& :is(p, h4):has(math)': { overflowX: 'auto' } },
} as const;

interface AnswerReviewProps {
  readonly judged: JudgedItem;
  /** The section's name, for a list with questions from several sections. */
  readonly place?: string;
  /** True in a dialog of its own, which has the edges of a card. */
  readonly isAlone?: boolean;
  /** Collapses or expands the explanations on screen; paper shows them all. Without it, they are always shown. */
  readonly disclosure?: { readonly isOpen: boolean; readonly onToggle: () => void };
}

/** A reviewed question: the verdict and, for every choice, why it is right, or why it is wrong and still tempting. */
export function AnswerReview({ judged, place, isAlone = false, disclosure }: AnswerReviewProps) {
  const headingId = useId();
  const answerer = use(AnswererContext);
  const { item, number, verdict } = judged;
  const { word, color, Icon } = choiceVerdictStyles[verdict];
  const content = (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.5 }}
      >
        <Typography variant="secondary">{factsText(judged, place, answerer)}</Typography>
        <IconLabel icon={<Icon fontSize="xsmall" />} color={color}>
          {word}
        </IconLabel>
      </Stack>
      <Typography id={headingId} variant="stem" component={isAlone ? 'h3' : 'h4'} sx={{ mt: 0.5 }}>
        <span>{`${number}.`}</span> <QuestionText text={item.stem} translate="no" />
      </Typography>
      {disclosure === undefined ? (
        <Explanations judged={judged} />
      ) : (
        <Accordion
          expanded={disclosure.isOpen}
          onChange={disclosure.onToggle}
          slotProps={{ heading: { component: 'div' } }}
          sx={{ mt: 1, borderBottom: 0, '@media print': { border: 0, ...openOnPaper } }}
        >
          <AccordionSummary
            id={`${headingId}-summary`}
            aria-controls={`${headingId}-explanations`}
            expandIcon={<ExpandMore />}
            sx={{ displayPrint: 'none' }}
          >
            <span>Explanations</span>
            <span style={visuallyHidden}>{` of question ${number}`}</span>
          </AccordionSummary>
          <AccordionDetails>
            <Explanations judged={judged} />
          </AccordionDetails>
        </Accordion>
      )}
    </>
  );
  return isAlone ? (
    <Box component="article" aria-labelledby={headingId} sx={article}>
      {content}
    </Box>
  ) : (
    <Card component="article" aria-labelledby={headingId} sx={article}>
      <CardContent>{content}</CardContent>
    </Card>
  );
}

function Explanations({ judged: { item, state } }: { readonly judged: JudgedItem }) {
  const { first, second } = chosenLetters(state);
  return (
    <>
      {item.kind === 'quantitative' && <QuestionMaterial figure={item.figure} table={item.table} />}
      <ExplainedChoices item={item} chosen={first} secondAnswer={second} />
      <QuestionExplanation item={item} />
      <ReportMistakeLink item={item} />
    </>
  );
}
