import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type FocusEvent, useId } from 'react';
import { type Cause, causeLabels } from '@/domain/plan/mistakes/mistake-cause';
import { typedKeys } from '@/lib/typedKeys';

interface CauseChipsProps {
  readonly cause: Cause | null;
  readonly onChoose: (cause: Cause | null) => void;
}

/**
 * Chips for the reason a question was missed. A tap chooses a reason; a second tap on it clears the choice. Not a ToggleButtonGroup,
 * whose buttons are joined: these wrap, and on a phone they scroll.
 */
export function CauseChips({ cause, onChoose }: CauseChipsProps) {
  const id = useId();
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        alignItems: 'center',
        columnGap: { xs: 1, sm: 1.5 },
        rowGap: 0.5,
        displayPrint: 'none',
      }}
    >
      <Typography id={id} variant="subtitle2" sx={{ overflowWrap: 'break-word' }}>
        Why
        <Box component="span" sx={({ breakpoints }: Theme) => ({ [breakpoints.down('sm')]: visuallyHidden })}>
          {' '}
          did you miss it
        </Box>
        ?
      </Typography>
      <Stack direction="row" role="group" aria-labelledby={id} onFocus={bringIntoView} sx={scrollingOnPhone}>
        {typedKeys(causeLabels).map((each) => (
          <Chip
            key={each}
            label={causeLabels[each]}
            aria-pressed={each === cause}
            onClick={() => onChoose(each === cause ? null : each)}
            sx={{ flexShrink: 0 }}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/**
 * Scrolls a chip focused by keyboard into view, which browsers don't do if it is partly visible. A tapped chip stays in place.
 */
function bringIntoView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/**
 * On a phone, a single row that scrolls sideways: six causes under each question would fill most of the page. It extends to the edge
 * of the card, with room for the focus ring, and fades out there. The padding at its ends is as wide as the fade, so that the first
 * and the last chip stand clear of it.
 */
const scrollingOnPhone = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: { xs: 0.75, sm: 1 },
  minWidth: 0,
  mr: { xs: -2, sm: 0 },
  p: { xs: 0.5, sm: 0 },
  pr: { xs: 4, sm: 0 },
  pl: { xs: 1, sm: 0 },
  maskImage: {
    xs: 'linear-gradient(to right, transparent, black 8px, black calc(100% - 32px), transparent)',
    sm: 'none',
  },
  '@media (forced-colors: active)': { maskImage: 'none' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
} as const;
