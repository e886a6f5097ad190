/**
 * A phone on its side, or a laptop's page magnified four times: nothing stays on such a screen while the rest scrolls. In em, the
 * reader's own text size: 400 px at letters of 16 px.
 */
export const lowScreenQuery = '@media (max-height: 25em)';
