import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '@/site';
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
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 4fr 4fr' },
        columnGap: 4,
        rowGap: { xs: 1, md: 0 },
        pt: 2.5,
        pb: { xs: 1, md: 1.5 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          <Link
            component={RouterLink}
            to={pathOf(to)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {title}
          </Link>
        </Typography>
        <Typography color="textSecondary">{testLengthText(test)}</Typography>
      </div>
      <Typography sx={{ pt: { md: 1.25 } }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          Tells you:{' '}
        </Box>
        <span>{strengths}</span>
      </Typography>
      <Typography sx={{ pt: { md: 1.25 } }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          Can’t tell you:{' '}
        </Box>
        <span>{limits}</span>
      </Typography>
      {/* Reserves the space of this line until the record is read, so that nothing shifts. */}
      <Typography variant="body2" sx={{ fontWeight: 600, minHeight: '1.5em' }}>
        {takenText}
      </Typography>
    </Box>
  );
}
