/** What reads the record for the map, in a file to fetch. */
export const loadStandingReader = () => import('./StandingReader');
