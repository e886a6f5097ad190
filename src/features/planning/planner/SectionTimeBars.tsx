import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { namedSections, sectionName } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatPercent, keepDatesUnbroken } from '@/lib/text/format';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { sectionDotColor } from '@/ui/sectionColor';
import { sectionSharesText, shareChangeText, usedUpText } from './plannerTexts';

/** The distribution of time among the sections, the reasons for it, and its changes after tests. */
export function SectionTimeBars({ followed, today }: { followed: PlanToFollow; today: IsoDay }) {
  const { plan, usedUp } = followed;
  const { balance, shareChanges = [] } = plan;
  const used = usedUpText(usedUp);
  return (
    <div>
      <Typography variant="secondary" sx={{ mb: 2, maxWidth: '44em' }}>
        {sectionSharesText(plan)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {namedSections.map((section) => (
          <LabeledBar
            key={section}
            dot
            label={sectionName(section, 'dashboard')}
            value={formatPercent(balance[section])}
            percent={balance[section]}
            color={sectionDotColor(section)}
          />
        ))}
      </Box>
      {used !== null && (
        <Typography variant="body2" sx={{ mt: 2.5, maxWidth: '44em' }}>
          {used}
        </Typography>
      )}
      {shareChanges.length > 0 && (
        <Box component="ul" aria-label="What your tests changed" sx={changes}>
          {shareChanges.map((change) => (
            <li key={`${change.test}-${change.day}`}>{keepDatesUnbroken(shareChangeText(change, today))}</li>
          ))}
        </Box>
      )}
    </div>
  );
}

const changes = {
  typography: 'body2',
  maxWidth: '44em',
  listStyle: 'none',
  m: 0,
  mt: 2.5,
  p: 0,
  display: 'grid',
  gap: 1,
} as const;
