import Typography from '@mui/material/Typography';
import type { MinutesBySection } from '@/domain/learner/learner-test';
import { totalMinutes } from '@/domain/dashboard/study/study-bars';
import { dashboardSectionNames, namedSections } from '@/domain/section-names';
import { cssPercent, formatDecimalHours } from '@/lib/text/format';
import * as colors from '@/ui/colors';

interface HoursBarProps {
  readonly minutes: MinutesBySection;
  /** The weekly target; null if none is set. */
  readonly targetHours: number | null;
  /** The previous week's hours; null if there is no previous week. */
  readonly hoursBefore: number | null;
}

/**
 * A bar of the week's hours by subject, with the previous week behind it and the target. Decorative, because the legend below names
 * the parts. Sizes are relative to the container and the text, so nothing needs to be measured.
 */
export function HoursBar({ minutes, targetHours, hoursBefore }: HoursBarProps) {
  const total = totalMinutes(minutes);
  const all = 60 * Math.max(targetHours ?? 0, hoursBefore ?? 0, total / 60);
  const share = (of: number) => cssPercent(of / all);
  const target = targetHours === null ? null : share(60 * targetHours);
  return (
    <svg aria-hidden width="100%" style={{ display: 'block', height: '2.875rem', marginTop: 8 }}>
      {/* The text is placed in em: for attributes that aren't CSS properties, WebKit treats rem as 0, which would cut it off. */}
      {targetHours !== null && target !== null && (
        <Typography
          component="text"
          variant="caption"
          x={target}
          y="1.08em"
          textAnchor="end"
          fill={colors.textPrimary}
          sx={{ fontWeight: 600 }}
        >
          {`${formatDecimalHours(targetHours)} h target`}
        </Typography>
      )}
      {hoursBefore !== null && (
        <rect
          y="1.375rem"
          width={share(60 * hoursBefore)}
          height="1.5rem"
          fill={colors.textSecondary}
          fillOpacity={0.18}
        />
      )}
      {namedSections.map((subject, rank) => {
        const before = namedSections.slice(0, rank).reduce((sum, each) => sum + minutes[each], 0);
        return (
          minutes[subject] > 0 && (
            <rect
              key={dashboardSectionNames[subject]}
              x={share(before)}
              y="1.625rem"
              width={share(minutes[subject])}
              height="1rem"
              fill={colors.sectionColors[subject]}
              stroke={colors.paper}
              strokeWidth={1.5}
            />
          )
        );
      })}
      {target !== null && (
        <rect
          x={target}
          y="1.125rem"
          width={3}
          height="1.75rem"
          fill={colors.textPrimary}
          transform="translate(-1.5)"
        />
      )}
    </svg>
  );
}
