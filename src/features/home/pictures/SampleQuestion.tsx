import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstSampleSeed, sampleQuestion, sampleQuestionTitle } from '@/data/items/sampleQuestion';
import { homeText } from '@/data/texts/pages/home';
import {
  choiceByLetter,
  type ChoiceLetter as Letter,
  choiceLetters,
  type Item,
} from '@/domain/exam/items/item';
import { newSeed } from '@/lib/browser/newId';
import { Dot } from '@/ui/marks/Dot';
import { Details } from '@/ui/page/Details';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { ChoiceLetter } from '@/ui/question/ChoiceLetter';
import { ChoiceVerdict } from '@/ui/question/ChoiceVerdict';
import { QuestionText } from '@/ui/question/QuestionText';

const words = homeText.question;

/** A question of the bank to try: nothing is chosen at first, nothing is saved, and other numbers make another one. */
export function SampleQuestion() {
  const [{ seed, chosen }, setRound] = useState<{ seed: number; chosen: Letter | null }>({
    seed: firstSampleSeed,
    chosen: null,
  });
  const [explainsAll, setExplainsAll] = useState(false);
  const stem = useRef<HTMLParagraphElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);
  const item = sampleQuestion(seed);
  const answer = (letter: Letter) => {
    flushSync(() => setRound({ seed, chosen: letter }));
    // The button is gone, so a screen reader continues at the verdict.
    focusElement(verdict.current);
  };
  const drawAgain = () => {
    flushSync(() => setRound({ seed: newSeed(), chosen: null }));
    focusElement(stem.current);
  };
  return (
    <Card component="figure" sx={{ m: 0, height: '100%' }}>
      <CardHeader
        component="figcaption"
        avatar={<Dot color="section.quantitative" />}
        title={sampleQuestionTitle}
        action={
          <Typography variant="secondary" component="span">
            {words.note}
          </Typography>
        }
        slotProps={{ title: { variant: 'strong' }, avatar: { sx: { mr: 0 } } }}
        sx={{ pb: 1 }}
      />
      <CardContent>
        <Typography ref={stem} variant="prose" component="p" translate="no" sx={stemStyles}>
          {item.stem}
        </Typography>
        {chosen === null ? (
          <>
            <Stack role="group" aria-label={words.choices} spacing={0.75} sx={{ mt: 1.5 }}>
              {choiceLetters.map((letter) => (
                <Button
                  key={letter}
                  variant="outlined"
                  color="inherit"
                  onClick={() => answer(letter)}
                  sx={{ justifyContent: 'flex-start', px: 1, gap: 1 }}
                >
                  <ChoiceLetter letter={letter} />
                  <Typography variant="prose" component="span" translate="no">
                    {choiceByLetter(item, letter).text}
                  </Typography>
                </Button>
              ))}
            </Stack>
            <noscript>
              <Details summary={words.answer}>
                <ExplainedRows item={item} chosen={null} explainsAll />
              </Details>
            </noscript>
          </>
        ) : (
          <>
            <Typography ref={verdict} variant="strong" sx={{ mt: 1, outline: 'none' }}>
              {chosen === item.key ? words.right : words.wrong}
            </Typography>
            <ExplainedRows item={item} chosen={chosen} explainsAll={explainsAll} />
            <Stack direction="row" spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={drawAgain}>
                <span>{words.another}</span>
              </Button>
              <Button aria-expanded={explainsAll} onClick={() => setExplainsAll(!explainsAll)}>
                <span>{explainsAll ? words.fewerReasons : words.allReasons}</span>
              </Button>
            </Stack>
          </>
        )}
      </CardContent>
    </Card>
  );
}

interface ExplainedRowsProps {
  readonly item: Item;
  /** Null if only the answer is shown. */
  readonly chosen: Letter | null;
  /** False to explain only the right choice and the chosen one, so that both stay on the screen. */
  readonly explainsAll: boolean;
}

/** The choices in their places, with reasons; the right one and the chosen one are marked. */
function ExplainedRows({ item, chosen, explainsAll }: ExplainedRowsProps) {
  return (
    <List component="ol" aria-label={words.explained} sx={{ mt: 1 }}>
      {choiceLetters.map((letter) => {
        const { text, why } = choiceByLetter(item, letter);
        const isTaken = letter === chosen;
        const verdict = letter === item.key ? 'right' : isTaken ? 'wrong' : null;
        return (
          <Paper key={letter} component="li" variant={verdict ?? 'plain'} sx={rowStyles}>
            <ChoiceLetter letter={letter} look={verdict ?? 'outlined'} />
            <div>
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
                <Typography variant="prose" component="span">
                  <QuestionText text={text} translate="no" />
                </Typography>
                {verdict !== null && <ChoiceVerdict verdict={verdict} taken={isTaken ? 'first' : null} />}
              </Stack>
              {(explainsAll || verdict !== null) && (
                <Typography variant="secondary">
                  <QuestionText text={why} />
                </Typography>
              )}
            </div>
          </Paper>
        );
      })}
    </List>
  );
}

const stemStyles = { fontWeight: 600, outline: 'none', textWrap: { sm: 'pretty' } } as const;

const rowStyles = { display: 'flex', alignItems: 'flex-start', columnGap: 1.25, p: 1 } as const;
