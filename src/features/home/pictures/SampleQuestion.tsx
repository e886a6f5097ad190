import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { generateItem } from '@/data/items/generators/generator';
import { percentGenerators } from '@/data/items/generators/percent';
import { homeText } from '@/data/texts/pages/home';
import {
  choiceByLetter,
  type ChoiceLetter,
  choiceLetters,
  quantitativeTopicLabels,
} from '@/domain/exam/items/item';
import { sectionName } from '@/domain/section-names';
import { assertPresent } from '@/lib/assert';
import { capitalize } from '@/lib/text/format';
import { newSeed } from '@/lib/browser/newSeed';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { ExplainedChoices } from '@/ui/question/ExplainedChoices';
import { ProductPicture } from './ProductPicture';

const generator = assertPresent(
  percentGenerators.find(({ id }) => id === 'percent-sale-price'),
  'The bank draws no question about a sale price',
);
const words = homeText.pictures.question;
const title = `${sectionName('quantitative', 'dashboard')}: ${capitalize(quantitativeTopicLabels[generator.topic])}`;

interface Round {
  readonly seed: number;
  readonly chosen: ChoiceLetter | null;
}

/** Starts with a wrong answer, because that is when explanations matter. */
const answered: Round = { seed: 4, chosen: 'E' };

/** A practice question with explanations of its choices. Visitors can try it again with other numbers; nothing is saved. */
export function SampleQuestion() {
  const [{ seed, chosen }, setRound] = useState(answered);
  const stem = useRef<HTMLParagraphElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);
  const item = generateItem(generator, seed);
  const answer = (letter: ChoiceLetter) => {
    flushSync(() => setRound({ seed, chosen: letter }));
    focusElement(verdict.current);
  };
  const drawAgain = () => {
    flushSync(() => setRound({ seed: newSeed(), chosen: null }));
    focusElement(stem.current);
  };
  return (
    <ProductPicture title={title} note={words.note}>
      <Box sx={look}>
        <p ref={stem} className="stem" translate="no">
          {item.stem}
        </p>
        {chosen === null ? (
          <div role="group" aria-label={words.choices} className="choices">
            {choiceLetters.map((letter) => (
              <Button key={letter} variant="outlined" onClick={() => answer(letter)}>
                <span translate="no">{choiceByLetter(item, letter).text}</span>
              </Button>
            ))}
          </div>
        ) : (
          <>
            <p ref={verdict} className="verdict">
              {sampleVerdictText(chosen === item.key, choiceByLetter(item, chosen).text)}
            </p>
            <ExplainedChoices item={item} chosen={chosen} />
          </>
        )}
        <Button variant="outlined" onClick={drawAgain}>
          <span>{chosen === null ? words.drawOther : words.tryIt}</span>
        </Button>
      </Box>
    </ProductPicture>
  );
}

function sampleVerdictText(isRight: boolean, answer: string): string {
  return `${answer} ${isRight ? words.right : words.wrong}`;
}

const look = {
  '& .stem': { m: 0, typography: 'prose', fontWeight: 600, outline: 'none', textWrap: { sm: 'pretty' } },
  '& .verdict': { m: 0, mt: 1, outline: 'none' },
  '& .choices': {
    my: 2,
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
  },
  '& ol': { mb: 2 },
} as const;
