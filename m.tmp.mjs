import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const f of ['two', 'off-course', 'first-week', 'one-test', 'long-year']) {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.clock.setFixedTime(new Date('2026-11-25T15:00:00'));
  await page.goto('http://localhost:4400/parent-dashboard?family=' + f);
  await page.waitForTimeout(600);
  console.log(
    f,
    (await page.getByRole('region', { name: 'Weekly Study Time' }).boundingBox())?.y,
    await page.evaluate(() => document.querySelector('main').scrollHeight),
    await page.evaluate(() => document.body.scrollHeight),
  );
}
await browser.close();
