import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Balance } from '@/domain/plan/weeks/balance';
import { sectionName } from '@/domain/section-names';
import { percent } from '@/lib/format';
import type { BarColor } from '@/ui/cards/Dot';
import { LabeledBar } from '@/ui/cards/LabeledBar';

const sections = ['verbal', 'quantitative', 'reading', 'writing'] as const;
export const sectionColors = {
  verbal: 'section.verbal',
  quantitative: 'section.math',
  reading: 'section.reading',
  writing: 'section.writing',
} as const satisfies Readonly<Record<keyof Balance, BarColor>>;

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
            color={sectionColors[section]}
          />
        ))}
      </Box>
    </div>
  );
}
