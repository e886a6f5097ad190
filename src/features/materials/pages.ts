/** On how many pages a sheet is printed, whichever paper. */
export const onePage = 'One page, Letter or A4.';
export const twoPages = 'Two pages, Letter or A4.';
export const notOpened = 'Its contents are loaded when you open it.';
