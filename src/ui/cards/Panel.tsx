import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { TermText } from '@/ui/controls/TermText';
import { wholeAreaTarget } from '@/ui/controls/wholeAreaTarget';

interface PanelProps {
  readonly title: string;
  /** Heading level: 2 for a card directly below the h1, otherwise 3. */
  readonly level?: 2 | 3;
  /** One line under the title that explains the content. */
  readonly summary?: ReactNode;
  /** At most one control, or a short gray text, at the top right. */
  readonly control?: ReactNode;
  /** On a phone, the card is collapsed to a row with this line until it is opened. Without it, the card is always open. */
  readonly folded?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A card for one idea: title, at most one control, content. Not an Accordion: style sheets alone open a folded card on a wider screen
 * and on paper, before scripts run and without them.
 */
export function Panel({ title, level = 2, summary, control, folded, children }: PanelProps) {
  const ids = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = folded !== undefined && !isOpen;
  return (
    <Card
      component="section"
      aria-labelledby={`${ids}-title`}
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}
    >
      <CardHeader
        title={
          folded === undefined ? (
            title
          ) : (
            <FoldButton title={title} ids={ids} isOpen={isOpen} onToggle={() => setIsOpen((was) => !was)} />
          )
        }
        action={
          typeof control === 'string' ? (
            <Typography variant="secondary">
              <TermText>{control}</TermText>
            </Typography>
          ) : (
            control
          )
        }
        slotProps={{
          title: {
            component: level === 2 ? 'h2' : 'h3',
            ...(folded === undefined && { id: `${ids}-title` }),
          },
          action: isFolded ? { sx: notOnPhone } : {},
        }}
        sx={{ pb: 0 }}
      />
      <CardContent sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}>
        {isFolded && (
          <Typography id={`${ids}-words`} variant="secondary" sx={onPhone}>
            {folded}
          </Typography>
        )}
        {summary !== undefined && (
          <Typography variant="secondary" sx={{ mt: 0.5, maxWidth: '44em', ...(isFolded && notOnPhone) }}>
            {typeof summary === 'string' ? <TermText>{summary}</TermText> : summary}
          </Typography>
        )}
        <Box
          id={`${ids}-content`}
          sx={{
            mt: 2,
            flexGrow: 1,
            flexDirection: 'column',
            ...(isFolded ? notOnPhone : { display: 'flex' }),
          }}
        >
          {children}
        </Box>
      </CardContent>
    </Card>
  );
}

const onPhone = { display: { sm: 'none' }, '@media print': { display: 'none' } } as const;

/** Hidden on a phone, but always printed, because paper has room for everything. */
const notOnPhone = { display: { xs: 'none', sm: 'flex' }, '@media print': { display: 'flex' } } as const;

interface FoldButtonProps {
  readonly title: string;
  /** Prefix of the ids of the title, of the line shown while collapsed (`-words`), and of the content. */
  readonly ids: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The title, which on a phone is a button that opens and closes the card. On a closed card, the button covers all of it. */
function FoldButton({ title, ids, isOpen, onToggle }: FoldButtonProps) {
  return (
    <>
      {/* This hidden title still names the card on a phone, where the button replaces it. */}
      <Box
        component="span"
        id={`${ids}-title`}
        sx={{ display: { xs: 'none', sm: 'inline' }, '@media print': { display: 'inline' } }}
      >
        {title}
      </Box>
      <ButtonBase
        aria-describedby={isOpen ? undefined : `${ids}-words`}
        aria-expanded={isOpen}
        aria-controls={`${ids}-content`}
        onClick={onToggle}
        sx={isOpen ? foldButton : overFolded}
      >
        <span>{title}</span>
        <ExpandMore aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
    </>
  );
}

const foldButton = {
  display: { xs: 'flex', sm: 'none' },
  displayPrint: 'none',
  width: '100%',
  minHeight: 44,
  my: -1,
  justifyContent: 'space-between',
  gap: 2,
  font: 'inherit',
  textAlign: 'left',
} as const;

const overFolded = { ...foldButton, ...wholeAreaTarget } as const;
