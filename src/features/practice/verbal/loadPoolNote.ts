/** Loads the pool note with the code that reads the record and the bank's index, which nothing else on the page needs. */
export const loadPoolNote = () => import('./PoolNote');
