import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { keepDatesUnbroken } from '@/lib/text/format';
import { csvFileName, formatCsv } from '@/lib/text/csv';
import { downloadText } from '@/lib/browser/download';
import { Part } from '@/ui/loading/Part';
import { preload, usePreload } from '@/ui/loading/lazyModule';
import {
  ActiveContext,
  type ActivePoint,
  ChartPlaceContext,
  FigureContext,
  SummaryContext,
} from './figureContext';
import { useDrawing } from './useDrawing';
import { ChartDataTable } from './ChartDataTable';
import { type ArrowKeySteps, pointIndexAfterKey } from './keyNavigation';
import { type ChartTable, allowTableLineBreaks, spokenPointText } from './chartTable';

// Recharts, which most drawings need, is large and renders nothing on the server.
const loadDrawings = () => import('@/charts/drawings/chartDrawings');
type Drawings = Awaited<ReturnType<typeof loadDrawings>>;

const underFigure = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  ml: -1.5,
  mt: 1,
  minHeight: 44,
  '@media print': { display: 'none' },
} as const;
/** Share of a drawing's minimum height: a slide stretches it to the remaining height of the screen, which may be less. */
const leastShare = { page: 1, presentation: 0.6 } as const;
/** A presentation on a projector hides the buttons under the figure. */
const unseen = { display: 'none' } as const;

interface ChartFigureProps {
  readonly name: string;
  /** One sentence that describes the chart. */
  readonly summary: string;
  readonly table: ChartTable;
  /** Explains the colors and marks that aren't labeled in the drawing. */
  readonly legend?: ReactNode;
  /**
   * Minimum height of the drawing in pixels at a root font size of 16 px; it scales with that size. The space is reserved before
   * the drawing loads. In a taller card, the drawing fills the remaining height.
   */
  readonly height: number | { readonly xs: number; readonly md: number };
  /** Renders the drawing. Runs for new data but not for pointer moves, for which only the drawing's ActiveLayer rerenders. */
  readonly draw: (drawings: Drawings) => ReactNode;
  readonly keySteps?: ArrowKeySteps;
  /** Opens the details of a point, such as a test or the sessions of a day. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** The number of points, from the first, that `onOpen` opens. By default, all. */
  readonly openable?: number | undefined;
  /** Sentences under the drawing. */
  readonly note?: string | undefined;
  /** A link at the end of the line of buttons under the figure. */
  readonly action?: ReactNode;
}

const unusable = { visibility: 'hidden' } as const;

const inRem = (px: number) => `${px / 16}rem`;

/** A table with more rows than this is rendered only on request or for printing. */
const longTable = 60;

/** Saves a chart's table as CSV for spreadsheets. */
function saveTable(name: string, { columns, rows }: ChartTable): void {
  downloadText(csvFileName(name), formatCsv([columns, ...rows]), 'text/csv');
}

/**
 * An accessible figure with a name and a summary. One button shows its numbers as a table, which another saves as CSV. Arrow keys
 * move between points, which screen readers announce and a tooltip shows.
 */
export function ChartFigure({
  name,
  summary,
  table: written,
  legend,
  height,
  draw,
  keySteps,
  onOpen,
  openable,
  note,
  action,
}: ChartFigureProps) {
  const ids = useId();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [asTable, setAsTable] = useState(false);
  const { isWanted, medium, guessedPx, figureWidth, scale } = useDrawing(box);
  const [isDrawn, setDrawn] = useState(false);
  // Also so that a chart far below can be printed: the browser doesn't wait for it to load.
  usePreload('drawings', () => preload(loadDrawings));
  const table = useMemo(() => allowTableLineBreaks(written), [written]);
  const isMounted = box !== null;
  const place = use(ChartPlaceContext);
  const share = leastShare[place];
  const minHeight =
    typeof height === 'number'
      ? inRem(share * height)
      : { xs: inRem(share * height.xs), md: inRem(share * height.md) };
  const renderSummary = use(SummaryContext);
  const [reached, setReached] = useState<ActivePoint | null>(null);
  const points = table.rows.length;
  const openableCount = openable ?? points;
  // After the data changes, ignores an active point that no longer exists.
  const active = reached !== null && reached.index < points ? reached : null;

  const figure = useMemo(
    () => ({
      box,
      table,
      figureWidth,
      scale,
      isOnPaper: medium !== 'screen',
      activate: setReached,
      onOpen,
      openable: openableCount,
    }),
    [box, table, figureWidth, scale, medium, onOpen, openableCount],
  );
  // Memoized so that React doesn't rerender the drawing when a point becomes active.
  const drawing = useMemo(
    () =>
      isWanted && (
        <Part name="The chart" load={loadDrawings}>
          {(drawings) => (
            <Drawn widthPx={guessedPx} onChange={setDrawn}>
              {draw(drawings)}
            </Drawn>
          )}
        </Part>
      ),
    [isWanted, guessedPx, draw],
  );

  const isMissing = !isDrawn && !asTable;
  // If the drawing hasn't loaded when the page is printed, the table is printed instead.
  const isReplaced = isMissing && medium !== 'screen';
  const showsTable = asTable || isReplaced;
  // Renders the table only after mount: opening it needs scripts, and on the server it would only lengthen the document.
  const showsRows = (isMounted && points <= longTable) || showsTable;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active !== null)
      return active.index < openableCount ? onOpen?.(active.index) : undefined;
    const index = pointIndexAfterKey(event.key, active?.index ?? null, points, keySteps);
    if (index === null) return undefined;
    event.preventDefault();
    return setReached({ index, by: 'keys' });
  };

  return (
    <Box
      component="figure"
      data-undrawn={isMissing || undefined}
      sx={{ m: 0, position: 'relative', flexGrow: 1, display: 'flex', flexDirection: 'column' }}
    >
      <Typography
        component="figcaption"
        // Announces the new summary when the figure switches to another range or view.
        aria-live="polite"
        id={`${ids}-summary`}
        variant="secondary"
        // The line above a slide says the same.
        {...(place === 'presentation' ? { style: visuallyHidden } : { sx: { maxWidth: '44em' } })}
      >
        {renderSummary(keepDatesUnbroken(summary))}
      </Typography>
      {legend}
      <Box
        ref={setBox}
        role="group"
        tabIndex={asTable ? -1 : 0}
        aria-label={`Chart: ${name}. Arrow keys move between points${onOpen === undefined ? '' : '; Enter opens one'}.`}
        aria-describedby={note === undefined ? `${ids}-summary` : `${ids}-summary ${ids}-note`}
        onKeyDown={onKeyDown}
        onBlur={() => setReached(null)}
        hidden={asTable}
        sx={{
          mt: 1.5,
          // Recharts measures the box when it mounts, so a box without its drawing keeps its width.
          ...(isReplaced
            ? { position: 'absolute', insetInline: 0, visibility: 'hidden' }
            : { position: 'relative' }),
          flexGrow: 1,
          minHeight,
          borderRadius: 1,
          // Vertical swipes scroll the page; horizontal swipes move between points.
          touchAction: 'pan-y',
          '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)' },
        }}
      >
        <FigureContext value={figure}>
          <ActiveContext value={active}>
            <Fragment key={medium}>{drawing}</Fragment>
          </ActiveContext>
        </FigureContext>
      </Box>
      <Box
        hidden={!showsTable}
        id={`${ids}-table`}
        sx={{
          mt: 1.5,
          flexGrow: 1,
          minHeight,
          '@media print': { minHeight: 0 },
        }}
      >
        {showsRows && <ChartDataTable name={name} table={table} />}
      </Box>
      {note !== undefined && (
        <Typography id={`${ids}-note`} variant="secondary" sx={{ mt: 1.5, maxWidth: '44em' }}>
          {renderSummary(keepDatesUnbroken(note))}
        </Typography>
      )}
      <span role="status" style={visuallyHidden}>
        {active === null ? '' : spokenPointText(table, active.index)}
      </span>
      <Box sx={place === 'presentation' ? unseen : underFigure}>
        {(isMounted || action !== undefined) && (
          <Button
            size="small"
            // Beside a link, it has its place before scripts run, in which it can't work.
            sx={isMounted ? undefined : unusable}
            aria-expanded={asTable}
            aria-controls={`${ids}-table`}
            onClick={() => setAsTable((was) => !was)}
          >
            <span>{asTable ? 'Show as chart' : 'Show as table'}</span>
            <span style={visuallyHidden}>{`(${name})`}</span>
          </Button>
        )}
        {asTable && (
          <Button size="small" onClick={() => saveTable(name, table)}>
            Save as CSV
            <span style={visuallyHidden}>{`(${name})`}</span>
          </Button>
        )}
        {action !== undefined && <Box sx={{ ml: 'auto' }}>{action}</Box>}
      </Box>
    </Box>
  );
}

interface DrawnProps {
  /** The drawing's width in pixels; null to fill its box. */
  readonly widthPx: number | null;
  /** Called with true in the frame in which the drawing appears, and with false when it is removed. */
  readonly onChange: (isDrawn: boolean) => void;
  readonly children: ReactNode;
}

function Drawn({ widthPx, onChange, children }: DrawnProps) {
  // A layout effect, because a browser that prints waits for nothing else.
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', inset: 0, ...(widthPx !== null && { width: widthPx, maxWidth: '100%' }) }}
    >
      {children}
    </Box>
  );
}
