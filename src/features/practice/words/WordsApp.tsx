import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saveConsentIfUnanswered } from '@/data/record/consent/saveConsentIfUnanswered';
import { studentRecord } from '@/data/record/studentRecord';
import { placeNoticeText } from '@/data/record/notices/placeNotice';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';
import { readFailed } from '@/data/record/useRecordFacts';
import { goneWithOwnRecord } from '@/data/record/learner/recordMark';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { useConsent } from '@/data/record/consent/useConsent';
import { useUnreadVisitorView } from '@/data/record/useUnreadVisitorView';
import { useToday } from '@/data/useToday';
import { fetchWordEntries, type ListedEntry } from '@/data/words/entries';
import { wordIndexes } from '@/data/words/wordIndex';
import { type MovedUpWord, wordsMovedUp } from '@/domain/plan/words/moved-up';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { SessionWord } from '@/domain/plan/words/word-session';
import { parseWordSessionMinutes } from '@/domain/plan/words/session-length';
import { withTimeout } from '@/lib/async';
import { latestVersions } from '@/lib/lists';
import { assertUnreachable } from '@/lib/assert';
import { Panel } from '@/ui/cards/Panel';
import { ReturningWord } from '@/ui/drawings/ReturningWord';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { useFocusOnChange } from '@/ui/page/useFocusOnChange';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { StartLayout } from '@/ui/page/StartLayout';
import { WordsDonePanel } from './WordsDonePanel';
import { type WordSaveOutcome, createWordSaver } from './createWordSaver';
import { WordsStartPanel } from './WordsStartPanel';
import { noWordsYet, useKnownWords } from './useKnownWords';
import { WordSession } from './session/WordSession';
import { lookingUpWordsText, wordsNeedScriptsText, wordsPageTexts, wordsStartTitle } from './wordsPageTexts';
import { answersNotSavedText } from './wordSessionText';

type Stage =
  | { readonly name: 'start' }
  | {
      readonly name: 'session';
      readonly queue: readonly SessionWord[];
      readonly entries: ReadonlyMap<string, ListedEntry>;
      /** The cards when the session began. */
      readonly before: readonly WordCard[];
    }
  | { readonly name: 'done'; readonly early: boolean; readonly movedUp: readonly MovedUpWord[] };

/** Words are only a few kilobytes, so a request that takes longer counts as failed and can be retried. */
const patienceMs = 20_000;

/** Returns the notice about the latest answer; null if it was saved as requested. */
function savedNotice(saved: WordSaveOutcome | null, savesOnDevice: boolean): string | null {
  if (saved === null) return null;
  switch (saved.state) {
    case 'failed':
      return answersNotSavedText;
    case 'newer':
      return newerVersionNotices.words;
    case 'saved':
      return placeNoticeText('words', saved, savesOnDevice);
    default:
      return assertUnreachable(saved);
  }
}

/** Word practice: its start, a session, and the result. */
export function WordsApp({ today: todayCard }: { readonly today: ReactNode }) {
  const { level: levelOfPage, isKnown: isLevelKnown, choose: chooseLevel } = useTestLevel();
  const { facts: read, readAgain } = useKnownWords();
  const { frameStyles, isReadingOwn, visitorStyles } = useUnreadVisitorView(read === null);
  const consent = useConsent();
  const today = useToday();
  const [search] = useSearchParams();
  const minutes = parseWordSessionMinutes(search);
  const [stage, setStage] = useState<Stage>({ name: 'start' });
  const [preparing, setPreparing] = useState(false);
  const [failed, setFailed] = useState(false);
  const [saved, setSaved] = useState<WordSaveOutcome | null>(null);
  const [graded, setGraded] = useState<readonly WordCard[]>([]);
  const saver = useMemo(() => createWordSaver(setSaved), []);
  useFocusOnChange(stage.name, stage.name === 'session');

  const start = async (queue: readonly SessionWord[], before: readonly WordCard[]) => {
    setPreparing(true);
    setFailed(false);
    try {
      const entries = await withTimeout(fetchWordEntries(queue.map(({ word }) => word)), patienceMs);
      // Stores nothing before the student has decided how long to save it.
      await saveConsentIfUnanswered(studentRecord(), consent.choice);
      setStage({ name: 'session', queue, entries, before });
    } catch {
      setFailed(true);
    }
    setPreparing(false);
  };

  if (read === readFailed)
    return (
      <StartLayout
        {...wordsPageTexts}
        picture={<ReturningWord />}
        card={
          <Panel title={wordsStartTitle}>
            <ReadFailureNotice onTryAgain={readAgain} />
          </Panel>
        }
      />
    );

  const words = read ?? { ...noWordsYet, level: levelOfPage };
  const index = wordIndexes[words.level];
  // Adds this session's cards, because the record includes an answer only a moment later, and never if saving it failed.
  const cards = latestVersions([...words.cards, ...graded]);
  const begin = (queue: readonly SessionWord[]) => void start(queue, cards);
  const warning = savedNotice(saved, words.savesOnDevice) ?? words.problem;
  const notice = warning !== null && (
    <Alert
      severity="warning"
      role={saved === null ? 'none' : 'alert'}
      sx={stage.name === 'start' ? { mb: 2 } : { mt: 1.5 }}
    >
      {warning}
    </Alert>
  );
  if (stage.name === 'session')
    return (
      <WordSession
        {...stage}
        minutes={minutes}
        cards={cards}
        saver={saver}
        onGraded={(card) => setGraded((all) => [...all, card])}
        notice={notice}
        onEnd={(early) => setStage({ name: 'done', early, movedUp: wordsMovedUp(stage.before, cards) })}
      />
    );
  if (stage.name === 'done')
    return (
      <WordsDonePanel
        {...stage}
        index={index}
        cards={cards}
        testDate={words.testDate}
        today={today}
        preparing={preparing}
        failed={failed}
        notice={notice}
        onMore={begin}
        afterwards={todayCard}
      />
    );
  return (
    <StartLayout
      {...wordsPageTexts}
      picture={<ReturningWord />}
      card={
        <Panel title={wordsStartTitle}>
          <NoScriptNotice>{wordsNeedScriptsText}</NoScriptNotice>
          {notice}
          <Box sx={frameStyles}>
            {isReadingOwn && (
              <Typography role="status" color="textSecondary">
                {lookingUpWordsText}
              </Typography>
            )}
            <Box sx={visitorStyles}>
              <WordsStartPanel
                words={{ ...words, cards }}
                index={index}
                levelChoice={
                  <LevelChoice
                    level={words.level}
                    isKnown={isLevelKnown}
                    explanationStyles={goneWithOwnRecord}
                    onChange={chooseLevel}
                    disabled={read === null || preparing}
                  />
                }
                isUnread={read === null}
                sessionMinutes={minutes}
                today={today}
                consent={consent}
                preparing={preparing}
                failed={failed}
                onStart={begin}
              />
            </Box>
          </Box>
        </Panel>
      }
    />
  );
}
