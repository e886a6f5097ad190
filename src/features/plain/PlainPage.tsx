import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf, type RouteId, site } from '@/site';
import { column } from '@/ui/page/column';
import { FactsChecked } from '@/ui/page/FactsChecked';

interface PageLink {
  readonly to: RouteId;
  readonly label: string;
  readonly search?: Readonly<Record<string, string>>;
}

interface PlainPageProps {
  readonly id: RouteId;
  /** The strong first sentence. */
  readonly lead: string;
  readonly children: string | readonly string[];
  /** The one clear action. */
  readonly action: PageLink;
  /** Where else a reader may want to go. */
  readonly also?: readonly PageLink[];
  /** The page states facts about the test: their date is then shown. */
  readonly facts?: boolean;
}

const target = ({ to, search }: PageLink) => pathOf(to, search === undefined ? {} : { search });

/** A typeset page: a first sentence, what there is to say, one action, and where else to go. */
export function PlainPage({ id, lead, children, action, also = [], facts = false }: PlainPageProps) {
  const paragraphs = typeof children === 'string' ? [children] : children;
  return (
    <Box sx={{ ...column, py: { xs: 5, md: 9 } }}>
      <Box sx={{ maxWidth: '68ch' }}>
        <Typography variant="h1">{site[id].title}</Typography>
        <Typography sx={{ mt: 3, fontSize: { xs: '1.125rem', sm: '1.25rem' }, lineHeight: 1.5 }}>
          {lead}
        </Typography>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} color="textSecondary" sx={{ mt: 2 }}>
            {paragraph}
          </Typography>
        ))}
        <Button component={RouterLink} to={target(action)} variant="contained" sx={{ mt: 4 }}>
          {action.label}
        </Button>
        {also.length > 0 && (
          <Box sx={{ mt: 5, pt: 3, borderTop: 2, borderColor: 'primary.main' }}>
            <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
              See Also
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
              {also.map((link) => (
                <li key={link.label}>
                  <Link
                    component={RouterLink}
                    to={target(link)}
                    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 40 }}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        )}
        {facts && <FactsChecked />}
      </Box>
    </Box>
  );
}
