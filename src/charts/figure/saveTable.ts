import { csvFileName, csvOf } from '@/lib/csv';
import { downloadText } from '@/lib/download';
import type { ChartTable } from './table';

/** Saves a chart's table as a file that a spreadsheet opens. */
export function saveTable(name: string, { columns, rows }: ChartTable): void {
  downloadText(csvFileName(name), csvOf([columns, ...rows]), 'text/csv');
}
