/** On how many pages a sheet is printed, whichever paper. */
export const onePage = 'One page, Letter or A4.';
export const twoPages = 'Two pages, Letter or A4.';
/** Said of the sheet that the address names. */
export const printCommand = 'Your browser’s print command prints this sheet, too.';
