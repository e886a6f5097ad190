import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '@/domain/exam/attempt';
import { duration } from '@/lib/format';
import { ChoiceToggle } from '@/ui/ChoiceToggle';
import { focusOn } from '@/ui/focusHeading';
import { PageBody } from '@/ui/PageBody';
import { AnswerReview } from './AnswerReview';
import { ScoreSummary } from './ScoreSummary';
import { TimePerQuestion } from './TimePerQuestion';

interface TestResultProps {
  readonly title: string;
  readonly attempt: Attempt;
  /** Puts this result aside for a new test. */
  readonly onAgain: () => void;
  /** Takes the same questions again. */
  readonly onReplay: () => void;
}

const filters = [
  { value: 'all', label: 'All' },
  { value: 'lost', label: 'Not right' },
] as const;

/** A finished test: what it gave, where the time went, and every question with all its reasons. */
export function TestResult({ title, attempt, onAgain, onReplay }: TestResultProps) {
  const [filter, setFilter] = useState<'all' | 'lost'>('all');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusOn(heading.current);
  }, []);
  const shown = attempt.answers.filter((answer) => filter === 'all' || answer.verdict !== 'right');
  return (
    <PageBody>
      <Typography ref={heading} variant="h1">
        {title}: your result
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
        {attempt.ending === 'time-up' ? 'The time was up' : 'You handed in'} after {duration(attempt.usedMs)}{' '}
        of {duration(attempt.limitMs)}.
        {attempt.interruptions > 0 && ' The test was interrupted and taken up again.'}
      </Typography>
      <Box
        sx={{
          mt: 4,
          display: 'grid',
          gap: { xs: 2, sm: 3 },
          gridTemplateColumns: { xs: '1fr', md: '5fr 7fr' },
        }}
      >
        <ScoreSummary score={attempt.score} />
        <TimePerQuestion attempt={attempt} />
      </Box>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={onAgain}>
          Take another test
        </Button>
        <Button variant="outlined" onClick={onReplay}>
          Take these questions again
        </Button>
      </Box>
      <Box
        sx={{
          mt: 8,
          mb: 2,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Typography variant="h2">Every question, with its reasons</Typography>
        <ChoiceToggle label="Which questions" options={filters} value={filter} onChange={setFilter} />
      </Box>
      {shown.length === 0 && (
        <Typography>Every question was right. Choose “All” to read the reasons all the same.</Typography>
      )}
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
        {shown.map((answer) => (
          <AnswerReview key={answer.item.id} answer={answer} />
        ))}
      </Box>
    </PageBody>
  );
}
