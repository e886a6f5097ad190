import SvgIcon from '@mui/material/SvgIcon';

/** Custom paths on a 24 by 24 grid: the icon set's would add half a kilobyte to every document. */
const paths = {
  Facebook: 'M17 4h-2a4 4 0 0 0-4 4v13M8 12h8',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 .01 0ZM17 7h.01',
  LinkedIn: 'M6 10v9M6 5h.01M11 19v-9M11 14a4 4 0 0 1 8 0v5',
  YouTube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10 9l5 3-5 3Z',
} as const;

export type SocialNetwork = keyof typeof paths;

/** A network's icon, hidden from screen readers: the surrounding link has the name. */
export function SocialIcon({ of }: { of: SocialNetwork }) {
  return (
    <SvgIcon
      sx={{
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
      }}
    >
      <path d={paths[of]} />
    </SvgIcon>
  );
}
