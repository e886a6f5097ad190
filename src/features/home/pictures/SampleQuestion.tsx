import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { generate } from '@/data/items/generators/generator';
import { percent } from '@/data/items/generators/percent';
import { choiceOf, type Letter, letters, topicLabels } from '@/domain/exam/item';
import { sectionName } from '@/domain/section-names';
import { present } from '@/lib/assert';
import { capitalized } from '@/lib/format';
import { newSeed } from '@/lib/newSeed';
import { focusOn } from '@/ui/page/focusHeading';
import { ExplainedChoices } from '@/ui/question/ExplainedChoices';
import { Picture } from './Picture';

const generator = present(
  percent.find(({ id }) => id === 'percent-sale-price'),
  'The bank draws no question about a sale price',
);
const title = `${sectionName('quantitative', 'dashboard')}: ${capitalized(topicLabels[generator.topic])}`;

interface Round {
  readonly seed: number;
  readonly chosen: Letter | null;
}

/** In the document: a question that was answered wrong, since that is what reasons are for. */
const answered: Round = { seed: 4, chosen: 'E' };

/** A question of the practice pool with the reasons of its choices, to be answered with other numbers. Nothing is kept. */
export function SampleQuestion() {
  const [{ seed, chosen }, setRound] = useState(answered);
  const stem = useRef<HTMLParagraphElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);
  const item = generate(generator, seed);
  const answer = (letter: Letter) => {
    flushSync(() => setRound({ seed, chosen: letter }));
    focusOn(verdict.current);
  };
  const drawAgain = () => {
    flushSync(() => setRound({ seed: newSeed(), chosen: null }));
    focusOn(stem.current);
  };
  return (
    <Picture title={title} note="From the practice pool">
      <Typography ref={stem} variant="prose" sx={{ fontWeight: 600, outline: 'none', textWrap: 'pretty' }}>
        {item.stem}
      </Typography>
      {chosen === null ? (
        <Box role="group" aria-label="Choices" sx={choices}>
          {letters.map((letter) => (
            <Button key={letter} variant="outlined" onClick={() => answer(letter)}>
              {choiceOf(item, letter).text}
            </Button>
          ))}
        </Box>
      ) : (
        <>
          <Typography ref={verdict} sx={{ mt: 1, outline: 'none' }}>
            {verdictWords(chosen === item.key, choiceOf(item, chosen).text)}
          </Typography>
          <ExplainedChoices item={item} chosen={chosen} />
        </>
      )}
      <Button variant="text" onClick={drawAgain} sx={{ mt: 1, ml: -1 }}>
        {chosen === null ? 'Draw other numbers' : 'Try it with other numbers'}
      </Button>
    </Picture>
  );
}

function verdictWords(isRight: boolean, answer: string): string {
  return isRight
    ? `${answer} is right. The other choices are what common mistakes lead to.`
    : `Somebody who answers ${answer} reads what went wrong, and what each other choice would have meant.`;
}

const choices = {
  mt: 2,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
} as const;
