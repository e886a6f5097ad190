import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { namedSections, sectionName } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatPercent, keepDatesUnbroken } from '@/lib/text/format';
import { sectionColor } from '@/ui/sectionColor';
import { StackedShares } from '../calendar/StackedShares';
import { sectionSharesText, shareChangeText, usedUpText } from './plannerTexts';

/** The distribution of time among the sections, the reasons for it, and its changes after tests. */
export function SectionShares({ followed, today }: { followed: PlanToFollow; today: IsoDay }) {
  const { plan, usedUp } = followed;
  const { balance, shareChanges = [] } = plan;
  const used = usedUpText(usedUp);
  return (
    <div>
      <Typography variant="secondary" sx={{ mb: 2, maxWidth: '44em' }}>
        {sectionSharesText(plan)}
      </Typography>
      <StackedShares
        label="Shares of the sections"
        shares={namedSections.map((section) => ({
          name: sectionName(section, 'dashboard'),
          amount: balance[section],
          value: formatPercent(balance[section]),
          color: sectionColor(section),
        }))}
      />
      {used !== null && (
        <Typography variant="body2" sx={{ mt: 2.5, maxWidth: '44em' }}>
          {used}
        </Typography>
      )}
      {shareChanges.length > 0 && (
        <List aria-label="What your tests changed" sx={{ mt: 2, maxWidth: '44em' }}>
          {shareChanges.map((change) => (
            <ListItem key={`${change.test}-${change.day}`} sx={{ py: 0.5 }}>
              <Typography variant="body2">{keepDatesUnbroken(shareChangeText(change, today))}</Typography>
            </ListItem>
          ))}
        </List>
      )}
    </div>
  );
}
