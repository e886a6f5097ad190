import type { Point } from '@/domain/exam/figure';
import { present } from '@/lib/assert';
import { amount, because, type Generator, greatestCommonDivisor, isWhole, oneOf, upTo } from './generator';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const exterior: Generator = {
  id: 'angles-exterior',
  topic: 'angles',
  difficulty: 2,
  draft(random) {
    const atA = 2 * random.integer(15, 40);
    const atB = 2 * random.integer(15, Math.min(40, 70 - atA / 2));
    const outside = atA + atB;
    const atC = 180 - outside;
    const reach = (6 * Math.sin(radians(atC))) / Math.sin(radians(atA));
    const a: Point = [reach * Math.cos(radians(atB)), reach * Math.sin(radians(atB))];
    const b: Point = [0, 0];
    const c: Point = [6, 0];
    const d: Point = [9, 0];
    return {
      stem: 'In the figure, side BC of triangle ABC is extended to D. What is the value of `x`?',
      figure: {
        kind: 'lines',
        title: 'Triangle ABC',
        description: `Triangle ABC with side BC extended beyond C to D. The angle at A is ${atA}°, the angle at B is x°, and angle ACD is ${outside}°.`,
        lines: [
          { from: b, to: d },
          { from: b, to: a },
          { from: a, to: c },
        ],
        points: [
          { at: a, label: 'A' },
          { at: b, label: 'B' },
          { at: c, label: 'C' },
          { at: d, label: 'D' },
        ],
        angles: [
          { at: a, from: 180 + atB, to: 360 - atC, label: `${atA}°` },
          { at: b, from: 0, to: atB, label: 'x°' },
          { at: c, from: 0, to: outside, label: `${outside}°` },
        ],
      },
      key: because(
        amount(atB),
        `The outside angle of \`${outside} deg\` is as large as the angles at A and B together.`,
      ),
      // The three angles inside the triangle make 180 degrees.
      again: present(
        upTo(179).find((angle) => atA + angle + (180 - outside) === 180),
        'no angle fits',
      ),
      mistakes: [
        because(amount(atC), `This is angle ACB, which makes a straight line with \`${outside} deg\`.`),
        because(
          amount(180 - outside - atA),
          `This takes \`${outside} deg\` for an angle inside the triangle.`,
        ),
        because(
          amount(180 - atA),
          `This is what angles B and C make together, \`180 deg\` less \`${atA} deg\`.`,
        ),
        because(amount(atA), 'This is the angle at A, and nothing says that the angle at B is equal to it.'),
        because(amount(90 - atA), 'This would be right if angle ACB were a right angle.'),
        because(
          amount((180 - atA) / 2),
          'This would be right if the angles at B and C inside the triangle were equal.',
        ),
        because(
          amount(outside / 2),
          `This halves \`${outside} deg\`, as if the angles at A and B were equal.`,
        ),
        because(amount(180 - atB), 'This goes a step too far: it is the angle outside the triangle at B.'),
      ],
      method: `The outside angle at C is the sum of the angles at A and B, so take ${atA} from ${outside}.`,
    };
  },
};

const ratios = upTo(5).flatMap((low) =>
  upTo(9).flatMap((middle) =>
    upTo(11)
      .map((high) => [low, middle, high] as const)
      .filter(([, , high]) => low < middle && middle < high && 180 % (low + middle + high) === 0)
      .filter(([, , high]) => greatestCommonDivisor(greatestCommonDivisor(low, middle), high) === 1),
  ),
);

const ratio: Generator = {
  id: 'angles-ratio-difference',
  topic: 'angles',
  difficulty: 3,
  draft(random) {
    const [low, middle, high] = oneOf(random, ratios);
    const shape = oneOf(random, ['triangle', 'triangular sail', 'triangular garden', 'triangular flag']);
    const parts = low + middle + high;
    const part = 180 / parts;
    const answer = (count: number) => amount(count * part, '`', ' deg`');
    const smallest = present(
      upTo(60).find((angle) => angle + (angle * middle) / low + (angle * high) / low === 180),
      'no angle fits',
    );
    return {
      stem: `The angles of a ${shape} are in the ratio ${low}:${middle}:${high}. How much larger is the largest angle than the smallest?`,
      key: because(
        answer(high - low),
        `One of ${parts} parts is \`${part} deg\`, and the two angles differ by ${high - low} parts.`,
      ),
      again: (smallest * high) / low - smallest,
      mistakes: [
        because(
          answer(1),
          `This is one of the ${parts} parts; the two angles differ by ${high - low} parts.`,
        ),
        because(
          answer(low),
          `This is the smallest angle itself, ${low === 1 ? '1 part' : `${low} parts`} of \`${part} deg\`.`,
        ),
        because(answer(middle), `This is the middle angle itself, ${middle} parts of \`${part} deg\`.`),
        because(answer(high), `This is the largest angle itself, ${high} parts of \`${part} deg\`.`),
        because(answer(high - middle), 'This compares the largest angle with the middle one.'),
        because(answer(middle - low), 'This compares the middle angle with the smallest one.'),
        because(
          answer(2 * (high - low)),
          'The angles were taken to make `360 deg` together, as in a figure with four sides.',
        ),
        because(
          answer(low + high),
          'The smallest and the largest angle were added where their difference is asked for.',
        ),
      ],
      method: `There are ${parts} parts in \`180 deg\`, and the difference is ${high - low} of them.`,
    };
  },
};

const parallels: Generator = {
  id: 'angles-parallel-lines',
  topic: 'angles',
  difficulty: 4,
  draft(random) {
    const sum = oneOf(random, [3, 5, 6, 9]);
    const x = oneOf(
      random,
      upTo(60).filter((size) => Math.abs(180 - sum * size) >= 6 && Math.abs(180 - sum * size) <= 60),
    );
    const shift = 180 - sum * x;
    const lowers = upTo(sum - 1).filter(
      (count) => count * x >= 45 && count * x <= 135 && Math.abs(90 - count * x) >= 8,
    );
    if (lowers.length === 0) return null;
    const lower = oneOf(random, lowers);
    const upper = sum - lower;
    const angle = lower * x;
    const constant = `${shift > 0 ? '+' : '-'} ${Math.abs(shift)}`;
    const upperName = `${upper === 1 ? '' : upper}x ${constant}`;
    const lowerName = `${lower === 1 ? '' : lower}x`;
    const lean = 1 / Math.tan(radians(angle));
    return {
      stem: 'In the figure, lines `k` and `m` are parallel. What is the value of `x`?',
      figure: {
        kind: 'lines',
        title: 'Parallel lines',
        description: `Line k above and line m below are parallel, crossed by a third line. To the right of it, between the two, are the angles (${upperName})° at k and ${lowerName}° at m.`,
        lines: [
          { from: [0, 4], to: [12, 4], label: 'k' },
          { from: [0, 0], to: [12, 0], label: 'm' },
          { from: [6 - 4 * lean, -2], to: [6 + 4 * lean, 6] },
        ],
        angles: [
          { at: [6 + 2 * lean, 4], from: 180 + angle, to: 360, label: `(${upperName})°` },
          { at: [6 - 2 * lean, 0], from: 0, to: angle, label: `${lowerName}°` },
        ],
      },
      key: because(amount(x), `The two angles make \`180 deg\` together, so \`${sum}x ${constant} = 180\`.`),
      again: present(
        upTo(180).find((size) => upper * size + shift + lower * size === 180),
        'no x fits',
      ),
      mistakes: [
        because(
          amount(shift / (lower - upper)),
          'This sets the two angles equal, but they make `180 deg` together.',
        ),
        because(amount(angle), `This is the number of degrees in the angle at \`m\`, a step beyond \`x\`.`),
        because(
          amount(180 - angle),
          `This is the number of degrees in the angle at \`k\`, a step beyond \`x\`.`,
        ),
        because(
          amount((180 + shift) / sum),
          `The ${Math.abs(shift)} went to the other side of the equation without changing its sign.`,
        ),
        because(amount(180 / sum), `This divides 180 by ${sum} and leaves the ${Math.abs(shift)} out.`),
        because(
          amount((90 - shift) / sum),
          'The angles were taken to make `90 deg` together in place of `180 deg`.',
        ),
        because(
          amount((180 - 2 * shift) / sum),
          `The ${Math.abs(shift)} was counted with the two angles, but only one of them has it.`,
        ),
      ].filter(isWhole),
      method: `Angles between parallels on one side of the third line make 180 together: solve \`${sum}x ${constant} = 180\`.`,
    };
  },
};

export const angles: readonly Generator[] = [exterior, ratio, parallels];
