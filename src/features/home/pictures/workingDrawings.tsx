/** Small drawings of how the site works. Hidden from screen readers, because the text beside each says the same. */
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { homeText } from '@/data/texts/pages/home';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestMinutes, fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { partsForTiming, type PlanPart } from '@/domain/exam/test/test-plan';
import { recallIntervalDays } from '@/domain/plan/mistakes/error-log';
import { formatMinutes } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { planPartColor } from '@/ui/sectionColor';

const freeTest = diagnosticPlan(true);
const fullTest = fullTestPlan(fullFormIds[0], true);

/** The free test: each part as wide as its share of the time, the essay dashed because it is optional. */
export function FreeTestDrawing() {
  return (
    <Parts
      parts={freeTest.parts}
      isOptional={({ kind }) => kind === 'essay'}
      labelOf={({ minutes }) => String(minutes)}
    />
  );
}

/** A full test with its breaks, which are gray. */
export function FullTestDrawing() {
  return (
    <>
      <Typography variant="figureSmall" sx={onlyInWideDrawing}>
        {formatMinutes(fullTestMinutes(true))}
      </Typography>
      <Parts parts={partsForTiming(fullTest, 'standard')} />
    </>
  );
}

interface PartsProps {
  readonly parts: readonly PlanPart[];
  readonly isOptional?: (part: PlanPart) => boolean;
  readonly labelOf?: (part: PlanPart) => string;
}

function Parts({ parts, isOptional = () => false, labelOf }: PartsProps) {
  return (
    <Stack direction="row" spacing="3px" sx={{ width: '100%' }}>
      {parts.map((part) => (
        <Box key={part.id} sx={{ flexBasis: 0, minWidth: 0 }} style={{ flexGrow: part.minutes }}>
          <Box
            sx={isOptional(part) ? optionalPart : plannedPart}
            style={{ borderColor: planPartColor(part) }}
          />
          {labelOf !== undefined && (
            <Typography variant="secondary" sx={{ mt: 0.5, ...onlyInWideDrawing }}>
              {labelOf(part)}
            </Typography>
          )}
        </Box>
      ))}
    </Stack>
  );
}

/** A drawing, not progress: borders, because forced colors would override a background. */
const plannedPart = { borderStyle: 'solid', borderWidth: '6px 0', borderRadius: '2px' } as const;
const optionalPart = {
  height: 12,
  border: { xs: '1px dashed', sm: '2px dashed' },
  borderRadius: '2px',
} as const;

/** Not beside the text on a phone, where the drawing is too narrow for words. */
const onlyInWideDrawing = { display: { xs: 'none', sm: 'block' } } as const;

/** A day's tasks with their minutes, all but the last one done. */
export function DailyTasksDrawing() {
  const { dailyTasks } = homeText;
  const most = Math.max(...dailyTasks.map(({ minutes }) => minutes));
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {dailyTasks.map(({ label, minutes }, index) => (
        <Stack key={label} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {index < dailyTasks.length - 1 ? (
            <CheckCircle fontSize="xsmall" color="success" />
          ) : (
            <Circle fontSize="xsmall" sx={{ color: 'text.secondary' }} />
          )}
          <Typography variant="body2" component="span" sx={{ flexGrow: 1, ...onlyInWideDrawing }}>
            {label}
          </Typography>
          <Typography variant="secondary" component="span" sx={onlyInWideDrawing}>
            {formatMinutes(minutes)}
          </Typography>
          <Box sx={{ flexGrow: 1, display: { sm: 'none' } }}>
            <Box sx={taskBar} style={{ width: `${(100 * minutes) / most}%` }} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

const taskBar = { border: '4px solid', borderColor: 'surface.controlEdge', borderRadius: '4px' } as const;

/** Widths and positions in the units of the drawing. */
const wide = 130;
const edge = 12;
const base = 40;

/** A mistake that returns after the two intervals, longer each time, until it is right. */
export function ReturningMistakeDrawing() {
  const days = [0, ...recallIntervalDays.map((_, index) => sumUpTo(index))];
  const last = Math.sqrt(days.at(-1) ?? 1);
  // By the root of the days, so that a day and a week are both visible.
  const xs = days.map((day) => edge + (Math.sqrt(day) / last) * (wide - 2 * edge));
  return (
    <Box sx={{ width: '100%', maxWidth: 180, mx: 'auto' }}>
      <svg width="100%" viewBox={`0 0 ${wide} 52`} style={{ display: 'block' }}>
        <line x1={0} x2={wide} y1={base} y2={base} stroke={colors.controlEdge} strokeWidth={1.5} />
        {xs.slice(1).map((x, index) => {
          const from = xs[index] ?? 0;
          return (
            <path
              key={x}
              d={`M${from} ${base - 12} C${from} ${base - 12 - (x - from) * 0.5} ${x} ${base - 12 - (x - from) * 0.5} ${x} ${base - 12}`}
              fill="none"
              stroke={colors.textSecondary}
              strokeWidth={1.5}
              strokeDasharray="3 3"
            />
          );
        })}
        {xs.map((x, index) => (
          <g key={x} transform={`translate(${x} ${base})`}>
            <circle
              r={9}
              fill={colors.paper}
              stroke={index === 0 ? colors.statusRisk : colors.statusGood}
              strokeWidth={2}
            />
            <path
              d={index === 0 ? 'M-3.5 -3.5 L3.5 3.5 M3.5 -3.5 L-3.5 3.5' : 'M-4 0 L-1 3 L4.5 -3'}
              fill="none"
              stroke={index === 0 ? colors.statusRisk : colors.statusGood}
              strokeWidth={2}
            />
          </g>
        ))}
      </svg>
      <Box sx={{ position: 'relative', height: '1.5em', ...onlyInWideDrawing }}>
        {xs.map((x, index) => (
          <Typography
            key={x}
            variant="secondary"
            component="span"
            sx={dayLabel}
            style={{ left: `${(100 * x) / wide}%` }}
          >
            {homeText.recallLabels[index]}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const dayLabel = { position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' } as const;

const sumUpTo = (index: number) =>
  recallIntervalDays.slice(0, index + 1).reduce<number>((sum, days) => sum + days, 0);
