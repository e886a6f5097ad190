import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { pathOf } from '@/site';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import type { OfferedTest } from './testGroups';
import { testLengthText } from './chooserText';

interface OfferedTestRowProps {
  readonly test: OfferedTest;
  /** Text on how often and when the test was last taken; null if never. */
  readonly takenText: string | null;
}

export function OfferedTestRow({ test, takenText }: OfferedTestRowProps) {
  const { title, to, strengths, limits } = test;
  return (
    <ListItem divider sx={row}>
      <div>
        <Typography variant="strong" component="h3">
          <StandaloneLink to={pathOf(to)}>{title}</StandaloneLink>
        </Typography>
        <Typography color="textSecondary">{testLengthText(test)}</Typography>
      </div>
      <Typography sx={{ pt: { md: 1.25 } }}>
        <strong>You learn: </strong>
        <span>{strengths}</span>
      </Typography>
      <Typography sx={{ pt: { md: 1.25 } }}>
        <strong>You don’t learn: </strong>
        <span>{limits}</span>
      </Typography>
      {/* Reserves the space of this line until the record is read, so that nothing shifts. */}
      <Typography variant="subtitle2" sx={{ minHeight: '1.5em' }}>
        {takenText}
      </Typography>
    </ListItem>
  );
}

const row = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 4fr 4fr' },
  columnGap: 4,
  rowGap: { xs: 1, md: 0 },
  pt: 2.5,
  pb: { xs: 1, md: 1.5 },
} as const;
