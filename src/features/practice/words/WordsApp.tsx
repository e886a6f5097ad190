import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { answerConsent } from '@/data/record/answerConsent';
import { loadRecord } from '@/data/record/loadRecord';
import { placeNotice } from '@/data/record/placeNotice';
import { newerNotices } from '@/data/record/rowNotices';
import { readFailed } from '@/data/record/useRecordFacts';
import { useConsent } from '@/data/record/useConsent';
import { useToday } from '@/data/today';
import { fetchEntries, type ListedEntry } from '@/data/words/entries';
import type { WordCard } from '@/domain/plan/card';
import type { Ask } from '@/domain/plan/words/session';
import { parseSessionMinutes } from '@/domain/plan/words/session-length';
import { inTime } from '@/lib/inTime';
import { latestVersions } from '@/lib/latestVersions';
import { Callout } from '@/ui/cards/Callout';
import { unreachable } from '@/lib/assert';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { useFocusOnChange } from '@/ui/page/focusHeading';
import { StartLayout } from '@/ui/page/StartLayout';
import { DonePanel } from './DonePanel';
import { type Saved, wordSaver } from './saving';
import { StartFrame } from './StartFrame';
import { StartPanel } from './StartPanel';
import { useWords } from './useWords';
import { WordSession } from './WordSession';
import { looking, wordsPage } from './pageWords';
import { notSaved } from './words';

type Stage =
  | { readonly at: 'start' }
  | {
      readonly at: 'session';
      readonly asks: readonly Ask[];
      readonly entries: ReadonlyMap<string, ListedEntry>;
    }
  | { readonly at: 'done'; readonly early: boolean };

/** Words are a few kilobytes: what hasn't arrived by then is asked for again. */
const patienceMs = 20_000;

/** The notice about the latest answer; null where it is saved as the student chose. */
function savedNotice(saved: Saved | null, keeps: boolean): string | null {
  if (saved === null) return null;
  switch (saved.state) {
    case 'failed':
      return notSaved;
    case 'newer':
      return newerNotices.words;
    case 'saved':
      return placeNotice('words', saved, keeps);
    default:
      return unreachable(saved);
  }
}

/** The practice of words: its start, a session, and what came of it. */
export function WordsApp({ today: todayCard }: { readonly today: ReactNode }) {
  const { facts: words, readAgain } = useWords();
  const consent = useConsent();
  const today = useToday();
  const [search] = useSearchParams();
  const minutes = parseSessionMinutes(search);
  const [stage, setStage] = useState<Stage>({ at: 'start' });
  const [preparing, setPreparing] = useState(false);
  const [failed, setFailed] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [graded, setGraded] = useState<readonly WordCard[]>([]);
  const saver = useMemo(() => wordSaver(setSaved), []);
  useFocusOnChange(stage.at, stage.at === 'session');

  const start = async (asks: readonly Ask[]) => {
    setPreparing(true);
    setFailed(false);
    try {
      const fetched = Promise.all([fetchEntries(asks.map(({ word }) => word)), loadRecord()]);
      const [entries, { studentRecord }] = await inTime(fetched, patienceMs);
      // Nothing is stored before the student has said how long it may be.
      await answerConsent(studentRecord(), consent.choice);
      setStage({ at: 'session', asks, entries });
    } catch {
      setFailed(true);
    }
    setPreparing(false);
  };

  if (words === null || words === readFailed)
    return (
      <StartLayout
        {...wordsPage}
        card={
          <StartFrame isWaiting={words === null}>
            {words === null ? (
              <Typography color="textSecondary" sx={{ mt: 2 }}>
                {looking}
              </Typography>
            ) : (
              <CouldNotRead onTryAgain={readAgain} />
            )}
          </StartFrame>
        }
      />
    );

  // The record returns an answer a moment later, and never one that could not be saved.
  const cards = latestVersions([...words.cards, ...graded]);
  const begin = (asks: readonly Ask[]) => void start(asks);
  const warning = savedNotice(saved, words.keeps) ?? words.trouble;
  const notice = warning !== null && (
    <Callout tone="warning" urgent={saved !== null} mt={1.5}>
      {warning}
    </Callout>
  );
  if (stage.at === 'session')
    return (
      <WordSession
        {...stage}
        minutes={minutes}
        cards={cards}
        saver={saver}
        onGraded={(card) => setGraded((all) => [...all, card])}
        notice={notice}
        onEnd={(early) => setStage({ at: 'done', early })}
      />
    );
  if (stage.at === 'done')
    return (
      <DonePanel
        {...stage}
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
      {...wordsPage}
      card={
        <StartFrame>
          {notice}
          <StartPanel
            words={{ ...words, cards }}
            sessionMinutes={minutes}
            today={today}
            consent={consent}
            preparing={preparing}
            failed={failed}
            onStart={begin}
          />
        </StartFrame>
      }
    />
  );
}
