import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand';
import { mailAddress } from '@/lib/mail';
import { site } from '@/site';
import { column } from '@/ui/page/column';

/** The provider's plans. A plan without a price offers a link to ask for a quote by email. */
export function PlansPage() {
  return (
    <Box sx={{ ...column, py: { xs: 5, md: 9 } }}>
      <Typography variant="h1">{site.pricing.title}</Typography>
      <Typography
        sx={{ mt: 3, maxWidth: '68ch', fontSize: { xs: '1.125rem', sm: '1.25rem' }, lineHeight: 1.5 }}
      >
        The free diagnostic, the quick verbal test, and the dashboards with their sample family cost nothing
        and need no account. For everything else, ask us for a quote.
      </Typography>
      <Box sx={{ mt: 6, display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {brand.plans.map((plan) => (
          <Box
            key={plan.name}
            component="section"
            sx={{ borderTop: 2, borderColor: 'primary.main', pt: 2.5 }}
          >
            <Typography variant="h2">{plan.name}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {plan.includes}
            </Typography>
            {plan.price === undefined ? (
              <Link
                href={mailAddress(brand.contact.email, { subject: `Quote for ${plan.name}` })}
                sx={{ mt: 1, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                Ask for a quote
              </Link>
            ) : (
              <Typography variant="figure" component="p" sx={{ mt: 1 }}>
                {plan.price}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
