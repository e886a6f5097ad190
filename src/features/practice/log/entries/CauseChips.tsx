import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { type FocusEvent, useId } from 'react';
import { type Cause, causeLabels } from '@/domain/plan/mistakes/mistake-cause';
import { typedKeys } from '@/lib/typedKeys';

interface CauseChipsProps {
  readonly cause: Cause | null;
  readonly onChoose: (cause: Cause | null) => void;
}

/** Buttons for the reason a question was missed. A tap chooses a reason; a second tap on it clears the choice. */
export function CauseChips({ cause, onChoose }: CauseChipsProps) {
  const id = useId();
  return (
    <Box sx={row}>
      <p id={id}>
        Why<span> did you miss it</span>?
      </p>
      <Box role="group" aria-labelledby={id} onFocus={bringIntoView}>
        {typedKeys(causeLabels).map((each) => (
          <Chip
            key={each}
            component="button"
            label={causeLabels[each]}
            aria-pressed={each === cause}
            onClick={() => onChoose(each === cause ? null : each)}
            sx={{ flexShrink: 0 }}
          />
        ))}
      </Box>
    </Box>
  );
}

/**
 * Scrolls a button focused by keyboard into view, which browsers don't do if it is partly visible. A tapped button stays in place.
 */
function bringIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** On a phone, a single row that scrolls sideways: six causes under each question would fill most of the page. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  columnGap: { xs: 1, sm: 1.5 },
  rowGap: 0.5,
  '@media print': { display: 'none' },
  '& p': { m: 0, typography: 'body2', fontWeight: 600, overflowWrap: 'break-word' },
  '& p span': ({ breakpoints }: Theme) => ({ [breakpoints.down('sm')]: visuallyHidden }),
  '& [role="group"]': {
    display: 'flex',
    flexWrap: { xs: 'nowrap', sm: 'wrap' },
    gap: { xs: 0.75, sm: 1 },
    // Extends to the edge of the card, with room for the focus ring.
    minWidth: 0,
    mr: { xs: -2, sm: 0 },
    p: { xs: 0.5, sm: 0 },
    pr: { xs: 2, sm: 0 },
    overflowX: { xs: 'auto', sm: 'visible' },
    scrollbarWidth: 'none',
  },
} as const;
