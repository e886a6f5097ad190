import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** A chart's numbers in words: the table, and what is read for each point. */
export interface ChartTable {
  readonly columns: readonly string[];
  /** One row a point; the first cell names it. */
  readonly rows: readonly (readonly string[])[];
}

export interface DrawingProps {
  /** Index of the point that the keyboard or the pointer is on, or null. */
  readonly active: number | null;
}

/** A drawing whose points answer the pointer too. */
export interface PointedDrawingProps extends DrawingProps {
  readonly onActive: (index: number | null) => void;
}

interface ChartFigureProps<Props> {
  readonly name: string;
  /** One sentence that says what the chart shows. */
  readonly summary: string;
  readonly table: ChartTable;
  /** Least height of the drawing in pixels, taken before it is drawn; in a taller card it fills the height. */
  readonly height: number;
  /** Fetches the drawing. Recharts draws nothing on the server, so it comes after the first paint, by itself. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly draw: (
    Drawing: ComponentType<Props>,
    active: number | null,
    onActive: (index: number | null) => void,
  ) => ReactNode;
}

/**
 * An accessible figure: named and summed up in words, its table one button away, its points walked with the arrow keys and
 * read aloud. If the drawing can't be fetched, the table stands in for it.
 */
export function ChartFigure<Props>({ name, summary, table, height, load, draw }: ChartFigureProps<Props>) {
  const ids = useId();
  const box = useRef<HTMLDivElement>(null);
  const [Drawing, setDrawing] = useState<ComponentType<Props> | null>(null);
  const [asTable, setAsTable] = useState(false);
  const [active, setActive] = useState<number | null>(null);

  useEffect(() => {
    let wanted = true;
    const drawNow = () => {
      load().then(
        (drawing) => wanted && setDrawing(() => drawing),
        () => wanted && setAsTable(true),
      );
    };
    const stop = whenNear(box.current, drawNow);
    window.addEventListener('beforeprint', drawNow);
    return () => {
      wanted = false;
      stop();
      window.removeEventListener('beforeprint', drawNow);
    };
  }, [load]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointAfter(event.key, active, table.rows.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <Box
      component="figure"
      data-undrawn={Drawing === null || undefined}
      sx={{ m: 0, flexGrow: 1, display: 'flex', flexDirection: 'column' }}
    >
      <Typography
        component="figcaption"
        id={`${ids}-summary`}
        variant="body2"
        color="textSecondary"
        sx={{ maxWidth: '68ch' }}
      >
        {summary}
      </Typography>
      <Box
        ref={box}
        role="group"
        tabIndex={asTable ? -1 : 0}
        aria-label={`Chart: ${name}. Arrow keys walk its points.`}
        aria-describedby={`${ids}-summary`}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(null)}
        hidden={asTable}
        sx={{
          mt: 1.5,
          position: 'relative',
          flexGrow: 1,
          minHeight: height,
          borderRadius: 1,
          '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)' },
        }}
      >
        <Box aria-hidden sx={{ position: 'absolute', inset: 0 }}>
          {Drawing !== null && draw(Drawing, active, setActive)}
        </Box>
      </Box>
      <Box hidden={!asTable} sx={{ mt: 1.5, flexGrow: 1, minHeight: height }} id={`${ids}-table`}>
        <DataTable name={name} table={table} />
      </Box>
      <span role="status" style={visuallyHidden}>
        {active === null ? '' : spoken(table, active)}
      </span>
      <Button
        size="small"
        aria-expanded={asTable}
        aria-controls={`${ids}-table`}
        onClick={() => setAsTable((was) => !was)}
        sx={{ alignSelf: 'flex-start', ml: -1.5, mt: 1, minHeight: 44 }}
      >
        {asTable ? 'Show as chart' : 'Show as table'}
        <span style={visuallyHidden}>({name})</span>
      </Button>
    </Box>
  );
}

/** A drawing is fetched and drawn when this near to the screen: on a phone that is most often only on scrolling. */
const nearPx = 160;

/** Calls back once, as soon as the element comes near the screen; gives what stops the watch. */
function whenNear(element: Element | null, callback: () => void): () => void {
  if (element === null) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function DataTable({ name, table }: { name: string; table: ChartTable }) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        typography: 'body2',
        '& th, & td': { py: 0.75, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
        '& th + th, & td': { pl: 1 },
        '& th:first-of-type': { textAlign: 'left' },
      }}
    >
      <caption style={visuallyHidden}>{name}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([head, ...cells], row) => (
          <tr key={`${row} ${head}`}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** The point that a key leads to: undefined for a key that does nothing here. */
function pointAfter(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return active === null ? 0 : Math.min(count - 1, active + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return active === null ? count - 1 : Math.max(0, active - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return active === null ? undefined : null;
    default:
      return undefined;
  }
}

function spoken(table: ChartTable, index: number): string {
  const [head, ...cells] = table.rows[index] ?? [];
  return `${head}: ${cells.map((cell, at) => `${table.columns[at + 1]} ${cell}`).join(', ')}`;
}
