import { csvFileName, formatCsv } from '@/lib/text/csv';
import { downloadText } from '@/lib/browser/download';
import type { ChartTable } from './chartTable';

/** Saves a chart's table as CSV for spreadsheets. */
export function saveTable(name: string, { columns, rows }: ChartTable): void {
  downloadText(csvFileName(name), formatCsv([columns, ...rows]), 'text/csv');
}
