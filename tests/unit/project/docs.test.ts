/** The files, names, commands, URLs, links, and test figures in docs/ are correct. */
import { reminderFrequencies, reportDays, reportTimes } from '@/domain/learner/notification-settings';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../../package.json';
import { emailChoices, smsChoices } from '@/features/family/tabs/notifications/notificationChoices';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { maxTickGapMs } from '@/domain/exam/attempts/clock';
import { analogyRelationLabels, readingSkillLabels, quantitativeTopicLabels } from '@/domain/exam/items/item';
import {
  partDurationMs,
  partsForTiming,
  testDurationMs,
  sectionQuestionCount,
} from '@/domain/exam/test/test-plan';
import {
  looseConditionsError,
  minScoredQuestions,
  scoreTableError,
  unequatedFormsError,
} from '@/domain/exam/report/estimate';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import { totalScale } from '@/domain/exam/level/test-level';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { percentileOf } from '@/domain/exam/report/scaled-score';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { expectedGuessPoints, scoreQuartersByVerdict } from '@/domain/exam/scoring/scoring';
import { extraTimeOptions } from '@/domain/exam/test/timing';
import { ssatFacts } from '@/data/facts/ssatFacts';
import { retestRangeText, retestInRangeProbabilities } from '@/domain/exam/report/retest-probabilities';
import { formatHoursAndMinutes, formatMinuteCount, formatShareAsPercent } from '@/lib/text/format';
import { goalProgressBand } from '@/domain/dashboard/progress-band';
import { productivityBand, productivityLabels } from '@/domain/dashboard/insights/productivity-metrics';
import { readingSkillCounts } from '@/domain/exam/items/reading-skill-counts';
import { maxRecentTests } from '@/domain/dashboard/scores/test-history';
import { recommendedSubjectPercents } from '@/domain/dashboard/study/study-balance';
import { dashboardSectionNames, namedSections } from '@/domain/section-names';
import { dashboardTabLabels, dashboardTabs } from '@/domain/dashboard/dashboard-tab';
import { combinedStandardError, zScore80, zScore90 } from '@/domain/statistics';
import { mayaSampleChild } from '@/data/sample/mayaSampleChild';
import { routeIds, site } from '@/site';
import { codeSpansOf, headingsOf, pages, tableOf, unwrapped } from './docs';

const pageOf = (file: string) => pages.find((page) => page.file === file)?.text ?? '';
const product = pageOf('docs/product.md');
const ssat = pageOf('docs/ssat.md');
const productWords = unwrapped(product);
const ssatWords = unwrapped(ssat);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');

/** Every source file that may cite a page of docs/. */
const sources = ['src', 'theme', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => join(folder, name)),
);

/** These are no paths of the project: packages, addresses, what only a build has, media types, and endings of names. */
const noPath = /^(?:@|\/|build\/|(?:text|application)\/|\.{3})/;

/** Returns the code spans that name a folder or a file of the project. */
const pathsIn = (text: string) =>
  codeSpansOf(text)
    .filter((code) => /^[^\s*<>()]+$/.test(code) && !noPath.test(code))
    .filter((code) => code.includes('/') || /\.(?:tsx?|mjs|md|json)$/.test(code));

test('a path is found with or without its folders', () => {
  expect(
    pathsIn(
      'In `src/site.ts`, `plan/ability.ts`, `domain/plan`, and `roster.test.tsx`, not at `/about`, with `@mui/material`, ' +
        '`text/css`, `npm run x/y`, `build/site`, `...Text.ts`, or `sw.js`.',
    ),
  ).toEqual(['src/site.ts', 'plan/ability.ts', 'domain/plan', 'roster.test.tsx']);
});

test('there are pages to check', () => expect(pages.length).toBeGreaterThan(9));

describe.each(pages)('$file', ({ file, text }) => {
  test('names only files that exist, by their whole paths', () => {
    expect(pathsIn(text).filter((path) => !existsSync(path))).toEqual([]);
  });

  test('names only identifiers that are in the given file', () => {
    const placed = [
      ...text.matchAll(/`([A-Za-z_]\w*)`(?: \w+)? in\s+`((?:src|theme|tests)\/[^`]+\.[a-z]+)`/g),
    ];
    const missing = placed.filter(
      ([, name = '', path = '']) =>
        !existsSync(path) || !new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8')),
    );
    expect(missing.map(([all]) => all)).toEqual([]);
  });

  test('names only commands that are scripts', () => {
    const named = codeSpansOf(text).flatMap((code) => /^npm (?:run )?([a-z0-9:]+)/.exec(code)?.[1] ?? []);
    expect(named.filter((name) => name !== 'ci' && !(name in packageJson.scripts))).toEqual([]);
  });

  test('names only addresses that are pages', () => {
    const paths = new Set<string>(routeIds.map((id) => site[id].path));
    const named = codeSpansOf(text).flatMap((code) => /^(\/[a-z0-9/-]*)(?:\?|$)/.exec(code)?.[1] ?? []);
    const elsewhere = file.endsWith('README.md') ? ['/about/', '/assets/'] : [];
    expect(named.filter((path) => !paths.has(path) && !elsewhere.includes(path))).toEqual([]);
  });

  test('links only to targets that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path)).replaceAll('\\', '/');
      if (!existsSync(target)) return true;
      return anchor !== undefined && !headingsOf(readFileSync(target, 'utf8')).map(anchorOf).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  test('names nothing outside the project', () => {
    expect(text).not.toMatch(/(?:^|[\s`(])\/(?:work|home|tmp|root|usr)\//);
  });
});

test('every identifier in the docs exists in the code', () => {
  const code = sources.map((source) => readFileSync(source, 'utf8')).join('\n');
  const names = new Set(
    pages.flatMap(({ text }) => codeSpansOf(text)).filter((span) => /^[A-Za-z]+[a-z][A-Z]\w*$/.test(span)),
  );
  expect(names.size).toBeGreaterThan(40);
  expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test('every page of docs/ is linked from another page', () => {
  const linked = new Set(
    pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^)#\s]+\.md)/g)].map(([, link = '']) =>
        normalize(join(dirname(file), link)).replaceAll('\\', '/'),
      ),
    ),
  );
  expect(pages.map(({ file }) => file).filter((file) => file !== 'README.md' && !linked.has(file))).toEqual(
    [],
  );
});

test('every section of docs/ cited in the code exists', () => {
  const cited = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/(docs\/[a-z/-]+\.md), "([^"]+)"/g)].map(
      ([, page = '', heading = '']) => ({ source, page, heading }),
    ),
  );
  expect(cited.length).toBeGreaterThan(15);
  expect(cited.filter(({ page, heading }) => !headingsOf(pageOf(page)).includes(heading))).toEqual([]);
});

const productivityWord = (percent: number) => productivityLabels[productivityBand(percent)];

describe('product.md', () => {
  test('lists every page of the site with its title', () => {
    const rows = product.slice(product.indexOf('## Pages'), product.indexOf('## Header'));
    expect(tableOf(rows, 'Address')).toEqual(
      routeIds.map((id) => [`\`${site[id].path}\``, site[id].heading]),
    );
  });

  test('lists the tabs', () => {
    const [first = '', ...rest] = dashboardTabs.map((tab) => dashboardTabLabels[tab]);
    const last = rest.pop() ?? '';
    const [, listed] = /The tabs are ([^.]*)\./.exec(productWords) ?? [];
    expect(listed).toBe(`${first} (the default), ${rest.join(', ')}, and ${last}`);
  });

  test('lists the notification settings', () => {
    expect(tableOf(product, 'Choice')).toEqual([
      ['Time of the daily report', reportTimes.join(', ')],
      ['Day of the weekly report', reportDays.join(', ')],
      ['Reminders', reminderFrequencies.join(', ')],
    ]);
    for (const choices of [emailChoices, smsChoices])
      expect(productWords).toContain(`: ${choices.map(({ label }) => label.toLowerCase()).join(', ')}.`);
  });

  test('lists the limits', () => {
    expect(productWords).toContain(
      `is ${mayaSampleChild.weeklyTargetHours} hours on the tabbed dashboard and ${mayaSampleChild.weeklyGoalHours}`,
    );
    const shares = namedSections
      .toSorted((a, b) => recommendedSubjectPercents[b] - recommendedSubjectPercents[a] || a.localeCompare(b))
      .map((subject) => `${dashboardSectionNames[subject]} ${recommendedSubjectPercents[subject]}%`);
    expect(productWords).toContain(`of study time: ${shares.join(', ')}.`);
    expect(productWords).toContain(`at most ${maxRecentTests} tests`);
    for (const [percent, word] of [
      [90, 'good'],
      [70, 'fair'],
      [50, 'watch'],
    ] as const) {
      expect(productWords).toContain(`from ${percent}% ${word} (`);
      expect([goalProgressBand(percent), goalProgressBand(percent - 1)]).toEqual([
        word,
        expect.not.stringMatching(word),
      ]);
    }
    for (const [percent, word] of [
      [85, 'Strong'],
      [70, 'Moderate'],
    ] as const) {
      expect(productWords).toContain(`from ${percent}% ${word.toLowerCase()},`);
      expect(productivityWord(percent)).toBe(word);
      expect(productivityWord(percent - 1)).not.toBe(word);
    }
  });

  test('quotes the placeholder messages exactly', () => {
    const messages = [...product.matchAll(/^- (?:Download PDF|Email Report): "([^"]+)"$/gm)];
    expect(messages).toHaveLength(2);
    const tab = readFileSync('src/features/family/tabs/reports/ReportsTab.tsx', 'utf8');
    for (const [, message = ''] of messages) expect(tab).toContain(`'${message}'`);
  });
});

/** A scaled score with its percentile, if it has one. */
const scaledCell = (section: (typeof scoredSections)[number], raw: number) => {
  const found = testLevels.upper.tables.anchors[section].find((each) => each.raw === raw);
  if (found === undefined) return '';
  return found.percentile === null ? String(found.scaled) : `${found.scaled}/${found.percentile}`;
};

describe('ssat.md', () => {
  test('lists the parts of a full test', () => {
    const parts = partsForTiming(fullTestPlan('form-a', true), 'standard').map((part) => [
      part.title,
      part.kind === 'section' ? String(sectionQuestionCount(part)) : part.kind === 'essay' ? '1' : '',
      String(part.minutes),
      part.kind === 'break' ? '' : part.kind === 'section' && part.scored ? 'yes' : 'no',
    ]);
    expect(tableOf(ssat, 'Part')).toEqual(parts);
  });

  test('gives the ends of the scale', () => {
    const rows = levelIds.map((id) => {
      const { name, grades, scale } = testLevels[id];
      const total = totalScale(testLevels[id]);
      return [
        name,
        `${grades.low} to ${grades.high}`,
        `${scale.least} to ${scale.most}`,
        `${total.least} to ${total.most}`,
      ];
    });
    expect(tableOf(ssat, 'Level')).toEqual(rows);
  });

  test('gives the extra time for each way of testing', () => {
    const plan = fullTestPlan('form-a', true);
    const rows = plan.parts.map((part) => [
      part.title,
      ...extraTimeOptions.map((way) =>
        partsForTiming(plan, way).includes(part)
          ? formatMinuteCount((partDurationMs(part, way) ?? 0) / 60_000)
          : '',
      ),
    ]);
    const totals = extraTimeOptions.map((way) => formatHoursAndMinutes(testDurationMs(plan, way) ?? 0));
    expect(tableOf(ssat, 'Block')).toEqual([...rows, ['Total', ...totals]]);
  });

  test('lists every fact that pages state, with its source and date', () => {
    for (const { name, text, source, date } of Object.values(ssatFacts))
      expect(ssatWords).toContain(`- **${name}.** ${text} (${source}; ${date})`);
  });

  test('gives the share of second tests inside a range', () => {
    expect(ssatWords).toContain(
      `= ${(100 * retestInRangeProbabilities.ownErrorAlone).toFixed(1)}% of repeats`,
    );
    expect(ssatWords).toContain(`about ${formatShareAsPercent(retestInRangeProbabilities.sharedTable)} (`);
    const [, share] = /about (\d+)% of the time/.exec(retestRangeText) ?? [];
    expect(ssatWords).toContain(`Pages say ${share}%.`);
  });

  test('gives the raw score and what a guess is worth', () => {
    expect(scoreQuartersByVerdict).toEqual({ right: 4, wrong: -1, blank: 0 });
    expect(ssatWords).toContain(
      'A right answer is worth 1 point, a wrong one costs 1/4, and a blank is worth 0.',
    );
    expect(ssatWords).toContain(`with ${testLevels.upper.questions.quantitative} questions`);
    const worth = [5, 4, 3, 2].map((left) => {
      const { numerator, denominator } = expectedGuessPoints(left);
      return [String(left), numerator === 0 ? '0' : `${numerator}/${denominator}`];
    });
    expect(tableOf(ssat, 'Choices left to guess from')).toEqual(worth);
  });

  test('gives the error of a score', () => {
    const error = Number(/measurement is (\d+) scaled points/.exec(ssatWords)?.[1]);
    const apart = (sections: number) =>
      Math.round(zScore90 * combinedStandardError(...Array.from({ length: 2 * sections }, () => error)));
    for (const { standardError } of Object.values(testLevels)) expect(standardError).toBe(error);
    expect(ssatWords).toContain(`less than about ${apart(1)} points apart`);
    expect(ssatWords).toContain(`less than about ${apart(scoredSections.length)} apart`);
    expect(ssatWords).toContain(`90%: ${zScore90} times`);
  });

  test('has the table of scaled scores', () => {
    const raws = [
      ...new Set(
        scoredSections.flatMap((section) => testLevels.upper.tables.anchors[section].map(({ raw }) => raw)),
      ),
    ];
    expect(tableOf(ssat, 'Raw')).toEqual(
      raws
        .toSorted((a, b) => b - a)
        .map((raw) => [String(raw), ...scoredSections.map((section) => scaledCell(section, raw))]),
    );
    const [, mean, deviation] = /a mean of (\d+) and a standard deviation of (\d+)/.exec(ssatWords) ?? [];
    // 84 of 100 are below one standard deviation above the mean.
    expect(percentileOf(testLevels.upper, 'reading', Number(mean))).toBe(50);
    expect(percentileOf(testLevels.upper, 'reading', Number(mean) + Number(deviation))).toBe(84);
  });

  test('has the medians of both levels, with source and date', () => {
    const all = levelIds.flatMap((id) => testLevels[id].medians.byGrade);
    expect(tableOf(ssat, 'Grade')).toEqual(
      all.map(({ grade, reading, verbal, quantitative }) =>
        [grade, reading, verbal, quantitative].map(String),
      ),
    );
    for (const { medians } of Object.values(testLevels)) {
      expect(ssatWords).toContain(`one source, \`${medians.source}\``);
      expect(ssatWords).toContain(`of ${medians.date}`);
    }
  });

  test('gives the numbers of relations, topics, and skills', () => {
    expect(ssatWords).toContain(`Analogies: ${Object.keys(analogyRelationLabels).length} relations`);
    expect(ssatWords).toContain(`Quantitative: ${Object.keys(quantitativeTopicLabels).length} topics`);
    expect(ssatWords).toContain(`and ${Object.keys(readingSkillLabels).length} skills`);
    const counts = ssatWords.slice(
      ssatWords.indexOf('Of 40 questions'),
      ssatWords.indexOf('an estimate from published practice'),
    );
    expect([...counts.matchAll(/\b\d\b/g)].map(Number)).toEqual(readingSkillCounts.map(({ count }) => count));
  });
});

describe('the decision records', () => {
  test('on the clock: name its longest silence', () => {
    expect(unwrapped(pageOf('docs/decisions/session-clock.md'))).toContain(
      `more than ${maxTickGapMs / 1000} seconds`,
    );
  });

  test('on estimates: match the figures in the code', () => {
    const text = unwrapped(pageOf('docs/decisions/estimates.md'));
    for (const words of [
      `${zScore80} standard errors on each side`,
      `${unequatedFormsError} for a form`,
      `${scoreTableError} for the table`,
      `${looseConditionsError} more where the clock`,
      `under ${minScoredQuestions} scored questions`,
      `${zScore90} times the root`,
      `under ${minTopicResponses} first responses`,
    ])
      expect(text).toContain(words);
  });
});

describe('licence.md', () => {
  const listed = new Map(
    [...pageOf('docs/licence.md').matchAll(/^\| `([^`]+)` +\| (\S+) +\|$/gm)].map(
      ([, name = '', license = '']) => [name, license],
    ),
  );
  const wanted = { ...packageJson.dependencies, ...packageJson.devDependencies };

  test('lists every package', () => {
    expect([...listed.keys()].toSorted()).toEqual(Object.keys(wanted).toSorted());
  });

  test.each([...listed])('%s: %s', (name, license) => {
    expect(JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'))).toMatchObject({
      license,
    });
  });
});
