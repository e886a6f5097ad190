import Box from '@mui/material/Box';
import { ownRecordSelector } from '@/data/record/recordMark';
import { useOwnRecord } from '@/data/record/useOwnRecord';

/** About as high as the card with three or four things to do, in pixels: on a phone and a tablet its two parts are one below the other. */
export const todayCardHeight = { xs: 560, sm: 490, md: 330 } as const;

/** As high as the card of who has done nothing so far: one thing to do. */
const firstCardRoom = { xs: 270, sm: 266 } as const;

/** The room of the card until it comes, so that what follows it doesn't move. */
export function TodayCardPlaceholder() {
  const isOwn = useOwnRecord();
  return (
    <Box
      aria-hidden
      sx={isOwn === null ? inDocument : { minHeight: isOwn ? todayCardHeight : firstCardRoom }}
    />
  );
}

/** The document is the same for everybody. */
const inDocument = {
  minHeight: firstCardRoom,
  [ownRecordSelector]: { minHeight: todayCardHeight },
} as const;
