import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { keepDatesUnbroken } from '@/lib/text/format';
import { whenNear } from '@/lib/browser/whenNear';
import { csvFileName, formatCsv } from '@/lib/text/csv';
import { downloadText } from '@/lib/browser/download';
import {
  ActiveContext,
  type ActivePoint,
  ChartPlaceContext,
  FigureContext,
  type DrawingWidth,
  classifyWidth,
  textScale,
} from './figureContext';
import { ChartDataTable } from './ChartDataTable';
import { type KeySteps, pointAfter } from './keyNavigation';
import { type ChartTable, plainTable, spokenPointText } from './chartTable';

const underFigure = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  ml: -1.5,
  mt: 1,
  minHeight: 44,
} as const;
/** On a projector, only the drawing is shown. */
const unseen = { display: 'none' } as const;

interface ChartFigureProps<Props> {
  readonly name: string;
  /** One sentence that describes the chart. */
  readonly summary: string;
  readonly table: ChartTable;
  /** Explains colors and marks that the drawing doesn't label itself. */
  readonly legend?: ReactNode;
  /**
   * Minimum height of the drawing in pixels at a font size of 16 px; scales with the font. Reserved before drawing. In a taller
   * card, the drawing fills the height.
   */
  readonly height: number | { readonly xs: number; readonly md: number };
  /** Loads the drawing. Recharts renders nothing on the server, so it loads separately after first paint. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Called for new data but never for pointer moves, which the drawing's ActiveLayer handles. */
  readonly draw: (Drawing: ComponentType<Props>) => ReactNode;
  readonly keySteps?: KeySteps;
  /** Opens what a point represents: a test, the sessions of a day. */
  readonly onOpen?: ((index: number) => void) | undefined;
}

const inRem = (px: number) => `${px / 16}rem`;

/** A table with more rows is rendered only on request or for printing. */
const longTable = 60;

/** Saves a chart's table as CSV for spreadsheets. */
function saveTable(name: string, { columns, rows }: ChartTable): void {
  downloadText(csvFileName(name), formatCsv([columns, ...rows]), 'text/csv');
}

/**
 * An accessible figure with a name and summary. Its table is one button away and can be saved with another. Arrow keys walk the
 * points, which are read aloud and shown in a tooltip. If the drawing fails to load, the table replaces it.
 */
export function ChartFigure<Props>({
  name,
  summary,
  table: written,
  legend,
  height,
  load,
  draw,
  keySteps,
  onOpen,
}: ChartFigureProps<Props>) {
  const ids = useId();
  const minHeight =
    typeof height === 'number' ? inRem(height) : { xs: inRem(height.xs), md: inRem(height.md) };
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [Drawing, setDrawing] = useState<ComponentType<Props> | null>(null);
  const [asTable, setAsTable] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const table = useMemo(() => plainTable(written), [written]);
  const isMounted = box !== null;
  const [figureWidth, setFigureWidth] = useState<DrawingWidth>('middle');
  const [scale, setScale] = useState(1);
  const place = use(ChartPlaceContext);
  const [reached, setReached] = useState<ActivePoint | null>(null);
  const points = table.rows.length;
  // Ignores a point that the current data no longer has.
  const active = reached !== null && reached.index < points ? reached : null;

  useEffect(() => {
    if (box === null) return undefined;
    let wanted = true;
    const drawNow = () => {
      load().then(
        (drawing) => wanted && startTransition(() => setDrawing(() => drawing)),
        () => wanted && setAsTable(true),
      );
    };
    const onPrint = () => {
      drawNow();
      // The browser prints what is in the document when this event handler returns.
      flushSync(() => setPrinted(true));
    };
    const stop = whenNear(box, nearPx, drawNow);
    const sizes = new ResizeObserver(() => {
      const now = textScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize), place);
      setScale(now);
      setFigureWidth(classifyWidth(box.clientWidth, now));
    });
    sizes.observe(box);
    window.addEventListener('beforeprint', onPrint, { once: true });
    return () => {
      wanted = false;
      stop();
      sizes.disconnect();
      window.removeEventListener('beforeprint', onPrint);
    };
  }, [box, load, place]);

  const figure = useMemo(
    () => ({ box, table, figureWidth, scale, activate: setReached, onOpen }),
    [box, table, figureWidth, scale, onOpen],
  );
  // Memoized on the data so that React skips the drawing when a point becomes active.
  const drawing = useMemo(() => Drawing !== null && draw(Drawing), [Drawing, draw]);

  // If the drawing hasn't loaded by the time of printing, the table is printed instead.
  const isMissing = Drawing === null && !asTable;
  // The table needs scripts to open and makes the document longer, so it renders only after mount.
  const showsRows = (isMounted && points <= longTable) || asTable || isPrinted;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active !== null) return onOpen?.(active.index);
    const index = pointAfter(event.key, active?.index ?? null, points, keySteps);
    if (index === null) return undefined;
    event.preventDefault();
    return setReached({ index, by: 'keys' });
  };

  return (
    <Box
      component="figure"
      data-undrawn={isMissing || undefined}
      sx={{ m: 0, flexGrow: 1, display: 'flex', flexDirection: 'column' }}
    >
      <Typography
        component="figcaption"
        // Announces the new summary when the figure switches to another range or view.
        aria-live="polite"
        id={`${ids}-summary`}
        variant="body2"
        color="textSecondary"
        sx={{ maxWidth: '44em' }}
      >
        {keepDatesUnbroken(summary)}
      </Typography>
      {legend}
      <Box
        ref={setBox}
        role="group"
        tabIndex={asTable ? -1 : 0}
        aria-label={`Chart: ${name}. Arrow keys move between points${onOpen === undefined ? '' : '; Enter opens one'}.`}
        aria-describedby={`${ids}-summary`}
        onKeyDown={onKeyDown}
        onBlur={() => setReached(null)}
        hidden={asTable}
        sx={{
          mt: 1.5,
          position: 'relative',
          flexGrow: 1,
          minHeight,
          borderRadius: 1,
          // Vertical swipes scroll the page; horizontal ones walk the points.
          touchAction: 'pan-y',
          '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)' },
          ...(isMissing && { '@media print': { display: 'none' } }),
        }}
      >
        <FigureContext value={figure}>
          <ActiveContext value={active}>
            <Box aria-hidden sx={{ position: 'absolute', inset: 0 }}>
              {drawing}
            </Box>
          </ActiveContext>
        </FigureContext>
      </Box>
      <Box
        hidden={!asTable}
        id={`${ids}-table`}
        sx={{
          mt: 1.5,
          flexGrow: 1,
          minHeight,
          '@media print': { minHeight: 0, ...(isMissing && { display: 'block' }) },
        }}
      >
        {showsRows && <ChartDataTable name={name} table={table} />}
      </Box>
      <span role="status" style={visuallyHidden}>
        {active === null ? '' : spokenPointText(table, active.index)}
      </span>
      <Box sx={place === 'presentation' ? unseen : underFigure}>
        {isMounted && (
          <Button
            size="small"
            aria-expanded={asTable}
            aria-controls={`${ids}-table`}
            onClick={() => setAsTable((was) => !was)}
            sx={{ minHeight: 44 }}
          >
            {asTable ? 'Show as chart' : 'Show as table'}
            <span style={visuallyHidden}>({name})</span>
          </Button>
        )}
        {asTable && (
          <Button size="small" onClick={() => saveTable(name, table)} sx={{ minHeight: 44 }}>
            Save as CSV
            <span style={visuallyHidden}>({name})</span>
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The drawing loads once it is this close to the viewport; on a phone, that usually means on scroll. */
const nearPx = 160;
