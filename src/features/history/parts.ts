/** What the panels of the history show, in one file to fetch: each panel paints without it, and they stand on one page. */
export { HistoryRows } from './list/HistoryRows';
export { MyDataContent } from './my-data/MyDataContent';
