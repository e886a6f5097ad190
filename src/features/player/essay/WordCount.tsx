import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { formatCount } from '@/lib/text/format';
import type { TextDraft } from './useTextDraft';

/** Long enough that a fast typist's keystrokes don't each wait for a count, short enough to look live. */
const countEveryMs = 300;

/** The word count, updated shortly after typing so that no keystroke waits for it. */
export function WordCount({ draft }: { draft: TextDraft }) {
  const [words, setWords] = useState(() => countEssayWords(draft.current()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const read = () => {
      timer = null;
      setWords(countEssayWords(draft.current()));
    };
    // Counts again in case the cleanup for an earlier draft canceled a pending count.
    timer = setTimeout(read, countEveryMs);
    const leave = draft.subscribe(() => {
      timer ??= setTimeout(read, countEveryMs);
    });
    return () => {
      leave();
      if (timer !== null) clearTimeout(timer);
    };
  }, [draft]);
  return <Typography component="span">{formatCount(words, 'word')}</Typography>;
}
