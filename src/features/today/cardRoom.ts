/** About as high as the card with three or four things to do, in pixels: on a phone and a tablet its two parts stand below each other. */
export const cardRoom = { xs: 600, sm: 530, md: 340 } as const;
