import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand';
import type { PricingPlan } from '@/data/texts/pricingPlans';
import { mailtoUrl } from '@/lib/text/mailtoUrl';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { OfflineMailNote } from '@/ui/controls/mail/OfflineMailNote';
import { InlineText } from '@/ui/guide/InlineText';

interface PricingPlansProps {
  readonly plans: readonly PricingPlan[];
}

/** The provider's plans side by side, each with its features and its price, or with an email link to ask for the price. */
export function PricingPlans({ plans }: PricingPlansProps) {
  return (
    <Box sx={columns}>
      {plans.map(({ name, summary, includes, price, begin }) => (
        <Box component="section" key={name} sx={plan}>
          <Typography variant="h3">{name}</Typography>
          <Typography variant="figure" component="p">
            {price ?? 'On request'}
          </Typography>
          <Typography>{summary}</Typography>
          <Stack component="ul" spacing={1} sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
            {includes.map((each) => (
              <li key={each}>
                <InlineText text={each} />
              </li>
            ))}
          </Stack>
          <div>
            {price === undefined ? (
              <>
                <Button
                  href={mailtoUrl(brand.contact.email, quoteMessage(name))}
                  variant="outlined"
                  aria-label={`Ask for a quote: ${name}`}
                >
                  Ask for a quote
                </Button>
                <OfflineMailNote />
              </>
            ) : (
              <LinkButton to={pathOf(begin.to)} variant="outlined">
                {begin.label}
              </LinkButton>
            )}
          </div>
        </Box>
      ))}
    </Box>
  );
}

function quoteMessage(plan: string): { readonly subject: string; readonly body: string } {
  const body = [
    'Hello,',
    '',
    `Please send us a quote for this plan: ${plan}.`,
    '',
    'Student’s current grade: ',
    'Test date: ',
    'What we have in mind (weeks, meetings, times): ',
  ].join('\n');
  return { subject: `Quote for ${plan}`, body };
}

const columns = {
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 5, sm: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(10.5rem, 1fr))' },
} as const;

/** Aligns name, price, sentence, list, and button across the plans, which the library's grid can't. */
const plan = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  gap: 1.5,
  pt: 2,
  borderTop: 2,
  borderColor: 'primary.main',
} as const;
