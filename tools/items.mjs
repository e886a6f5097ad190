/** Commands for authors of the item bank: print a table, an item, or a sheet without keys, or write the index. See `usage`. */
import { writeFileSync } from 'node:fs';
import { withSource } from './source.mjs';

const usage = `npm run items                        the bank's table: sets, counts, balance
npm run items -- show syn-0021       one item, passage or prompt by its id
npm run items -- show percent-sale-price-7   a generator's item for a seed
npm run items -- sheet form-a/verbal stems and choices alone, for a second reader
npm run items -- index               writes the index and the figures of the bank, after items have changed`;

const indexPath = 'src/data/items/index/index.json';
const figuresPath = 'src/data/bank-figures/figures.json';
const [command = 'table', name = ''] = process.argv.slice(2);
await withSource(async (load) => {
  /** @type {typeof import('../src/data/items/author')} */
  const { bankTable, formatBankEntry, formatBlindSheet, itemIndexText, bankFiguresText } =
    await load('/src/data/items/author.ts');
  /** @type {Readonly<Record<string, () => string | null>>} */
  const commands = {
    table: bankTable,
    show: () => formatBankEntry(name),
    sheet: () => formatBlindSheet(name),
    index: writtenIndex,
  };
  function writtenIndex() {
    writeFileSync(indexPath, itemIndexText());
    writeFileSync(figuresPath, bankFiguresText());
    return `Written: ${indexPath}, ${figuresPath}`;
  }
  const run = commands[command];
  const output = run?.() ?? null;
  if (output === null) {
    console.error(run === undefined ? usage : `The bank has no "${name}".\n\n${usage}`);
    process.exitCode = 1;
  } else console.log(output);
});
