import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { useConsent } from '@/data/record/useConsent';
import { wordIndex } from '@/data/words/words';
import { type Ask, asksOf } from '@/domain/plan/words/session';
import { testAhead } from '@/domain/plan/words/due';
import { nextDueDay, wordsDue, wordsToday } from '@/domain/plan/words/today';
import type { IsoDay } from '@/lib/calendar';
import { number } from '@/lib/format';
import { pathOf } from '@/site';
import { Callout } from '@/ui/cards/Callout';
import { ConsentQuestion } from '@/ui/controls/ConsentQuestion';
import { LinkButton } from '@/ui/controls/LinkButton';
import { Figures } from './Figures';
import type { KnownWords } from './useWords';
import {
  couldNotFetch,
  firstWords,
  keptWords,
  missedWords,
  moreNewLabel,
  moreNewWords,
  newWordsReason,
  nextDueWords,
  nothingDue,
} from './words';

interface StartPanelProps {
  readonly words: KnownWords;
  /** How long a session is. */
  readonly sessionMinutes: number;
  readonly today: IsoDay;
  readonly consent: ReturnType<typeof useConsent>;
  readonly preparing: boolean;
  /** The last try to start failed. */
  readonly failed: boolean;
  readonly onStart: (asks: readonly Ask[]) => void;
}

/** What there is to do today, why so much, and the button that begins it. */
export function StartPanel({
  words,
  sessionMinutes,
  today,
  consent,
  preparing,
  failed,
  onStart,
}: StartPanelProps) {
  const { cards, testDate } = words;
  const state = wordsToday(wordIndex, cards, today, testDate);
  const { minutes } = wordsDue(wordIndex, cards, today, testDate, sessionMinutes);
  const left = state.unlearned;
  const planned = asksOf(state, sessionMinutes);
  const more = left.slice(0, moreNewWords).map((word): Ask => ({ word, kind: 'new' }));
  const missed = missedWords(state.missed);
  const first = firstWords(state);
  return (
    <>
      {planned.length > 0 ? (
        <Figures
          figures={[
            { label: 'To recall', value: number(state.due.length) },
            { label: 'New', value: number(planned.filter(({ kind }) => kind === 'new').length) },
            { label: 'About', value: `${number(minutes)} min` },
          ]}
        />
      ) : (
        <Typography sx={{ mt: 2 }}>
          <strong>{nothingDue}.</strong> {nextDueWords(nextDueDay(cards, today, testDate), today)}
        </Typography>
      )}
      <Box sx={{ mt: 2, display: 'grid', gap: 1, typography: 'body2', color: 'text.secondary' }}>
        {missed !== null && <span>{missed}</span>}
        {first !== null && <span>{first}</span>}
        <span>{newWordsReason(state, left.length)}</span>
      </Box>
      {testAhead(testDate, today) === null && (
        <Box sx={{ mt: 1 }}>
          <LinkButton to={pathOf('studyPlanner')} variant="text" size="small">
            Study planner
          </LinkButton>
        </Box>
      )}
      <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        {consent.isAnswered ? (
          <Typography variant="body2" color="textSecondary">
            {keptWords(words.keeps)}
          </Typography>
        ) : (
          <ConsentQuestion value={consent.choice} onChange={consent.choose} disabled={preparing} />
        )}
      </Box>
      {failed && (
        <Callout tone="problem" urgent mt={2}>
          {couldNotFetch}
        </Callout>
      )}
      {(planned.length > 0 || more.length > 0) && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={preparing}
          onClick={() => onStart(planned.length > 0 ? planned : more)}
          sx={{ mt: 2, minHeight: 56 }}
        >
          {preparing
            ? 'Getting your words…'
            : failed
              ? 'Try again'
              : planned.length > 0
                ? 'Start'
                : moreNewLabel(more.length)}
        </Button>
      )}
    </>
  );
}
