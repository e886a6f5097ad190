import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { brand } from '@/brand';
import { type FooterEntry, footerColumns, socialEntries } from './footerEntries';
import { OfflineCopyStatus } from '@/app/shell/OfflineParts';
import { SocialIcon, type SocialNetwork } from './SocialIcon';

const columns = footerColumns(brand.footer);
const networks = socialEntries(brand.footer);

const item = { display: 'inline-flex', alignItems: 'center', minHeight: 36, fontWeight: 400 } as const;

/** On a phone, entries flow side by side in rows of similar length: a single column of thirty would be longer than many pages. */
const inRows = { textWrap: { xs: 'balance', sm: 'wrap' } } as const;
const inRow = {
  display: { xs: 'inline-block', sm: 'block' },
  width: 'auto',
  mr: { xs: 2, sm: 0 },
} as const;

export function Footer() {
  return (
    <Box
      component="footer"
      sx={{ mt: { xs: 5, sm: 8 }, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container sx={{ py: { xs: 3, sm: 6 } }}>
        <Box
          component="nav"
          aria-label="Footer"
          sx={{
            display: 'grid',
            gap: { xs: 1.5, sm: 4 },
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
          }}
        >
          {columns.map((group) => (
            <div key={group.title}>
              <Typography component="h2" variant="subtitle2" sx={{ mb: { xs: 0, sm: 1 } }}>
                {group.title}
              </Typography>
              <List sx={inRows}>
                {group.entries.map((entry) => (
                  <ListItem key={entry.label} disablePadding sx={inRow}>
                    {footerEntry(entry)}
                  </ListItem>
                ))}
              </List>
            </div>
          ))}
        </Box>
        <Box
          sx={{
            mt: { xs: 2, sm: 4 },
            pt: { xs: 2, sm: 3 },
            borderTop: 1,
            borderColor: 'divider',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            rowGap: 1,
          }}
        >
          <Typography
            variant="secondary"
            sx={{ flex: '1 1 28rem', maxWidth: '44em', textWrap: { sm: 'balance' } }}
          >
            {brand.trademark}
          </Typography>
          {networks.length > 0 && (
            <List
              aria-label="Social media"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 0.5,
                // Aligns the icons with the text; their tap targets extend further.
                mr: '-10px',
                ml: { xs: '-10px', sm: 'auto' },
              }}
            >
              {networks.map((entry) => (
                <ListItem key={entry.label} disablePadding sx={{ width: 'auto' }}>
                  {socialEntry(entry)}
                </ListItem>
              ))}
            </List>
          )}
        </Box>
        <OfflineCopyStatus />
      </Container>
    </Box>
  );
}

/** Renders a link, or gray text if there is no target. */
function footerEntry({ label, href, isRouted }: FooterEntry): ReactNode {
  if (href === null)
    return (
      <Typography component="span" variant="secondary" sx={item}>
        {label}
      </Typography>
    );
  const way = isRouted ? { component: RouterLink, to: href } : { href };
  return (
    <Link {...way} variant="body2" sx={item}>
      {label}
    </Link>
  );
}

/** Renders a labeled icon, linked if there is a target. */
function socialEntry({ label, href }: FooterEntry<SocialNetwork>): ReactNode {
  return href === null ? (
    <Box
      role="img"
      aria-label={label}
      sx={{ display: 'grid', placeItems: 'center', width: 44, height: 44, color: 'text.secondary' }}
    >
      <SocialIcon of={label} />
    </Box>
  ) : (
    <IconButton href={href} aria-label={label} color="primary">
      <SocialIcon of={label} />
    </IconButton>
  );
}
