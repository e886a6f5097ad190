// node shots.tmp.mjs '/path@width@scheme@full@click:NAME' ...
import { chromium } from 'playwright';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/shots', { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const arg of process.argv.slice(2)) {
  const [path, width = '1280', scheme = 'light', full = '', click = ''] = arg.split('@');
  const height = Number(process.env.H ?? (Number(width) < 500 ? 844 : 900));
  const page = await (
    await browser.newContext({
      viewport: { width: Number(width), height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
  ).newPage();
  page.on('pageerror', (e) => console.log('ERR', path, e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', path, m.text()));
  await page.clock.setFixedTime(new Date('2026-11-25T15:00:00'));
  await page.goto('http://localhost:4400' + path);
  await page.waitForTimeout(700);
  if (click)
    for (const c of click.split('|')) {
      const [role, name] = c.split(':');
      await page.getByRole(role, { name }).first().click();
      await page.waitForTimeout(700);
    }
  if (full) {
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((d) => setTimeout(d, 60));
      }
      scrollTo(0, 0);
    });
    await page.waitForTimeout(300);
  }
  const name = `/tmp/shots/${path.replace(/[/?=&#]/g, '_')}-${width}-${scheme}${click ? '-' + click.replace(/\W/g, '').slice(0, 24) : ''}.png`;
  await page.screenshot({ path: name, fullPage: full === 'full' });
  console.log(
    name,
    await page.evaluate(() => document.documentElement.scrollHeight),
    await page.evaluate(() => document.documentElement.scrollWidth),
  );
  await page.context().close();
}
await browser.close();
