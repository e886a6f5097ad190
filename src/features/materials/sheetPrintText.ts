/** On how many pages a sheet is printed, whichever paper. */
export const onePageText = 'One page, Letter or A4.';
export const twoPagesText = 'Two pages, Letter or A4.';
/** Said of the sheet that the address names. */
export const printCommandText = 'Your browser’s print command prints this sheet, too.';
