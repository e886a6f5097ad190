import Box from '@mui/material/Box';

/** On a phone the cards stand below each other. */
export const cardsHeight = { xs: 530, sm: 420, md: 400 } as const;

/** The room of the cards while the record is read, so that the sections below don't move. */
export function HubCardsRoom() {
  return <Box aria-hidden sx={{ minHeight: cardsHeight }} />;
}
