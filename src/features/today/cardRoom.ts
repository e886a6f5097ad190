/** About as high as the card with three things to do, in pixels. */
export const cardRoom = { xs: 560, md: 270 } as const;
