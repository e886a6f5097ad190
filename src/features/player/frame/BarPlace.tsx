import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import * as colors from '@/ui/colors';
import { Dot, type DotColor } from '@/ui/marks/Dot';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { barWidth } from './BarButton';

interface TestPlaceProps {
  readonly title: string;
  /** "Section 3 of 5: Reading"; empty if the title says enough. */
  readonly place: string;
  readonly color: DotColor;
  readonly reviewing: boolean;
}

export interface BarPlaceProps extends TestPlaceProps {
  /** The number of the current question, from 1; null if none is on screen. */
  readonly question: number | null;
  /** The number of questions; null in an endless drill. */
  readonly questions: number | null;
}

/** The test's title, and the student's position in it. */
export function BarPlace({ question, questions, ...test }: BarPlaceProps) {
  return (
    <Place>
      <TestPlace {...test} />
      {question !== null && <QuestionPlace question={question} questions={questions} />}
    </Place>
  );
}

const TestPlace = memo(function TestPlace({ title, place, color, reviewing }: TestPlaceProps) {
  const [, word = '', rest = place] = /^(Section )(.+)$/.exec(place) ?? [];
  return (
    <>
      <Typography component="h1" variant="prose" sx={titleSx}>
        {title}
      </Typography>
      {place !== '' && (
        <>
          {divider}
          <Typography component="span" color="textSecondary" sx={sectionSx}>
            <Dot color={color} />
            <SectionName>
              <SectionWord>{word}</SectionWord>
              <span>{rest}</span>
            </SectionName>
          </Typography>
        </>
      )}
      {reviewing && (
        <>
          {divider}
          <Typography component="span" color="textSecondary" sx={smallerSx}>
            Review
          </Typography>
        </>
      )}
    </>
  );
});

const QuestionPlace = memo(function QuestionPlace({
  question,
  questions,
}: {
  readonly question: number;
  readonly questions: number | null;
}) {
  return (
    <>
      {divider}
      <QuestionNumber>
        <span>Question </span>
        <strong>{question}</strong>
        {questions !== null && <span>{` of ${questions}`}</span>}
      </QuestionNumber>
    </>
  );
});

const Place = styled('div')({
  flex: '1 1 0',
  minWidth: 'min(100%, 8.5rem)',
  display: 'flex',
  alignItems: 'center',
  columnGap: 16,
  [barWidth.narrow]: { flexWrap: 'wrap', rowGap: 2, paddingBlock: 4 },
  [barWidth.smallPhone]: { minWidth: 'min(100%, 6.5rem)' },
});

const divider = (
  <Divider orientation="vertical" flexItem aria-hidden sx={{ [barWidth.narrow]: { display: 'none' } }} />
);

/**
 * On narrow screens one line, and two with large text, so that a long title doesn't push the question down. Screen readers read what
 * it cuts off, and the review says all of it.
 */
const titleSx = {
  fontWeight: 600,
  [barWidth.narrow]: {
    flexBasis: '100%',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [largeTextMediaQuery]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      whiteSpace: 'normal',
    },
  },
  // Small enough for "Test A, Quantitative 1" beside the clock.
  [barWidth.phone]: { typography: 'body2', fontWeight: 600 },
} as const;
const smallerSx = { [barWidth.narrow]: { typography: 'body2' } } as const;
const sectionSx = { ...smallerSx, display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const;
/** One line, so that the bar is as high in every section. Screen readers read what it cuts off. */
const SectionName = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [largeTextMediaQuery]: { whiteSpace: 'normal' },
});
const SectionWord = styled('span')({ [barWidth.phone]: visuallyHidden });

/** On narrow screens, the footer shows the question number. */
const QuestionNumber = styled('span')({
  color: colors.textSecondary,
  '& > strong': { color: colors.textPrimary, fontWeight: 600 },
  [barWidth.narrow]: visuallyHidden,
});
