import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';

interface PanelProps {
  readonly title: string;
  /** The title's place in the page's outline: 2 where a card stands right under the h1, otherwise 3. */
  readonly level?: 2 | 3;
  /** One line under the title that says what the content means. */
  readonly summary?: ReactNode;
  /** At most one control, or a few words in gray, at the top right. */
  readonly control?: ReactNode;
  /** On a phone the card is a row with this line until it is opened; without it, it is open everywhere. */
  readonly folded?: string;
  readonly children: ReactNode;
}

/** A card with one idea: title, at most one control, content. */
export function Panel({ title, level = 2, summary, control, folded, children }: PanelProps) {
  const ids = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = folded !== undefined && !isOpen;
  return (
    <Card
      component="section"
      aria-labelledby={`${ids}-title`}
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={head}>
        <Typography
          variant="h3"
          component={level === 2 ? 'h2' : 'h3'}
          {...(folded === undefined ? { id: `${ids}-title` } : { sx: { flexGrow: 1 } })}
        >
          {folded === undefined ? (
            title
          ) : (
            <FoldButton
              title={title}
              words={folded}
              ids={ids}
              isOpen={isOpen}
              onTurn={() => setIsOpen((was) => !was)}
            />
          )}
        </Typography>
        <Box sx={isFolded ? notOnPhone : { display: 'contents' }}>
          {typeof control === 'string' ? (
            <Typography variant="body2" color="textSecondary">
              {control}
            </Typography>
          ) : (
            control
          )}
        </Box>
      </Box>
      {summary !== undefined && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, maxWidth: '51em', textWrap: 'pretty', ...(isFolded && notOnPhone) }}
        >
          {summary}
        </Typography>
      )}
      <Box
        id={`${ids}-content`}
        sx={{ mt: 2, flexGrow: 1, flexDirection: 'column', ...(isFolded ? notOnPhone : { display: 'flex' }) }}
      >
        {children}
      </Box>
    </Card>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 1,
} as const;

/** Paper has room for all of it. */
const notOnPhone = { display: { xs: 'none', sm: 'flex' }, '@media print': { display: 'flex' } } as const;

interface FoldButtonProps {
  readonly title: string;
  readonly words: string;
  /** What the ids of the title, the words, and the content begin with. */
  readonly ids: string;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

/** The title, and on a phone a button that opens the card, with a line on what is in it. */
function FoldButton({ title, words, ids, isOpen, onTurn }: FoldButtonProps) {
  return (
    <>
      {/* It names the card on a phone, too, where the button is seen in its place. */}
      <Box
        component="span"
        id={`${ids}-title`}
        sx={{ display: { xs: 'none', sm: 'inline' }, '@media print': { display: 'inline' } }}
      >
        {title}
      </Box>
      <Box
        component="button"
        type="button"
        aria-labelledby={`${ids}-title`}
        aria-describedby={isOpen ? undefined : `${ids}-words`}
        aria-expanded={isOpen}
        aria-controls={`${ids}-content`}
        onClick={onTurn}
        sx={foldButton}
      >
        <span>
          {title}
          {!isOpen && <span id={`${ids}-words`}>{words}</span>}
        </span>
        <ExpandMore aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </Box>
    </>
  );
}

const foldButton = {
  display: { xs: 'flex', sm: 'none' },
  displayPrint: 'none',
  width: 'calc(100% + 32px)',
  m: -2,
  p: 2,
  justifyContent: 'space-between',
  gap: 2,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  alignItems: 'center',
  borderRadius: 'inherit',
  '& > span > span': {
    display: 'block',
    mt: 0.25,
    typography: 'body2',
    fontWeight: 400,
    color: 'text.secondary',
  },
} as const;
