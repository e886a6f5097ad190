import Box from '@mui/material/Box';
import { useId } from 'react';
import { type Cause, causes } from '@/domain/plan/cause';
import { namesOf } from '@/lib/names';
import { chipStyle } from './chipStyle';

interface CauseChipsProps {
  readonly cause: Cause | null;
  readonly onChoose: (cause: Cause | null) => void;
}

/** Why a question was missed, in one tap; the same tap again takes it back. */
export function CauseChips({ cause, onChoose }: CauseChipsProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="p" id={id} sx={{ m: 0, typography: 'body2', fontWeight: 600 }}>
        Why did you miss it?
      </Box>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {namesOf(causes).map((each) => (
          <Box
            key={each}
            component="button"
            type="button"
            aria-pressed={each === cause}
            onClick={() => onChoose(each === cause ? null : each)}
            sx={chipStyle}
          >
            {causes[each]}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
