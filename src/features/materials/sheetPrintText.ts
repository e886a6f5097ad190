/** The number of printed pages, for either paper size. */
export const onePageText = 'One page, Letter or A4.';
export const twoPagesText = 'Two pages, Letter or A4.';
/** Shown for the sheet named in the address. */
export const printCommandText = 'Your browser’s print command prints this sheet, too.';
