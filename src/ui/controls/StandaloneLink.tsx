import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink, type To } from 'react-router-dom';

interface StandaloneLinkProps extends Omit<LinkProps, 'component' | 'sx'> {
  /** A page of this site; other addresses are an `href`. */
  readonly to?: To;
  /** Its place in a layout. */
  readonly sx?: Exclude<LinkProps['sx'], readonly unknown[] | undefined>;
}

/** A link that isn't in a sentence: 44 px high, so that a finger meets it. An icon may follow its text. */
export function StandaloneLink({ to, sx = null, ...link }: StandaloneLinkProps) {
  const page = to === undefined ? {} : { component: RouterLink, to };
  return <Link {...page} {...link} sx={[target, sx]} />;
}

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  '@media print': { minHeight: 0 },
} as const;
