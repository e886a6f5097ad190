import type { FormulaQuestion } from './formulaQuestion';

export const fractionsPercentFormulas = [
  {
    id: 'fractions-1',
    topic: 'fractions',
    question: '`{a/b} ÷ {c/d}` as a product, if `b`, `c`, and `d` are not 0',
    choices: [
      { text: '`{b/a} * {c/d}`', why: 'The wrong fraction was turned over.' },
      { text: '`{a/b} * {c/d}`', why: 'The second fraction wasn’t turned over.' },
      { text: '`{b/a} * {d/c}`', why: 'Only the fraction that you divide by is turned over.' },
      { text: '`{a/b} * {d/c}`', why: null },
    ],
    use: 'When you divide by a fraction: multiply by its reciprocal.',
  },
  {
    id: 'fractions-2',
    topic: 'fractions',
    question: '`{a/b} + {c/d}` as one fraction, if `b` and `d` are not 0',
    choices: [
      { text: '`{a + c/bd}`', why: 'The numerators were not changed to fit the new denominator.' },
      { text: '`{ad + bc/bd}`', why: null },
      { text: '`{a + c/b + d}`', why: 'Numerators and denominators can’t be added separately.' },
      { text: '`{ac/bd}`', why: 'That is the product of the fractions.' },
    ],
    use: 'When two fractions have different denominators.',
  },
  {
    id: 'fractions-3',
    topic: 'fractions',
    question:
      'Of two positive fractions with the same numerator but different denominators, the larger one is',
    choices: [
      { text: 'the one with the smaller denominator', why: null },
      {
        text: 'neither, because they are equal',
        why: 'They would be equal only if the denominators were equal, too.',
      },
      { text: 'impossible to tell', why: 'The denominators tell you.' },
      {
        text: 'the one with the larger denominator',
        why: 'Cutting a pie into more pieces makes each piece smaller.',
      },
    ],
    use: 'When you put fractions in order without working them out.',
  },
  {
    id: 'decimals-1',
    topic: 'decimals',
    question: 'Dividing a number by `0.01` is the same as',
    choices: [
      { text: 'dividing it by 100', why: 'That is what multiplying by `0.01` does.' },
      {
        text: 'moving its decimal point three places to the right',
        why: 'That multiplies it by 1,000. There are a hundred hundredths in 1.',
      },
      { text: 'multiplying it by 100', why: null },
      { text: 'multiplying it by 10', why: 'There are a hundred hundredths in 1, not ten.' },
    ],
    use: 'When you divide by a decimal: move both decimal points to the right until you divide by a whole number.',
  },
  {
    id: 'decimals-2',
    topic: 'decimals',
    question: 'The number of decimal places in the product of `0.03` and `0.004`',
    choices: [
      {
        text: 'six, the places of both factors multiplied',
        why: 'The places are added. Only the digits are multiplied.',
      },
      { text: 'two, the places of the factor that has fewer', why: 'The places of both factors count.' },
      { text: 'three, the places of the factor that has more', why: 'The places of both factors count.' },
      { text: 'five, the places of both factors added up', why: null },
    ],
    use: 'When you multiply decimals: leave out the points, multiply, then count the places and put the point in.',
  },
  {
    id: 'percent-1',
    topic: 'percent',
    question: '`p`% of a number `n`',
    choices: [
      { text: '`p * n`', why: 'The percent wasn’t divided by 100.' },
      { text: '`{n/p} * 100`', why: 'That answers what the whole is if `n` is `p`% of it.' },
      { text: '`{p/100} * n`', why: null },
      { text: '`{p/n} * 100`', why: 'That answers what percent `p` is of `n`.' },
    ],
    use: 'When a percent is given and the whole is known.',
  },
  {
    id: 'percent-2',
    topic: 'percent',
    question: 'The percent change from a positive old value to a new one',
    choices: [
      { text: 'the change divided by the old value, times 100', why: null },
      {
        text: 'the change divided by the new value, times 100',
        why: 'The change is compared with the old value, where it started.',
      },
      {
        text: 'the new value divided by the old one, times 100',
        why: 'That is what percent the new value is of the old one.',
      },
      { text: 'the new value minus the old one', why: 'That is the change itself, not a percent.' },
    ],
    use: 'When something rises or falls and the question asks by what percent.',
  },
  {
    id: 'percent-3',
    topic: 'percent',
    question: 'A price `n` after an increase of `r`%',
    choices: [
      { text: '`n + r`', why: 'That adds `r` dollars, not `r`% of the price.' },
      { text: '`n(1 + {r/100})`', why: null },
      { text: '`{n * r/100}`', why: 'That is the increase alone.' },
      { text: '`n + {r/100}`', why: 'The increase is `{r/100}` of the price, not `{r/100}` of a dollar.' },
    ],
    use: 'When a tax, a tip, or a raise is added. For a discount, subtract inside the parentheses.',
  },
  {
    id: 'ratio-1',
    topic: 'ratio',
    question: 'If the ratio of `a` to `b` is 2 to 3, the fraction of the whole `a + b` that is `a`',
    choices: [
      { text: '`{1/2}`', why: 'Then `a` and `b` would be equal.' },
      { text: '`{2/3}`', why: 'That compares `a` with `b`, not with both together.' },
      { text: '`{3/5}`', why: 'That is the share of `b`.' },
      { text: '`{2/5}`', why: null },
    ],
    use: 'When a ratio is given and the question asks for one share of the total.',
  },
  {
    id: 'ratio-2',
    topic: 'ratio',
    question: 'If `{a/b} = {c/d}`, then it is always true that',
    choices: [
      { text: '`ab = cd`', why: 'Each numerator is multiplied by the denominator of the other fraction.' },
      { text: '`a + d = b + c`', why: 'A proportion is about products, not sums.' },
      { text: '`ad = bc`', why: null },
      { text: '`ac = bd`', why: 'A numerator is multiplied by a denominator, not by the other numerator.' },
    ],
    use: 'When one of four numbers in a proportion is missing.',
  },
  {
    id: 'ratio-3',
    topic: 'ratio',
    question: 'If `y` varies directly as `x`, then for some constant `k` that is not 0, `y` equals',
    choices: [
      { text: '`kx`', why: null },
      { text: '`x + k`', why: 'Then the difference would stay the same, not the ratio.' },
      {
        text: '`{k/x}`',
        why: 'That is inverse variation: doubling `x` would halve `y`.',
      },
      { text: '`x^k`', why: 'Unless `k` is 1, doubling `x` would not double `y`.' },
    ],
    use: 'When one amount doubles as the other doubles, as in recipes and maps.',
  },
] as const satisfies readonly FormulaQuestion[];
