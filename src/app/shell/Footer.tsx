import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { brand, type FooterItem } from '@/brand';
import { menus, pathOf, type RouteId } from '@/site';
import { column } from '@/ui/page/column';
import { CopyOfTheSite } from './OfflineParts';
import { SocialIcon, type SocialNetwork } from './SocialIcon';

type Entry = { to: RouteId; label: string; hash?: string } | FooterItem;

const columns: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Practice',
    entries: [
      ...menus.practice.links,
      { to: 'practiceTest', label: 'Practice Test' },
      { to: 'freeTest', label: 'Free Practice Test' },
    ],
  },
  {
    title: 'Courses',
    entries: [
      ...menus.course.links,
      { to: 'coaching', label: '1:1 Coaching' },
      { to: 'myPage', label: 'Dashboard' },
    ],
  },
  {
    title: brand.name,
    entries: [
      { to: 'home', label: 'Home' },
      { to: 'home', label: 'What We Offer', hash: 'products' },
      { to: 'features', label: 'Features' },
      { to: 'pricing', label: 'Pricing' },
      { to: 'home', label: 'Contact', hash: 'contact' },
    ],
  },
  {
    title: 'Help',
    entries: ['Help Center', { to: 'scoreGuide', label: 'SSAT Guide' }, 'Boarding School Guide'],
  },
  { title: 'Company', entries: [{ to: 'about', label: 'About Us' }, 'Blog', 'Careers', 'Press'] },
  { title: 'Legal', entries: ['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'GDPR'] },
];

const networks = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'] as const satisfies readonly SocialNetwork[];

const item = { display: 'inline-flex', alignItems: 'center', minHeight: 36, fontWeight: 400 } as const;

/** The foot of every page: where else to go, and whose trademark the test's name is. */
export function Footer() {
  return (
    <Box component="footer" sx={{ mt: 8, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Box sx={{ ...column, py: 6 }}>
        <Box
          component="nav"
          aria-label="Footer"
          sx={{
            display: 'grid',
            gap: { xs: 3, sm: 4 },
            gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
          }}
        >
          {columns.map((group) => (
            <div key={group.title}>
              <Typography component="h2" variant="body2" sx={{ fontWeight: 650, mb: 1 }}>
                {group.title}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {group.title === 'Practice' && (
                  <li>
                    <Link href={pathOf('aboutTest')} variant="body2" sx={item}>
                      About SSAT
                    </Link>
                  </li>
                )}
                {group.entries.map((entry) => (
                  <li key={typeof entry === 'string' ? entry : entry.label}>{footerEntry(entry)}</li>
                ))}
              </Box>
            </div>
          ))}
        </Box>
        <Box
          sx={{
            mt: 4,
            pt: 3,
            borderTop: 1,
            borderColor: 'divider',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            rowGap: 1,
          }}
        >
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ flex: '1 1 28rem', maxWidth: '44em', textWrap: 'balance' }}
          >
            {brand.trademark}
          </Typography>
          <Box
            component="ul"
            aria-label="Social media"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 0.5,
              listStyle: 'none',
              p: 0,
              // The drawings begin and end where the text does; their targets reach further.
              my: 0,
              mr: '-10px',
              ml: { xs: '-10px', sm: 'auto' },
            }}
          >
            {networks.map((name) => (
              <li key={name}>{socialEntry(name)}</li>
            ))}
          </Box>
        </Box>
        <CopyOfTheSite />
      </Box>
    </Box>
  );
}

/** A link where there is a target, gray text where the provider has set none. */
function footerEntry(entry: Entry): ReactNode {
  if (typeof entry !== 'string') {
    const to = entry.hash === undefined ? pathOf(entry.to) : pathOf(entry.to, { hash: entry.hash });
    return (
      <Link component={RouterLink} to={to} variant="body2" sx={item}>
        {entry.label}
      </Link>
    );
  }
  const target = brand.links[entry];
  return target === null ? (
    <Typography component="span" variant="body2" color="textSecondary" sx={item}>
      {entry}
    </Typography>
  ) : (
    <Link href={target} variant="body2" sx={item}>
      {entry}
    </Link>
  );
}

const socialItem = { display: 'grid', placeItems: 'center', width: 44, height: 44 } as const;

/** An icon with a name; a link where there is a target. */
function socialEntry(name: SocialNetwork): ReactNode {
  const target = brand.links[name];
  return target === null ? (
    <Box role="img" aria-label={name} sx={{ ...socialItem, color: 'text.secondary' }}>
      <SocialIcon of={name} />
    </Box>
  ) : (
    <Link href={target} aria-label={name} sx={socialItem}>
      <SocialIcon of={name} />
    </Link>
  );
}
