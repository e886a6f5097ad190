import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { choiceByLetter, type Item, choiceLetters } from '@/domain/exam/items/item';
import { plainNotationText } from '@/domain/exam/items/notation';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatDate } from '@/lib/text/format';
import { usePrintAlone } from '@/ui/print/usePrintAlone';
import { QuestionMaterial } from '@/ui/question/QuestionMaterial';
import { QuestionText } from '@/ui/question/QuestionText';
import type { LoggedMistake } from './logFacts';
import { loadItemByRef, type LoggedItem } from './loadItemByRef';

interface RetestPrintoutProps {
  /** The mistakes that pass the filters. */
  readonly mistakes: readonly LoggedMistake[];
  readonly index: ItemIndex;
  readonly today: IsoDay;
}

/** Hidden unless it is printed alone: the browser's own print command prints the log without the retest and its answers. */
const onPaperAlone = {
  display: 'none',
  '@media print': { '&[data-print-alone]': { display: 'block' } },
} as const;

/** The most questions in a printed retest; mistakes beyond that are left out. */
const mostQuestions = 20;

/** Prints the filtered questions without their answers, an answer sheet, and the answers on the last page. */
export function RetestPrintout({ mistakes, index, today }: RetestPrintoutProps) {
  const [sheet, setSheet] = useState<readonly LoggedItem[] | null>(null);
  const [failed, setFailed] = useState(false);
  const { printProps, print } = usePrintAlone();
  const refs = mistakes.slice(0, mostQuestions).map(({ itemRef }) => itemRef);
  useEffect(() => {
    if (sheet !== null) print();
  }, [sheet, print]);
  const prepare = () => {
    setFailed(false);
    Promise.all(refs.map((ref) => loadItemByRef(ref, index))).then(
      (found) => setSheet(found.flatMap((each) => each ?? [])),
      () => setFailed(true),
    );
  };
  return (
    <>
      <Button startIcon={<Print />} disabled={refs.length === 0} onClick={prepare}>
        Print a retest
      </Button>
      {failed && (
        <Alert severity="error" role="alert">
          The questions could not be loaded, so nothing was printed. Check the connection and try again.
        </Alert>
      )}
      {sheet !== null && (
        <Box {...printProps} aria-hidden sx={onPaperAlone}>
          <Sheet logged={sheet} today={today} />
        </Box>
      )}
    </>
  );
}

function Sheet({ logged, today }: { readonly logged: readonly LoggedItem[]; readonly today: IsoDay }) {
  return (
    <>
      <Typography variant="h2" component="p">
        {`Retest, ${formatDate(today)}`}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {`${formatCount(logged.length, 'question')} you missed. Name: ______________________`}
      </Typography>
      {logged.map(({ item, passage }, index) => (
        <Box key={item.id} translate="no" sx={{ breakInside: 'avoid', mb: 2.5 }}>
          {passage !== null && logged[index - 1]?.passage?.id !== passage.id && (
            <Box sx={{ mb: 1.5 }}>
              <Typography variant="strong">{passage.title}</Typography>
              {passage.intro !== null && (
                <Typography variant="body2" sx={{ fontStyle: 'italic', mb: 0.5 }}>
                  {passage.intro}
                </Typography>
              )}
              {passage.text.map((paragraph, place) => (
                <Typography key={place} variant="body2" sx={{ whiteSpace: 'pre-line', mb: 0.5 }}>
                  {paragraph}
                </Typography>
              ))}
            </Box>
          )}
          <PrintedQuestion item={item} number={index + 1} />
        </Box>
      ))}
      <Box sx={{ breakBefore: 'page' }}>
        <Typography variant="h3" component="p">
          Answer sheet
        </Typography>
        <Box sx={{ columns: 2, mt: 1.5 }}>
          {logged.map(({ item }, index) => (
            <Typography key={item.id} sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.15em' }}>
              <Box component="span" sx={{ display: 'inline-block', width: '2.75em' }}>
                {`${index + 1}.`}
              </Box>
              <span>{choiceLetters.map((letter) => `(${letter})`).join(' ')}</span>
            </Typography>
          ))}
        </Box>
      </Box>
      <Box sx={{ breakBefore: 'page' }}>
        <Typography variant="h3" component="p">
          Answers
        </Typography>
        <Box sx={{ columns: 2, mt: 1.5 }}>
          {logged.map(({ item }, index) => (
            <Typography key={item.id} translate="no" variant="body2" sx={{ breakInside: 'avoid' }}>
              <span>{`${index + 1}. ${item.key}:`}</span>{' '}
              <QuestionText text={choiceByLetter(item, item.key).text} />
            </Typography>
          ))}
        </Box>
      </Box>
    </>
  );
}

function PrintedQuestion({ item, number }: { readonly item: Item; readonly number: number }) {
  return (
    <>
      <Typography variant="strong">
        <span>{`${number}.`}</span> <QuestionText text={item.stem} />
      </Typography>
      {item.kind === 'quantitative' && <QuestionMaterial figure={item.figure} table={item.table} />}
      <Box sx={areShort(item) ? choicesInARow : choicesBelow(item)}>
        {choiceLetters.map((letter) => (
          <Typography key={letter}>
            <span>{`(${letter})`}</span> <QuestionText text={choiceByLetter(item, letter).text} />
          </Typography>
        ))}
      </Box>
    </>
  );
}

/** Five choices fit side by side on a page if none has more characters than this. */
const longestInARow = 14;
const areShort = (item: Item) =>
  choiceLetters.every(
    (letter) => plainNotationText(choiceByLetter(item, letter).text).length <= longestInARow,
  );

/** Stacks the choices. Math choices are farther apart, because a fraction is taller than a line of text. */
const choicesBelow = ({ kind }: Item) => ({
  ml: 2.5,
  display: 'grid',
  rowGap: kind === 'quantitative' ? 1 : 0,
});
const choicesInARow = {
  ml: 2.5,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, max-content)',
  columnGap: 3,
  mt: 0.5,
} as const;
