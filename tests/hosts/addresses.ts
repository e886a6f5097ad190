/** URLs as people, links, programs, and attackers write them, each with the file that a host must send. */
import { routeIds, site } from '@/site';

const documentOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

/** Every page as the site links to it, as a folder, and by file name. */
const pages = routeIds.flatMap((id) => {
  const { path } = site[id];
  const spellings = path === '/' ? ['/', '/index.html'] : [path, `${path}/`, `${path}/index.html`];
  return spellings.map((spelling) => [spelling, documentOf(path)] as const);
});

/** Sent with status 200. */
export const found: readonly (readonly [address: string, file: string])[] = [
  ...pages,
  ['/?', 'index.html'],
  ['/?utm_source=mail', 'index.html'],
  ['/about?', 'about/index.html'],
  ['/about?x=1&y=%zz', 'about/index.html'],
  ['/about/?x=//2', 'about/index.html'],
  ['/about?next=/../..', 'about/index.html'],
  ['/about/index.html?x=1', 'about/index.html'],
  ['/%61bout', 'about/index.html'],
  ['/about%2F', 'about/index.html'],
  ['/about%2Findex.html', 'about/index.html'],
  ['/dashboard%2Fstudent', 'dashboard/student/index.html'],
  ['/favicon.svg', 'favicon.svg'],
  ['/favicon.svg?v=2', 'favicon.svg'],
  ['/robots.txt', 'robots.txt'],
  ['/sitemap.xml', 'sitemap.xml'],
];

/** Answered with the not-found page and status 404. */
export const missing: readonly string[] = [
  '/nowhere',
  '/nowhere/',
  '/nowhere/deeper/index.html',
  '/about/more',
  '/about/more/',
  '/dashboard',
  '/dashboard/',
  '/term-course/3-weeks',
  '/About',
  '/ABOUT/',
  '/about/Index.html',
  '/about.html',
  '/about.htm',
  '/index',
  '/index.htm',
  '/index.php',
  '/index.html/',
  '/about/index.html/',
  '/favicon.svg/',
  '/favicon.png',
  '//',
  '//about',
  '/about//',
  '/dashboard//student',
  '/%2Fabout',
  '//example.com/about',
  '/about%20',
  '/about%3Fx=1',
  '/about%23contact',
  '/about;x=1',
  '/about&x=1',
  '/about%5C',
  '/%C3%A9cole',
  '/%F0%9F%8D%83',
  `/${'a'.repeat(300)}`,
  `/${'a/'.repeat(300)}`,
  '/404',
  '/404/',
  '/404.html',
  '/404.html/',
  '/404.html?x=1',
  '/assets',
  '/assets/',
  '/assets/index-0000000.js',
  '/assets/0000000.js?x=/about',
  '/.vite/manifest.json',
  '/.vite/',
  '/%2Evite/manifest.json',
  '/.git/config',
  '/.env',
  '/about/.htaccess',
  '/.well-known/',
  '/.well-known/security.txt',
  '/index.html.gz',
  '/index.html.br',
  '/about/index.html.br',
  '/wp-login.php',
  '/_headers',
  '/_redirects',
];

/** Malformed URLs, or ones that lead out of the folder. Some hosts reject such requests early. */
export const malformed: readonly string[] = [
  '/%',
  '/%zz',
  '/about%',
  '/%00',
  '/about%00.html',
  '/%0a',
  '/../package.json',
  '/../../etc/passwd',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/assets/..%2f..%2f..%2fpackage.json',
];
