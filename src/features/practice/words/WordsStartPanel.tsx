import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { useConsent } from '@/data/record/consent/useConsent';
import { ownRecordSelector } from '@/data/record/learner/recordMark';
import { listedCards } from '@/domain/plan/words/listed-cards';
import type { WordIndex } from '@/domain/plan/words/word-entry';
import { forecastNewWords, isUnderWay, wordMinutesOn } from '@/domain/plan/words/word-forecast';
import { type SessionWord, selectSessionWords } from '@/domain/plan/words/word-session';
import { upcomingTestDate } from '@/domain/plan/words/due-cards';
import { nextDueDay, countWordsDue, buildWordsToday } from '@/domain/plan/words/words-today';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatNumber } from '@/lib/text/format';
import { pathOf } from '@/site';
import { ConsentQuestion } from '@/ui/controls/ConsentQuestion';
import { LinkButton } from '@/ui/controls/LinkButton';
import { SessionStats } from './SessionStats';
import type { KnownWords } from './useKnownWords';
import {
  wordsNotLoadedText,
  reviewOrderText,
  wordsSavedText,
  missedRecallsText,
  moreNewWordsLabel,
  extraNewWordCount,
  newWordsReasonText,
  nextDueText,
  nothingDueText,
  testPhaseText,
} from './wordSessionText';

interface WordsStartPanelProps {
  readonly words: KnownWords;
  /** The words of the student's level. */
  readonly index: WordIndex;
  /** Asks for the level. */
  readonly levelChoice: ReactNode;
  /** True until the record has been read; the words are then those of a visitor, and can't be started. */
  readonly isUnread: boolean;
  readonly sessionMinutes: number;
  readonly today: IsoDay;
  readonly consent: ReturnType<typeof useConsent>;
  readonly preparing: boolean;
  /** True if the last attempt to start failed. */
  readonly failed: boolean;
  readonly onStart: (asks: readonly SessionWord[]) => void;
}

/** Today's words, the reason for their number, and the start button. */
export function WordsStartPanel({
  words,
  index,
  levelChoice,
  isUnread,
  sessionMinutes,
  today,
  consent,
  preparing,
  failed,
  onStart,
}: WordsStartPanelProps) {
  const { testDate, plan } = words;
  const cards = listedCards(index, words.cards);
  const state = buildWordsToday(index, cards, today, testDate);
  const { minutes } = countWordsDue(index, cards, today, testDate, sessionMinutes);
  const left = state.unlearned;
  const outlook = {
    ...forecastNewWords({
      cards,
      left: left.length,
      today,
      testDate,
      minutesOn: wordMinutesOn(plan, today),
    }),
    isPlanned: isUnderWay(plan, today),
  };
  const planned = selectSessionWords(state, sessionMinutes);
  const { testPhase } = state;
  const more =
    testPhase === null
      ? left.slice(0, extraNewWordCount).map((word): SessionWord => ({ word, kind: 'new' }))
      : [];
  const missed = missedRecallsText(state.missed);
  const first = reviewOrderText(state);
  return (
    <>
      {planned.length > 0 ? (
        <SessionStats
          figures={[
            { label: 'To recall', value: formatNumber(state.due.length) },
            { label: 'New', value: formatNumber(planned.filter(({ kind }) => kind === 'new').length) },
            { label: 'About', value: `${formatNumber(minutes)} min` },
          ]}
        />
      ) : (
        <Typography>
          <strong>{`${nothingDueText}.`}</strong>{' '}
          <span>{testPhase === null ? nextDueText(nextDueDay(cards, today, testDate), today) : ''}</span>
        </Typography>
      )}
      <Stack spacing={1} sx={{ mt: 2, alignItems: 'flex-start' }}>
        {missed !== null && <Typography variant="secondary">{missed}</Typography>}
        {first !== null && <Typography variant="secondary">{first}</Typography>}
        <Typography variant="secondary">
          {testPhase === null
            ? newWordsReasonText(state, left.length, outlook)
            : testPhaseText(testPhase, state.due.length)}
        </Typography>
        {testPhase === null && upcomingTestDate(testDate, today) === null && (
          <LinkButton to={pathOf('studyPlanner')} variant="flush" size="small">
            Study planner
          </LinkButton>
        )}
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Box sx={{ mb: 2 }}>{levelChoice}</Box>
      {consent.isAnswered ? (
        <Typography variant="secondary">{wordsSavedText(words.savesOnDevice)}</Typography>
      ) : (
        <Box sx={isUnread ? learnersHaveAnswered : undefined}>
          <ConsentQuestion
            value={consent.choice}
            onChange={consent.choose}
            disabled={isUnread || preparing}
          />
        </Box>
      )}
      {failed && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {wordsNotLoadedText}
        </Alert>
      )}
      {(planned.length > 0 || more.length > 0) && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={isUnread || preparing}
          onClick={() => onStart(planned.length > 0 ? planned : more)}
          sx={{ mt: 2 }}
        >
          <span>
            {preparing
              ? 'Getting your words…'
              : failed
                ? 'Try again'
                : planned.length > 0
                  ? 'Start'
                  : moreNewWordsLabel(more.length)}
          </span>
        </Button>
      )}
    </>
  );
}

const learnersHaveAnswered = { [ownRecordSelector]: { display: 'none' } } as const;
