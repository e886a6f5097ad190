import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { wordCount } from '@/domain/exam/essay';
import { count } from '@/lib/format';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import * as colors from '@/ui/colors';

interface EssayFootProps {
  readonly title: string;
  readonly text: string;
  readonly promptChosen: boolean;
  readonly onHandIn: () => void;
}

const Foot = styled('footer')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1100,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 32px',
  backgroundColor: colors.paper,
  borderTop: `1px solid ${colors.divider}`,
  '@media (max-width: 40rem)': { paddingInline: 16 },
});

/** The number of words, and the button that hands the text in. */
export function EssayFoot({ title, text, promptChosen, onHandIn }: EssayFootProps) {
  const [asking, setAsking] = useState(false);
  const words = wordCount(text);
  return (
    <Foot>
      <span>{count(words, 'word')}</span>
      <Button
        variant="contained"
        onClick={() => {
          if (words === 0 || !promptChosen) setAsking(true);
          else onHandIn();
        }}
      >
        Hand in {title.toLowerCase()}
      </Button>
      {asking && (
        <ConfirmDialog
          question={words === 0 ? 'Hand in an empty page?' : 'Hand in without a prompt?'}
          text={
            words === 0
              ? 'You have not written anything yet. Once handed in, this part is closed.'
              : 'No prompt is chosen. The text is kept as it is, but nobody will know which prompt it answers.'
          }
          keep="Go on writing"
          onKeep={() => setAsking(false)}
          go="Hand in"
          onGo={onHandIn}
        />
      )}
    </Foot>
  );
}
