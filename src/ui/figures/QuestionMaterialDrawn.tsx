import type { Figure, Table } from '@/domain/exam/figure';
import { DataTable } from './DataTable';
import { FigureDrawing } from './FigureDrawing';

/** The figure and the table themselves, in a file of their own that only questions with one fetch. */
export function QuestionMaterialDrawn({ figure, table }: { figure: Figure | null; table: Table | null }) {
  return (
    <>
      {table !== null && <DataTable table={table} />}
      {figure !== null && <FigureDrawing figure={figure} />}
    </>
  );
}
