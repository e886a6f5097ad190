import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { splitAtTerms } from '@/domain/dashboard/measurement-terms';

/** A text in which each term of measurement is a button that explains it. */
export function TermText({ children: text }: { readonly children: string }) {
  const pieces = splitAtTerms(text);
  if (pieces.every(({ explanation }) => explanation === null)) return <span>{text}</span>;
  return pieces.map(({ text: piece, explanation }, index) =>
    explanation === null ? (
      <span key={piece}>{index === 0 ? piece : piece.slice(closingMarks(piece).length)}</span>
    ) : (
      <Box component="span" key={piece} sx={{ whiteSpace: 'nowrap' }}>
        <Term name={piece} explanation={explanation} />
        <span>{closingMarks(pieces[index + 1]?.text ?? '')}</span>
      </Box>
    ),
  );
}

/** The marks at the beginning of the text after a term: a line may end behind a button, but must not begin with a comma. */
const closingMarks = (text: string) => /^[.,;:)]*/.exec(text)?.[0] ?? '';

interface TermProps {
  readonly name: string;
  readonly explanation: string;
}

function Term({ name, explanation }: TermProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Link
        component="button"
        type="button"
        color="inherit"
        underline="always"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          // Safari doesn't focus a clicked button, and the popover returns focus to whatever had it before.
          currentTarget.focus();
          setAnchor(currentTarget);
        }}
        sx={termStyles}
      >
        {name}
      </Link>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { maxWidth: '22rem', p: 2 } } }}
      >
        <Typography variant="body2">{explanation}</Typography>
      </Popover>
    </>
  );
}

/** Text that can be pressed, in a sentence that it must not interrupt. */
const termStyles = {
  font: 'inherit',
  verticalAlign: 'baseline',
  textAlign: 'inherit',
  textDecorationStyle: 'dotted',
  '@media print': { textDecoration: 'none' },
} as const;
