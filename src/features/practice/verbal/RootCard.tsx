import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RootFamily } from '@/data/roots/rootFamily';
import { TermList } from '@/ui/cards/TermList';
import { StepHeading } from '../recall/StepHeading';
import { rootQuestionText } from './verbalPracticeText';

interface RootCardProps {
  readonly root: RootFamily;
  /** True if the root was chosen in the list, which keeps the focus. */
  readonly quiet: boolean;
}

/** A root whose meaning the student recalls; once revealed, also its family, each word with its meaning. */
export function RootCard({ root: { forms, meaning, language, family, lookAlike }, quiet }: RootCardProps) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <StepHeading key={shown ? 'shown' : 'hidden'} quiet={quiet && !shown}>
        <span translate="no">{shown ? `${forms.join(', ')}: ${meaning}` : forms.join(', ')}</span>
      </StepHeading>
      {shown ? (
        <>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
            {language}
          </Typography>
          <div translate="no">
            <TermList columns terms={family.map((member) => ({ term: member.word, text: member.meaning }))} />
          </div>
          <Typography sx={{ mt: 2, maxWidth: 720 }}>
            <strong>
              Don’t be fooled by “<span translate="no">{lookAlike.word}</span>”:
            </strong>{' '}
            <span>{`${lookAlike.note}.`}</span>
          </Typography>
        </>
      ) : (
        <>
          <Typography translate="no" sx={{ mt: 1, mb: 2 }}>
            {rootQuestionText(family)}
          </Typography>
          <Button variant="contained" onClick={() => setShown(true)}>
            Show the meaning
          </Button>
        </>
      )}
    </div>
  );
}
