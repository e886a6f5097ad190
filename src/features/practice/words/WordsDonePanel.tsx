import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { MovedUpWord } from '@/domain/plan/words/moved-up';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { WordIndex } from '@/domain/plan/words/word-entry';
import { type SessionWord, selectSessionWords } from '@/domain/plan/words/word-session';
import { countWordsDue, buildWordsToday } from '@/domain/plan/words/words-today';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { pathOf } from '@/site';
import { ExpandableRows } from '@/ui/cards/ExpandableRows';
import { LinkButton } from '@/ui/controls/LinkButton';
import { PageBody } from '@/ui/page/PageBody';
import { SessionStats } from './SessionStats';
import {
  wordsNotLoadedText,
  sessionEndTitles,
  wordDayTotals,
  movedUpDaysText,
  movedUpText,
  movedUpTitle,
  stillDueText,
  moreDueWordsLabels,
  moreNewWordsLabel,
  extraNewWordCount,
} from './wordSessionText';

interface WordsDonePanelProps {
  readonly early: boolean;
  readonly movedUp: readonly MovedUpWord[];
  /** The words of the student's level. */
  readonly index: WordIndex;
  readonly cards: readonly WordCard[];
  /** The saved test date; null if there is none. */
  readonly testDate: IsoDay | null;
  readonly today: IsoDay;
  readonly preparing: boolean;
  readonly failed: boolean;
  readonly notice: ReactNode;
  readonly onMore: (asks: readonly SessionWord[]) => void;
  /** The card with today's task, shown below the result. */
  readonly afterwards: ReactNode;
}

/** The day's totals and tomorrow's words, with more practice only on request. */
export function WordsDonePanel({
  early,
  movedUp,
  index,
  cards,
  testDate,
  today,
  preparing,
  failed,
  notice,
  onMore,
  afterwards,
}: WordsDonePanelProps) {
  const state = buildWordsToday(index, cards, today, testDate);
  const tomorrow = countWordsDue(index, cards, addDays(today, 1), testDate);
  const leftOver = stillDueText(state);
  // Around the test, nothing is offered beyond the day's words.
  const left = state.testPhase === null ? state.unlearned.slice(0, extraNewWordCount) : [];
  const goesOn = state.isFinalWeek && state.due.length > 0;
  const stillPlanned = selectSessionWords({ due: state.due, wordsToLearn: early ? state.wordsToLearn : [] });
  return (
    <PageBody>
      <Stack spacing={4}>
        <Card sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
          <CardHeader
            title={sessionEndTitles[early ? 'early' : goesOn ? 'session' : 'day']}
            slotProps={{ title: { variant: 'h1', component: 'h1', sx: { outline: 'none' } } }}
          />
          <CardContent>
            <SessionStats figures={wordDayTotals(state.tally, tomorrow.recall)} />
            {movedUp.length > 0 && <MovedUpWords words={movedUp} />}
            {leftOver !== null && <Typography sx={{ mt: 2 }}>{leftOver}</Typography>}
            {notice}
            {failed && (
              <Alert severity="error" role="alert" sx={{ mt: 2 }}>
                {wordsNotLoadedText}
              </Alert>
            )}
          </CardContent>
          <CardActions>
            {stillPlanned.length > 0 ? (
              <Button
                variant="outlined"
                size="large"
                disabled={preparing}
                onClick={() => onMore(stillPlanned)}
              >
                <span>{moreDueWordsLabels[state.isFinalWeek ? 'finalWeek' : 'usual']}</span>
              </Button>
            ) : (
              left.length > 0 && (
                <Button
                  variant="outlined"
                  size="large"
                  disabled={preparing}
                  onClick={() => onMore(left.map((word): SessionWord => ({ word, kind: 'new' })))}
                >
                  <span>{moreNewWordsLabel(left.length)}</span>
                </Button>
              )
            )}
            <LinkButton to={pathOf('home')} variant="text">
              Back to today
            </LinkButton>
          </CardActions>
        </Card>
        <div>{afterwards}</div>
      </Stack>
    </PageBody>
  );
}

/** Few enough for a phone's screen beside the totals. */
const shownAtFirst = 5;

/** The words that this session moved up, with the days until their next reviews. */
function MovedUpWords({ words }: { readonly words: readonly MovedUpWord[] }) {
  const titleId = useId();
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography variant="strong" component="h2" id={titleId}>
        {movedUpTitle}
      </Typography>
      <Typography variant="secondary" sx={{ mb: 1 }}>
        {movedUpText(words.length)}
      </Typography>
      <ExpandableRows label={movedUpTitle} entries={words} limit={shownAtFirst}>
        {({ word, ...days }) => (
          <ListItem key={word} divider sx={movedUpRow}>
            <strong translate="no">{word}</strong>
            <Typography variant="body2">{movedUpDaysText(days)}</Typography>
          </ListItem>
        )}
      </ExpandableRows>
    </Stack>
  );
}

const movedUpRow = { py: 1, flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 } as const;
