/** The page's column: 1200 px of content, and air at its sides on a narrower screen. */
export const column = { maxWidth: 1248, mx: 'auto', px: { xs: 2, sm: 3 } } as const;
