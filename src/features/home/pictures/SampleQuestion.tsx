import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { generate } from '@/data/items/generators/generator';
import { percent } from '@/data/items/generators/percent';
import { homeText } from '@/data/texts/home';
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
const words = homeText.pictures.question;
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
    <Picture title={title} note={words.note}>
      <Box sx={look}>
        <p ref={stem} className="stem">
          {item.stem}
        </p>
        {chosen === null ? (
          <div role="group" aria-label={words.choices} className="choices">
            {letters.map((letter) => (
              <Button key={letter} variant="outlined" onClick={() => answer(letter)}>
                {choiceOf(item, letter).text}
              </Button>
            ))}
          </div>
        ) : (
          <>
            <p ref={verdict} className="verdict">
              {verdictWords(chosen === item.key, choiceOf(item, chosen).text)}
            </p>
            <ExplainedChoices item={item} chosen={chosen} />
          </>
        )}
        <Button variant="outlined" onClick={drawAgain}>
          {chosen === null ? words.drawOther : words.tryIt}
        </Button>
      </Box>
    </Picture>
  );
}

function verdictWords(isRight: boolean, answer: string): string {
  return `${answer} ${isRight ? words.right : words.wrong}`;
}

const look = {
  '& .stem': { m: 0, typography: 'prose', fontWeight: 600, outline: 'none', textWrap: 'pretty' },
  '& .verdict': { m: 0, mt: 1, outline: 'none' },
  '& .choices': {
    my: 2,
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
  },
  '& ol': { mb: 2 },
} as const;
