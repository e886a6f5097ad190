/** How many questions there are, with the code that reads the record and the index of the bank: nobody else needs it here. */
export const loadPoolNote = () => import('./PoolNote');
