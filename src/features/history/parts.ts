/** What the panels of the history show, in one file to fetch: each panel paints without it, and they stand on one page. */
export { HistoryContent } from './HistoryContent';
export { MyDataContent } from './my-data/MyDataContent';
