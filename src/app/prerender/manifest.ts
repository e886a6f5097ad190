/** The web app manifest, and the matching tags in each document's head. */
import { buildColorRoles, type ColorScheme } from '@theme/roles';
import { brand } from '@/brand';
import { sharedFileField } from '@/data/offline/sharedFile';
import { pathOf, type RouteId } from '@/site';
import { pageDescriptions } from './descriptions';
import { appleIcon, favicon, icons, shortcutIcons } from './icons';

export const manifestFile = 'manifest.webmanifest';

/** A screenshot that browsers show before installation; tools/pictures.mjs takes them. */
interface InstallPicture {
  readonly file: string;
  readonly page: RouteId;
  readonly shape: keyof typeof shapes;
  readonly label: string;
}

const shapes = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
} as const;

const pictures: readonly InstallPicture[] = [
  {
    file: 'install/practice-wide.png',
    page: 'sectionStudy',
    shape: 'wide',
    label: 'Practice: what to do now, and how well you know each topic',
  },
  {
    file: 'install/dashboard-wide.png',
    page: 'studentDashboard',
    shape: 'wide',
    label: 'A dashboard: progress, upcoming tests, and goals',
  },
  {
    file: 'install/practice-narrow.png',
    page: 'sectionStudy',
    shape: 'narrow',
    label: 'Practice: what to do now',
  },
  {
    file: 'install/dashboard-narrow.png',
    page: 'studentDashboard',
    shape: 'narrow',
    label: 'A dashboard: progress at a glance',
  },
];

/** The screenshots with their pages' paths and their sizes in pixels. */
export const installScreenshots = pictures.map((picture) => ({
  ...picture,
  path: pathOf(picture.page),
  ...shapes[picture.shape],
}));

const sizesOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  `${width}x${height}`;

const pngIcon = ({ file, side }: { readonly file: string; readonly side: number }) => ({
  src: `/${file}`,
  sizes: sizesOf({ width: side, height: side }),
  type: 'image/png',
});

const { surface } = buildColorRoles('light');

export const webManifest = {
  // Identifies the app regardless of its start page.
  id: '/',
  name: brand.name,
  short_name: brand.shortName,
  description: pageDescriptions.home,
  lang: 'en-US',
  categories: ['education'],
  // Somebody who installed the site knows what it is, so the app opens where the day's work begins.
  start_url: pathOf('sectionStudy'),
  scope: '/',
  display: 'standalone',
  // Launching the app opens a new window and never replaces a page on which a test may be running.
  launch_handler: { client_mode: 'navigate-new' },
  background_color: surface.ground,
  theme_color: surface.paper,
  icons: [
    { src: `/${favicon.file}`, sizes: 'any', type: 'image/svg+xml' },
    pngIcon(icons.small),
    pngIcon(icons.large),
    { ...pngIcon(icons.maskable), purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Today', url: pathOf('sectionStudy'), icons: [pngIcon(shortcutIcons.today)] },
    { name: 'Words', url: pathOf('verbalPracticeApp'), icons: [pngIcon(shortcutIcons.words)] },
    { name: 'Full test', url: pathOf('fullLengthTest'), icons: [pngIcon(shortcutIcons.fullTest)] },
  ],
  screenshots: installScreenshots.map((picture) => ({
    src: `/${picture.file}`,
    sizes: sizesOf(picture),
    type: 'image/png',
    form_factor: picture.shape,
    label: picture.label,
  })),
  share_target: {
    action: pathOf('testResults'),
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: sharedFileField, accept: ['application/json', '.json'] }] },
  },
} as const;

/** Sets the theme color to the header's color, which the system extends around the page. */
const themeColor = (scheme: ColorScheme) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${buildColorRoles(scheme).surface.paper}"/>`;

/** Tags in every document's head. */
export const installHead = [
  `<link rel="icon" href="/${favicon.file}" type="image/svg+xml"/>`,
  `<link rel="manifest" href="/${manifestFile}"/>`,
  `<link rel="apple-touch-icon" href="/${appleIcon.file}"/>`,
  themeColor('light'),
  themeColor('dark'),
].join('');
