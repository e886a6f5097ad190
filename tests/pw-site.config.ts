import config from './playwright.config';
const { webServer, ...rest } = config;
const [site] = [webServer].flat();
export default { ...rest, testDir: './e2e', reporter: 'line', webServer: [site] };
