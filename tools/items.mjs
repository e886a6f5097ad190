/** Author's commands for the item bank: a table of the items, a single item, or a sheet without keys. Usage: see `usage`. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const usage = `npm run items                        the bank's table: sets, counts, balance
npm run items -- show syn-0021       one item, passage or prompt by its id
npm run items -- show percent-sale-price-7   a generator's item for a seed
npm run items -- sheet form-a/verbal stems and choices alone, for a second reader
npm run items -- index               writes the index and the figures of the bank, after items have changed`;

const indexPath = 'src/data/items/index/index.json';
const figuresPath = 'src/data/bank-figures/figures.json';
const [command = 'table', name = ''] = process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { bankTable, shown, blindSheet, indexText, figuresText } =
    await server.ssrLoadModule('/src/data/items/author.ts');
  /** @type {Readonly<Record<string, () => string | null>>} */
  const commands = {
    table: bankTable,
    show: () => shown(name),
    sheet: () => blindSheet(name),
    index: writtenIndex,
  };
  function writtenIndex() {
    writeFileSync(indexPath, indexText());
    writeFileSync(figuresPath, figuresText());
    return `Written: ${indexPath}, ${figuresPath}`;
  }
  const run = commands[command];
  const output = run?.() ?? null;
  if (output === null) {
    console.error(run === undefined ? usage : `The bank has no "${name}".\n\n${usage}`);
    process.exitCode = 1;
  } else console.log(output);
} finally {
  await server.close();
}
