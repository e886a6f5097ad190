/** Commands for authors of the item bank: print a table, an item, or a sheet without keys, or write the index. See `usage`. */
import { writeFileSync } from 'node:fs';
import { withSource } from './source.mjs';

const usage = `npm run items                        the bank's table: sets, counts, balance, and how long practice lasts
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
  /** @type {Readonly<Record<string, () => string | null | Promise<string>>>} */
  const commands = {
    table: async () => [bankTable(), ...(await simulatedPoolTables())].join('\n\n'),
    show: () => formatBankEntry(name),
    sheet: () => formatBlindSheet(name),
    index: writtenIndex,
  };
  function writtenIndex() {
    writeFileSync(indexPath, itemIndexText());
    writeFileSync(figuresPath, bankFiguresText());
    return `Written: ${indexPath}, ${figuresPath}`;
  }
  async function simulatedPoolTables() {
    /** @type {typeof import('./simulation/pools')} */
    const { simulatePools } = await load('/tools/simulation/pools.ts');
    /** @type {typeof import('./simulation/poolTable')} */
    const { poolTable } = await load('/tools/simulation/poolTable.ts');
    /** @type {typeof import('../src/data/items/index/loadItemIndex')} */
    const { loadItemIndex } = await load('/src/data/items/index/loadItemIndex.ts');
    /** @type {typeof import('../src/data/words/wordIndex')} */
    const { wordIndexes } = await load('/src/data/words/wordIndex.ts');
    /** @type {typeof import('../src/domain/exam/level/level-id')} */
    const { levelIds } = await load('/src/domain/exam/level/level-id.ts');
    /** @type {typeof import('../src/domain/exam/level/test-levels')} */
    const { testLevels } = await load('/src/domain/exam/level/test-levels.ts');
    return await Promise.all(
      levelIds.map(async (level) => {
        const index = await loadItemIndex(level);
        const pools = simulatePools({ index, wordIndex: wordIndexes[level], seeds: [1, 2] });
        return `${testLevels[level].name} Level. ${poolTable(pools)}`;
      }),
    );
  }
  const run = commands[command];
  const output = (await run?.()) ?? null;
  if (output === null) {
    console.error(run === undefined ? usage : `The bank has no "${name}".\n\n${usage}`);
    process.exitCode = 1;
  } else console.log(output);
});
