import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
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
import { newSeed } from '@/lib/browser/newId';
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
      <Typography ref={stem} variant="prose" component="p" translate="no" sx={stemStyles}>
        {item.stem}
      </Typography>
      {chosen === null ? (
        <Grid
          container
          columns={{ xs: 2, sm: 5 }}
          spacing={1}
          role="group"
          aria-label={words.choices}
          sx={{ mt: 2 }}
        >
          {choiceLetters.map((letter) => (
            <Grid key={letter} size={1}>
              <Button variant="outlined" fullWidth onClick={() => answer(letter)}>
                <span translate="no">{choiceByLetter(item, letter).text}</span>
              </Button>
            </Grid>
          ))}
        </Grid>
      ) : (
        <>
          <Typography ref={verdict} sx={{ mt: 1, outline: 'none' }}>
            {sampleVerdictText(chosen === item.key, choiceByLetter(item, chosen).text)}
          </Typography>
          <ExplainedChoices item={item} chosen={chosen} />
        </>
      )}
      <Button variant="outlined" onClick={drawAgain} sx={{ mt: 2 }}>
        <span>{chosen === null ? words.drawOther : words.tryIt}</span>
      </Button>
    </ProductPicture>
  );
}

function sampleVerdictText(isRight: boolean, answer: string): string {
  return `${answer} ${isRight ? words.right : words.wrong}`;
}

const stemStyles = { fontWeight: 600, outline: 'none', textWrap: { sm: 'pretty' } } as const;
