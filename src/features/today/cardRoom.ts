/** About as high as the card with three or four things to do, in pixels: on a phone and a tablet its two parts stand below each other. */
export const cardRoom = { xs: 600, sm: 530, md: 340 } as const;

/** The same with the greeting over it. */
export const welcomeRoom = { xs: 670, sm: 590, md: 400 } as const;
