import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Balance } from '@/domain/plan/weeks/balance';
import { sectionName } from '@/domain/section-names';
import { percent } from '@/lib/format';
import { sectionDot } from '@/ui/sectionColor';
import { LabeledBar } from '@/ui/cards/LabeledBar';

const sections = ['verbal', 'quantitative', 'reading', 'writing'] as const;

/** How the time is shared among the sections, and why. */
export function BalanceBars({ balance, words }: { balance: Balance; words: string }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {words}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {sections.map((section) => (
          <LabeledBar
            key={section}
            dot
            label={sectionName(section, 'dashboard')}
            value={percent(balance[section])}
            percent={2 * balance[section]}
            color={sectionDot(section)}
          />
        ))}
      </Box>
    </div>
  );
}
