/** A digest can be made of any learner, survives a round trip through file and link, and contains nothing private to the device. */
import { countAnswers, countNewAnswers, type TopicCount } from '@/domain/learner/topic-count';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '@/brand';
import { digestTime, type SharedDigest } from '@/data/learners/shared/sharedDigest';
import { createDigest } from '@/data/learners/shared/createDigest';
import {
  decodeDigestFile,
  encodeDigestFile,
  largestSharedFileBytes,
} from '@/data/learners/shared/digestFile';
import {
  decodeSharedAddress,
  decodeDigest,
  encodeDigestLink,
  encodeDigest,
  longestLinkBytes,
} from '@/data/learners/shared/digestLink';
import { parseDigest } from '@/data/learners/shared/digestSchema';
import { toPortable } from '@/data/learners/shared/portableDigest';
import { reportedFullTest } from '@/data/sample/reportedTests';
import { entryStatuses } from '@/domain/learner/learner-plan';
import { noTargets } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import { reportSources } from '@/domain/learner/section-score';
import type { NotificationSettings } from '@/domain/learner/notification-settings';
import { type FullFormId, fullFormIds } from '@/domain/exam/test/blueprint';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { packDigest } from '@/data/learners/shared/packDigest';
import { addDays } from '@/lib/dates/calendar';
import { formatTimeOfDay, localDayAt, localEpochMs, localMinutesAt } from '@/lib/dates/localTime';
import { assertPresent } from '@/lib/assert';
import { anyLearner, emptyLearner, now, oneTest, oneWeek, oneYear, reportedTest, today } from './learners';

const page = 'https://larkfield.example/parent-dashboard?from=device#top';

/** A week's copy, as it is in links and on devices. It must open. */
const copyOfVersion1 =
  '1.7VZJj6U2EP4riLNfy2X2Yy5zzCW5oXdAD3c_NDS8MZBO__t8VQVu0hkpUqRcRsPipXbbtbh_9p3vO9u2VDVFnhUFuSwvrqZt027qUgzSX7SvryalFHNu8qyhK1M5spb7aRtH9OdO8CSifp3DbV7X5LfbfZ5HkWYFn5XMreRMzTOypi0tHuOahvKyrA2RazBzGBSFaSyZpgA0qwuTVyWgFVAuh4ltVhnKQWuoNA5fzWMAyDgWnlJ8UpM6S85aSLewKWWd-mCFbW7AAs4Mr5ORYxPbNPiuH6aXyzpPHjKO6WMLj3k5Q167YboMve9OsLc59BeAb_O0-j9XYLDN4_zyfrndu9DdVh-GZR1uQLx26_2y-G-bn25-OQAeWAyGeTrrDr4fbp-AvV-7YTxpWN6neXp_PUEeXVgvb_d5ZLMP4PM2HaJ2DlZ-YHv_EjyTqzXfNrElmhe6NSI7WHKypwsv26ufeM0HaJiefeDlnRRgh776cHmMHcDYcSvnkGH_C1OirzCrDZ8pHIUI5w5H4DOnQj64A5MQ_ANU1LBjgRIkViQcnBZSBM7Hy4gcgBI_HzWEwP0wYZeqlZlNIPzwxANPhsHiGxBRYcaeAq14Mzh4DAE6u3RWS4SdAA3BtziwJLhaYnTG7io-i1DhIJLgE9eEtLayLLcsua1ybjN6osJRnruqQVTURSV8BYuoZRtEpIQr6CGKYQg2tLutn3VQzjoQq6yjYnvKJ2ebAqFYVrZx0MvSciar_pOKUnhLksVUvNusgvKKnHMN2YpqUZFx8FXY039VIdQaqd91qQ9PW5GLLtviw_cj4vA9lljicDU58SmLkj3VxfXImvbj-lgp57RSPLDkrJnV8BH2mh_o3_fC_Gx-NkfDcYzEWKDoGrdXX2kxxocsiTGwoFEsBtpiqowK0amy4wNcP5WGFlhIi5-SRSzYQRwlqzSQRS5VpCwRpZ9qUWxcSBzoKpRFl6DTiI1GKlwhUS9Q0WZVd94QzompdftL8nKvv8IUfkCU5gw58GeKzxJ3KOepIkPxcY4wxZ0ONyLGyNXIMZ11AmIOIPg_xHCedFywHGdvSYAm1eSpHSdDXLtQ7PaL18c96_94pB5I0S3_VoA1UX-Zw_qePPimNdx8svhlkesLb_iXeQvJHJLn4Q-fdMmb91-TbVqHMVnvPllx83piOmRxLoV5hqJ6LmVSBESQgLQe7bUBRsXNAfgoFDKNlAdaCxk0ALDXt-MSkf7-Nid8uUr6MIyj2C2FBv8_NTNc-VHEWADu-FmOqsrP9foX';

/** The same week, shared in New York. It must open, and its answers count as new. */
const copyOfVersion2 =
  '2.7VZJj6U2EP4riLNfy2WDgWMuc8wluaF3QDx3PzQ0vGFJp_99vqoCmnRGihQpl9GweKnddi0OVeEa27q6pqLKM5_n5HyWX0198daiq9NmaFIM0l-0L68mpRRzbjJf0ZWpHCn1sPY9-nMneBJRv45TOy5L8lt7H8depFnB-8DcSs7UPCNr6mDxGFdVlPlQGiJXYeYwyHNTWTJVDqgvc5MVAdACKJfBxNoXhjLQGgrG4St5DAAZx8JTOp7UpM6SsxbSLWxKWac-WGGdGbCA0-N1MnJsYp1Osbl1w8tlGYcIGfv0sU6PcT5DXptuuHS32Jxgb-N0uwDcjsMS_1yAwTb348v7pb03U9MucermpWuBeG2W-2WO39Y4tHHeARFYDLpxOOue4q1rPwFvcWm6_qRhfh_G4f31BHk003J5u489m70Dn9dhF7VxsPIde4svU2RytebbKrYc5k3NciAbWHKyp5le1tc48Jp3UDc8x4mXd1KAHfoap8ujbwDGjls5B4_9z01AX2BWGj5TOAoRzh2OwGdOuXxwByYh-AeoqGLHAiVIrEjYOS2kCJyPlxEZAAE_HzWEwP0wYZcqlZlNIPzwxB1PhsHiGxBRYMaeAq14PRz8CAE6u7TPJdBOgEDwLQ4sCa6aGO3ZXcVnESocRBJ84pqQVheW5YbAbZFx6-mJckdZ5ooKUVHmhfDlLKKUbRCREq6ghyiGIdjQbrZ-1kEZ60Csso6C7QlPzlY5QjEUtnLQy9IyJiv-k4ogvIFkMQXvNqugrCDnXEW2oFJUeA6-Anv6ryqEWiP1uy714WkLctFlneP0_YjYfY8lBhyuJic-ZVGypbpjPbKm7bg-Vso5LYgHBs6avoSPsNf8QP-2F-Zn87PZG45jJMYcRde4rfpKizE-ZEmMgQWNYjHQFlNlVIhOlR0f4PqpNLTAQtrxKdmBBTuID8kqDWQHlypSlgOln2pR7LGQY6CrUBZdgk4P7GGkwhVy6AXqsFnVnTeEc2Jq3faSvNzrrzCF7xClOUN2_Jnis8QNynkq9yg-zhGmuNPhRsQYuRo5prNOQMwBBP-7GM6TjguW4-wtCdCkmjy142SIaxeK3Xbx-rhn_R-P1AMpuuFvBVgT9ZdxWt6TB9-0ujYmc5xnub7whn8Z1ykZp-S5-yMmTfIW49dkHZauT5Z7TBbcvJ6YDlmcS2HmUVTPpUyKgAgSkNajrTbAqGNzAN4LhUwPyh2thQwaANjq236JSH9_GxO-XCW3qet7sVsKDf5_ama48qOIsQBc9b3fDuB6_Qs';

/** A week shared in New York, with repeated questions and with plan entries of every status. It must open. */
const copyOfVersion3 =
  '3.7VZLb5wwEP4riLM38gPbcOylx17aG9oDYp0sKoGtgab59_3GA4SklSr10EMVwMael8eelwsfTKOcrWvlK1sYa5U2hT2L-mSkxK_Om6HJMcg_8L88i1zlmFNXmEqdiUorph6Wvsf_-Et4lUR9GmM7znP2ub2OY5-kyYQ3jriZnKhppqSoncQjdFWpwrhSKKUrzDQG1opKKlFZQE1pReEdoB4oXUDF2nihCtAK5YTGV9IYACU0Cc_V_uQi11JpKSFdQqec1uQHO6yVAAs4DV6dRppUrPMYmks3PJy64T7EMLQBgnBW_fjwfGqvTWzaOcRumrsWiMdmvp6m8G0hwmkDBGAx6MYBkE3e0xgvEHpqx2EOP-YD5hbDpWvfkD82oO0uoTnALmFuuv6gz_Q8jMPz4wFya-J8erqO_VHt-2XYxK8cpOqGvYSHGIicdf-2JM33zcRm3pENNDno08SH5TEMr_ayxNs4HRfHvr-GeLr1DY4SRyzTwRscuBVOeAFDC5gTYJgEdjZkYPos2dgJIBJRSS4EAgdqYAGWBJarBUlYAYBDI2vCbeBhmJDXlMSBBi_bEAqCiQ92B6_HjLwAiuA1yZNe_OXVQ85TkCfCw-lZo0AdvdrYFGsHgFNwL4qtFF-1IrQhj01ui2ihOErxt3pnXXtJcp2j3hfUG3WnrFZFoX2FwCitT3yWRJRVCjiWxjpBFMEQb-hXXd-uoWgrDuFKa3jSx91pWVlEo_Oy0liXpBVE5v9qCZd4nUqb8WQNWkIVXmmtKyU9W7Y2FH8ep_rHJRI1B-tvnezF92ako9Myhfj7CNm8kSSSK3J-Imegbay2ftnYmv32_aU9ruZ72TmlOZfynKNEakry4P-rrWch3rv3busorpFPLeqw0GtBTj3G-JBcMQYWNIzFgHtMmZEhPGV2fIDzx9LQAwtp-8dkOxbsIN4lszSQ7Vy8ELPsKP54FcbuG9kHvAtm4S3wdMfuSjKcIfu6QO0683LHA6EcmUu9viq99OfGMIZvEKY5Qjb8keKtxBVKecoaFCOtFaa45uGSRJh0W9JEJ3UCEQcQ1DYxlDc1FTBN2TwlQJFzMuUfJcMcEs2_aak-pCLsXhVkTtQfxzg_Zze6t3VtyKYwTel6Qwf-cVxiNsbsvvsesiZ7CuFrtgxz12fzNWQz7nF3RIcsTqWxMCiyx9KWikASdKgUa22AUvvhALwVijTdKTc0lxisAMBa77ZLRf7laczo8pVdYtf3Se9UaNB-XZngzI-iRgJw-zcGxqPnfP4J';

/** A copy of version 3 with an official report, whose source it doesn't say. It must open. */
const reportOfVersion3 =
  '3.rVI7DsMgDL1KxcxgEvJh7AW6dEQZ0iwdokSq0vvXNsYNrZShKhL4y3vG5tZXvhu9j9F1ofF107iq9s1gI-COZlxGg4o5J9kP1jiDNh2-Dm6grMoBZy_PeUa5Fxx3DHVZH9O6bafrdF_XmdGA43VLt1M6JpIBNraAC1ViN9ZgPopIJh-UqlHx8BI-Jwi2CgGgR6pvB73CAF1nTt1crj6TihEq4S35cWN1ibLjkuXl5PsNpg1_gelcAZObe9Q_nR73hRsvRKkO7hY5sIwSAXhGZSfFlSOIkGrLiDrtzPKBiGNIo98Xmf8DafJXVE2mJuZwZlP-d-CQQWGGFw';

const copyOfVersion4 =
  '4.nVQ9c5wwEP0rDLXOw0oCTmUal2mcjnFBsOxjDiNH6HJz_z77FjgrSZGZ8CGJlfT27dsVr_UrUV1_7zpqXW1NXZM2tn5WXcVvV_ZzX_Kg_LL2x2dVUsnfaKxx9IxVmipZPV-mifu8k3kSqK8hDiGl4mk4hTAJWiXzpsHudTnQuNGqayq-lHaOrCatyNYtJhpFBoSIGZSVYRi0vM0q4SCUp_B2OwynPvZD8nFc0jjw6n2in1OYb-9sWW4zRks2ufgfFz8PHvwqRUorA1ZUKaeMIvjgscYNGiAJ7zzmWHBt8VIegTmKpJnBEW-HiqJkR5g2ANdoWBcoJkoLPKN1bQXcpkHbWrSGHqjWZK1unW2bIyuEfTUgjk6kXdFWTgwFW8VU8ZT8he8_3ZCFG84N3KyaP-jK1drppq2cZtcAtFjW_q-XRrY3JCG1XFbihWxLWmtHVUtH8WKgcisp-LcX2fB7EVxDPPt4-Jh6TulnlhNX4OGy-JjZPvqYDtdTmD5zD8RGtVvaeYAeOc9Tfi_4e4gSpiRz5bTlGKFInmHb0izS3OHk2YE3wLU23B47ZOMErMBAZPisjKPvX8b57fDiUz_KIeNAVhJTCOdDP41nCOGnxV9PPu6xisDoMkYgsguMp4SxgtYrl_u7mfYZRkA-8ki2I7Eq9BhiuhUfOJzj4IvFL8sY5kX-M4_hEosQi9fxpy_64ur9ubjMaZyKdPJF8kt6wDprDCrTGi7zvKxEfQHKUrQlBSWyE2Zzzv9z5T69E7ds2GptP9blt2so3vt0Kl7iOE3CW1LF79-e5Tcl-9diwG_WWK5wXBkqR4RQrJGTXT6Nw1lq-hc';

/** A full test of the Middle Level and a plan with both of its forms. It must open. */
const copyOfVersion5 =
  '5.xVI5bsQwDPxKoFqFTq9V5gNpUgpbGE6RwlgDweb_mSElW4sE20aADnIoHkN-THl1S3G1-kvJKebsQ0z5aqvDrma5LQYP86r3dLXGGcgeR4rFX2nl5yLWt-9twz1eiourt_1r3e_3l_f1c983epud4HHibzWHIQWHUA4LT0Y31sAeV6UoB00PtGlktXi-ebChlBDnwJJGRUlaipRTPeHIcEHCixutlDDSacFa5McMsJGfpi0aSpT_30Mn9BlnR8ekqwcp_Ib-ChME0G9qAg6yVfkg3j_WOLOn2KD2DzhgeATmfcK_MjwyHT-LfeDMpWzZX6ZsW97-4iw2jXNWrjgvOkl9qypYE5NicG6cE85kYqYhGVofXJ-MsQdtGEcK-4QK_a0FD6FPww5reb1P59QL208iDG5GX-ruBw';

function fragmentOf(digest: SharedDigest): string {
  const outcome = encodeDigestLink(digest, page);
  if (outcome.state !== 'fits') throw new Error(`The link takes ${outcome.bytes} bytes`);
  return new URL(outcome.link).hash;
}

const settings: NotificationSettings = {
  email: {
    dailyProgress: true,
    weeklyReport: true,
    testScores: true,
    milestones: true,
    missedSessions: true,
    lowPerformance: true,
    goalReminders: true,
    scheduleChanges: true,
  },
  sms: { urgentAlerts: true, testReminders: true, dailyGoals: true, weeklyGoals: true },
  timing: { dailyReportTime: '08:00', weeklyReportDay: 'sunday', reminderFrequency: 'daily' },
  contact: { email: 'parent@example.com', phone: '555-0100' },
};

describe('a digest of any learner', () => {
  test('is valid, and survives a file, a link, and storage unchanged', () => {
    fc.assert(
      fc.property(anyLearner, (learner) => {
        const digest = createDigest(learner, now);
        expect(parseDigest(toPortable(digest), now)).toEqual(digest);
        const { text, sizeBytes } = encodeDigestFile(digest);
        expect(decodeDigestFile(text, sizeBytes, now)).toEqual({ state: 'sound', digest });
        expect(decodeDigest(encodeDigest(digest), now)).toEqual({ state: 'sound', digest });
        expect(decodeSharedAddress({ search: '', hash: `#learner=${encodeDigest(digest)}` }, now)).toEqual({
          state: 'sound',
          digest,
        });
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('never includes settings, addresses, or the learner’s answers about themselves', () => {
    const { learner } = createDigest({ ...oneWeek(), settings, testAnxiety: 'moderate' }, now);
    expect([learner.settings, learner.testAnxiety]).toEqual([null, null]);
    expect(JSON.stringify(learner)).not.toMatch(/parent@example|555-0100|moderate/);
  });
});

describe('the contents of a digest', () => {
  const week = oneWeek();
  const { learner } = createDigest(week, now);

  test('include every session and test, in order and to the minute', () => {
    expect(learner.sessions).toEqual(
      week.sessions.map((session, index) => ({
        ...session,
        id: `s${index + 1}`,
        at: session.at - (session.at % 60_000),
      })),
    );
    expect(countAnswers(learner.sessions)).toEqual(countAnswers(week.sessions));
    expect(learner.tests.map(({ scores }) => scores)).toEqual(week.tests.map(({ scores }) => scores));
    expect(learner.sessions.map(({ at }) => localDayAt(at))).toEqual(
      week.sessions.map(({ at }) => localDayAt(at)),
    );
  });

  test('omit the ids of attempts', () => {
    const text = JSON.stringify(learner);
    const ids = [...week.sessions, ...week.tests].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.filter((id) => text.includes(id))).toEqual([]);
  });

  test('omit sessions that a wrong clock dated in the future or the distant past', () => {
    const [first = assertPresent(week.sessions[0], 'a sitting')] = week.sessions;
    const wrong = [now + 60_000, 0, Number.NaN].map((at, index) => ({ ...first, id: `wrong-${index}`, at }));
    expect(
      createDigest({ ...week, sessions: [...week.sessions, ...wrong] }, now).learner.sessions,
    ).toHaveLength(week.sessions.length);
  });

  test('keep only the latest if there is too much', () => {
    const [first = assertPresent(week.sessions[0], 'a sitting')] = week.sessions;
    const many = Array.from({ length: 20_010 }, (_, index) => ({
      ...first,
      at: now - (20_010 - index) * 60_000,
    }));
    const digest = createDigest({ ...week, sessions: many }, now);
    expect(digest.learner.sessions).toHaveLength(20_000);
    expect(digest.learner.sessions[0]?.at).toBe(now - 20_000 * 60_000 - (now % 60_000));
    const { text, sizeBytes } = encodeDigestFile(digest);
    expect(decodeDigestFile(text, sizeBytes, now).state).toBe('sound');
    expect(decodeDigest(encodeDigest(digest), now).state).toBe('sound');
  });
});

describe('a link', () => {
  test('has the digest only in its fragment, in characters that every messenger preserves', () => {
    const outcome = encodeDigestLink(createDigest(oneTest(), now), page);
    if (outcome.state !== 'fits') throw new Error('it fits');
    expect(outcome.link).toMatch(
      /^https:\/\/larkfield\.example\/parent-dashboard\?copy=1#learner=5\.[\w-]*[\dA-Za-z]$/,
    );
    expect(outcome.bytes).toBe(outcome.link.length);
  });

  test('is too long for a year, and the outcome gives its length', () => {
    const outcome = encodeDigestLink(createDigest(oneYear(), now), page);
    expect(outcome.state).toBe('too-long');
    expect(outcome.bytes).toBeGreaterThan(longestLinkBytes);
  });

  test.each([
    ['one free test', oneTest(), 700],
    ['one week', oneWeek(), 1400],
    ['a term of 150 sittings', { ...oneYear(150), plan: null }, 6000],
  ])('for %s is short', (_, learner, most) => {
    expect(encodeDigestLink(createDigest(learner, now), page).bytes).toBeLessThan(most);
  });

  test('ends with a letter or digit, because apps take other characters at the end for punctuation', () => {
    const ends = Array.from({ length: 300 }, (_, index) =>
      encodeDigest({ ...createDigest(oneTest(), now), madeAt: now + index * 60_000 }).at(-1),
    );
    expect(ends.filter((end) => !/[\dA-Za-z]/.test(end ?? ''))).toEqual([]);
  });

  test.each([
    ['1', copyOfVersion1],
    ['2', copyOfVersion2],
  ])('of version %s opens with the same content for good', (_, copy) => {
    const reading = decodeDigest(copy, now);
    if (reading.state !== 'sound') throw new Error(reading.state);
    const { profile, sessions, tests, goals, plan, weeklyGoals } = reading.digest.learner;
    expect(profile).toMatchObject({ nickname: 'Ana', level: 'upper' });
    expect(sessions.map(({ section, kind }) => `${section} ${kind}`)).toEqual([
      'reading drill',
      'verbal drill',
      'quantitative drill',
      'reading drill',
      'verbal drill',
      'verbal drill',
      'quantitative drill',
      'quantitative drill',
      'reading drill',
      'verbal drill',
    ]);
    expect(tests).toMatchObject([
      {
        level: 'upper',
        scope: 'diagnostic',
        conditions: { mode: 'real', timing: 'standard', pauses: 0, interruptions: 0 },
        scores: { quantitative: { state: 'estimated', widenings: ['short'] } },
      },
    ]);
    expect(goals).toMatchObject([
      { kind: 'habits', priority: 'high', measure: { kind: 'sessions', of: {} } },
    ]);
    expect(plan?.entries.slice(0, 2).map(({ activity }) => activity)).toEqual([
      { kind: 'practice', section: 'quantitative' },
      { kind: 'mistakes' },
    ]);
    expect(weeklyGoals).toMatchObject([{ of: { section: 'quantitative', kind: 'drill' }, target: 2 }]);
    // These versions don't say which questions were repeated.
    const { answered } = countAnswers([...sessions, ...tests]);
    expect(answered).toBeGreaterThan(50);
    expect(countNewAnswers([...sessions, ...tests]).answered).toBe(answered);
  });
});

test('a link of version 3 opens with its repeated questions and the statuses of its plan', () => {
  const reading = decodeDigest(copyOfVersion3, now);
  if (reading.state !== 'sound') throw new Error(reading.state);
  const { sessions, plan } = reading.digest.learner;
  expect(sessions[0]?.topics).toEqual([
    { topic: 'reading-inference', answered: 12, right: 8, repeats: { answered: 4, right: 3 } },
  ]);
  expect(plan?.entries.map(({ status }) => status)).toEqual(
    plan?.entries.map((_, place) => entryStatuses[place % entryStatuses.length]),
  );
  expect(plan?.entries.length).toBeGreaterThan(entryStatuses.length);
});

test('a link of version 4 opens with the counted answers and traps of its test, and its note', () => {
  const reading = decodeDigest(copyOfVersion4, now);
  if (reading.state !== 'sound') throw new Error(reading.state);
  const { tests, notes } = reading.digest.learner;
  expect(tests).toMatchObject([
    {
      answers: {
        verbal: { right: 12, wrong: 5, blank: 3, guesses: { right: 0 } },
        reading: { right: 15, wrong: 9, blank: 0, guesses: { answered: 4, right: 1 } },
      },
      traps: [
        { topic: 'synonyms', distractor: 'look-alike' },
        { topic: 'reading-detail', distractor: 'elsewhere', count: 1 },
      ],
    },
  ]);
  expect(notes).toEqual([{ id: 'n1', from: '2026-11-18', to: '2026-11-20', text: 'Sick' }]);
});

/** The characters of a packed learner that differ from those of another. */
function differing(one: Learner, other: Learner): string {
  const [packed, from] = [one, other].map((learner) =>
    JSON.stringify(packDigest(toPortable(createDigest(learner, now)))),
  );
  return Array.from(packed ?? '')
    .filter((character, index) => character !== from?.[index])
    .join('');
}

const withForm = (form: FullFormId): Learner => ({
  ...emptyLearner,
  plan: {
    entries: [
      {
        id: 'entry',
        day: addDays(today, 1),
        start: null,
        minutes: 170,
        activity: { kind: 'full-test', form },
        status: 'open',
      },
    ],
    restDays: [],
  },
});

const withLevel = (level: LevelId): Learner => ({
  ...emptyLearner,
  profile: { ...emptyLearner.profile, level, targets: noTargets },
});

/** The codes are part of every link that was ever sent. The lists that screens use may have any order. */
describe('the codes in a copy', () => {
  test('of full forms', () => {
    const codes = fullFormIds.map((form) => [
      form,
      differing(withForm(form), withForm(form === 'form-a' ? 'form-b' : 'form-a')),
    ]);
    expect(Object.fromEntries(codes)).toEqual({
      'form-a': '0',
      'form-b': '1',
      'form-c': '2',
      'middle-a': '3',
      'middle-b': '4',
    });
  });

  test('of levels', () => {
    const codes = levelIds.map((level) => [
      level,
      differing(withLevel(level), withLevel(level === 'upper' ? 'middle' : 'upper')),
    ]);
    expect(Object.fromEntries(codes)).toEqual({ middle: '0', upper: '1' });
  });
});

const answers = (right: number, wrong: number, blank: number) => ({
  right,
  wrong,
  blank,
  guesses: { answered: 2, right: 1 },
});

describe('a learner of the Middle Level', () => {
  const middle: Learner = {
    ...emptyLearner,
    profile: { ...emptyLearner.profile, level: 'middle', grade: 6, targets: { ...noTargets, total: 1890 } },
    tests: [
      {
        ...assertPresent(oneTest().tests[0], 'a test'),
        level: 'middle',
        scope: 'full',
        scores: {},
        traps: [],
        topics: [],
        answers: {
          verbal: answers(43, 12, 5),
          quantitative: answers(38, 8, 4),
          reading: answers(26, 8, 6),
        },
      },
    ],
    plan: {
      entries: (['middle-a', 'middle-b'] as const).map((form, index) => ({
        id: `entry-${index}`,
        day: addDays(today, index + 1),
        start: null,
        minutes: 170,
        activity: { kind: 'full-test', form },
        status: 'open',
      })),
      restDays: [6],
    },
  };

  test('arrives with the counted answers and the full forms of the plan', () => {
    const digest = createDigest(middle, now);
    expect(encodeDigest(digest)).toMatch(/^5\./);
    const reading = decodeDigest(encodeDigest(digest), now);
    if (reading.state !== 'sound') throw new Error(reading.state);
    expect(reading.digest.learner.tests).toMatchObject([
      { level: 'middle', answers: middle.tests[0]?.answers },
    ]);
    expect(reading.digest.learner.plan?.entries.map(({ activity }) => activity)).toEqual([
      { kind: 'full-test', form: 'middle-a' },
      { kind: 'full-test', form: 'middle-b' },
    ]);
  });

  test('opens from a link of version 5', () => {
    const reading = decodeDigest(copyOfVersion5, now);
    if (reading.state !== 'sound') throw new Error(reading.state);
    const { profile, tests, plan } = reading.digest.learner;
    expect(profile).toMatchObject({ level: 'middle', grade: 6, targets: { total: 1890 } });
    expect(tests).toMatchObject([
      {
        level: 'middle',
        scope: 'full',
        scores: {},
        answers: { verbal: { right: 43, wrong: 12, blank: 5 }, reading: { right: 26, wrong: 8, blank: 6 } },
      },
    ]);
    expect(plan?.entries.map(({ activity }) => activity)).toEqual([
      { kind: 'full-test', form: 'middle-a' },
      { kind: 'full-test', form: 'middle-b' },
    ]);
  });
});

const sourcesOf = (reading: ReturnType<typeof decodeDigest>) => {
  if (reading.state !== 'sound') throw new Error(reading.state);
  return reading.digest.learner.tests.map(({ scores }) =>
    Object.values(scores).map((score) => (score.state === 'reported' ? score.source : null)),
  );
};
const three = <Value>(value: Value) => [value, value, value];

describe('the source of reported scores', () => {
  test.each(reportSources)('%s arrives in a link and in a file', (source) => {
    const sampled = reportedFullTest(now - 86_400_000, { verbal: 700, quantitative: 690, reading: 710 }, 80);
    const shared = source === 'sample' ? sampled : reportedTest('2026-11-07', source);
    const digest = createDigest({ ...emptyLearner, tests: [shared] }, now);
    const { text, sizeBytes } = encodeDigestFile(digest);
    expect(sourcesOf(decodeDigest(encodeDigest(digest), now))).toEqual([three(source)]);
    expect(sourcesOf(decodeDigestFile(text, sizeBytes, now))).toEqual([three(source)]);
  });

  test.each([2, 3])('reads as official in a file of version %s', (version) => {
    const { text } = encodeDigestFile(
      createDigest({ ...emptyLearner, tests: [reportedTest('2026-11-07', 'other')] }, now),
    );
    const old = text.replaceAll('"source":"other",', '').replace('"version":5', `"version":${version}`);
    expect(old).not.toContain('source');
    expect(sourcesOf(decodeDigestFile(old, old.length, now))).toEqual([three('official')]);
  });

  test('reads as official in a link of version 3', () =>
    expect(sourcesOf(decodeDigest(reportOfVersion3, now))).toEqual([three('official')]));

  test('is never one that this version doesn’t know', () => {
    const { text } = encodeDigestFile(
      createDigest({ ...emptyLearner, tests: [reportedTest('2026-11-07')] }, now),
    );
    const wrong = text.replaceAll('"source":"official"', '"source":"neighbor"');
    expect(decodeDigestFile(wrong, wrong.length, now).state).toBe('damaged');
  });
});

describe('a file whose text was written by', () => {
  const profile = {
    id: 'ana',
    nickname: 'Ana',
    grade: 8,
    level: 'upper',
    testDay: null,
    targets: { total: null, sections: { verbal: null, quantitative: null, reading: null } },
    schools: [],
    weeklyMinutes: null,
    stretchMinutes: null,
  };
  const lists = { sessions: [], tests: [], plan: null, goals: [], weeklyGoals: [] };
  const record = { profile, ...lists, settings: null, readUntil: 0, testAnxiety: null };
  test.each([
    [1, {}],
    [2, { offsetMinutes: -300 }],
    [3, { offsetMinutes: -300 }],
    [4, { offsetMinutes: -300 }],
  ])('version %s of the format opens', (version, offset) => {
    const text = JSON.stringify({ format: 'larkfield-learner', version, madeAt: now, ...offset, record });
    const reading = decodeDigestFile(text, text.length, now);
    expect(reading.state === 'sound' && reading.digest.learner.profile).toEqual(profile);
  });

  test('this version has the names of the format', () => {
    const { text } = encodeDigestFile(createDigest(oneWeek(), now));
    const names = Object.keys(Object(JSON.parse(text)));
    expect(names.toSorted()).toEqual(['format', 'madeAt', 'offsetMinutes', 'record', 'version']);
  });
});

test('files of versions 1 and 2 say only whether an entry is done', () => {
  const digest = createDigest(oneWeek(), now);
  const entries = assertPresent(digest.learner.plan, 'a plan').entries.map(({ status, ...entry }) => ({
    ...entry,
    done: status === 'done',
  }));
  const old = {
    ...toPortable(digest),
    version: 2,
    record: { ...toPortable(digest).record, plan: { entries, restDays: [] } },
  };
  const parsed = assertPresent(parseDigest(old, now), 'a digest');
  expect(parsed.learner.plan?.entries.map(({ status }) => status === 'done')).toEqual(
    entries.map(({ done }) => done),
  );
});

describe('repeated questions', () => {
  const [first] = oneWeek().sessions;
  const sessionWith = (count: TopicCount): Learner => ({
    ...emptyLearner,
    sessions: [{ ...assertPresent(first, 'a session'), topics: [count] }],
  });
  const read = (count: TopicCount) => decodeDigest(encodeDigest(createDigest(sessionWith(count), now)), now);

  test('arrive with their own counts', () => {
    const count: TopicCount = {
      topic: 'reading-inference',
      answered: 133,
      right: 82,
      repeats: { answered: 105, right: 68 },
    };
    const reading = read(count);
    if (reading.state !== 'sound') throw new Error(reading.state);
    expect(reading.digest.learner.sessions[0]?.topics).toEqual([count]);
  });

  test.each([
    ['more repeats than answers', { answered: 4, right: 2, repeats: { answered: 5, right: 2 } }],
    ['more right repeats than right answers', { answered: 4, right: 2, repeats: { answered: 3, right: 3 } }],
    ['more right repeats than repeats', { answered: 4, right: 3, repeats: { answered: 2, right: 3 } }],
    [
      'more right new answers than new answers',
      { answered: 4, right: 4, repeats: { answered: 3, right: 2 } },
    ],
  ])('of impossible numbers are left out of a copy: %s', (_, counts) => {
    const digest = createDigest(sessionWith({ topic: 'synonyms', ...counts }), now);
    expect(digest.learner.sessions).toEqual([]);
  });
});

const lived = ({ learner }: SharedDigest) =>
  [...learner.sessions, ...learner.tests].map(
    ({ at }) => `${localDayAt(at)} ${formatTimeOfDay(localMinutesAt(at))}`,
  );

describe('a copy that is opened in another time zone', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['Asia/Tokyo', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    '%s: every session and test stays on its day and at its time of day',
    (zone) => {
      vi.stubEnv('TZ', 'America/New_York');
      const made = createDigest(oneWeek(), now);
      const [link, file, asLived] = [encodeDigest(made), encodeDigestFile(made), lived(made)];
      vi.stubEnv('TZ', zone);
      for (const reading of [decodeDigest(link, now), decodeDigestFile(file.text, file.sizeBytes, now)]) {
        if (reading.state !== 'sound') throw new Error(reading.state);
        expect(lived(reading.digest)).toEqual(asLived);
        expect(localDayAt(digestTime(reading.digest))).toBe('2026-11-23');
        expect(formatTimeOfDay(localMinutesAt(digestTime(reading.digest)))).toBe('7:05 AM');
        // Copies are ordered by when they were made.
        expect(reading.digest.madeAt).toBe(made.madeAt);
        // A saved copy is stored as it came.
        expect(encodeDigest(reading.digest)).toBe(link);
      }
    },
  );

  test('an hour that only one of the clocks skips or repeats leaves it readable', () => {
    // In New York, the clocks skip the hour from 2 to 3 in that night; a session of 2:40 would come after the copy.
    vi.stubEnv('TZ', 'America/Phoenix');
    const madeAt = localEpochMs('2026-03-08', 3 * 60 + 10);
    const [first] = oneWeek().sessions;
    const sessions = [{ ...assertPresent(first, 'a session'), at: localEpochMs('2026-03-08', 2 * 60 + 40) }];
    const link = encodeDigest(createDigest({ ...emptyLearner, sessions }, madeAt));
    vi.stubEnv('TZ', 'America/New_York');
    const reading = decodeDigest(link, now);
    if (reading.state !== 'sound') throw new Error(reading.state);
    expect(lived(reading.digest)).toEqual(['2026-03-08 3:10 AM']);
  });
});

describe('a file', () => {
  test('is named after the learner and the day', () => {
    expect(encodeDigestFile(createDigest(emptyLearner, now)).fileName).toBe(
      `${brand.filePrefix}-ana-2026-11-23.txt`,
    );
  });

  test.each([
    ['José María', 'josé-maría'],
    ['../../etc', 'etc'],
    ['小明', '小明'],
    ['***', 'learner'],
    [null, 'learner'],
  ])('for %s is named %s', (nickname, name) => {
    const learner: Learner = { ...emptyLearner, profile: { ...emptyLearner.profile, nickname } };
    expect(encodeDigestFile(createDigest(learner, now)).fileName).toContain(
      `${brand.filePrefix}-${name}-2026`,
    );
  });

  test('can be read as bytes or text, with or without a byte order mark', () => {
    const { text, sizeBytes } = encodeDigestFile(createDigest(oneWeek(), now));
    for (const content of [text, `\uFEFF${text}`, new TextEncoder().encode(text)])
      expect(decodeDigestFile(content, sizeBytes, now).state).toBe('sound');
  });
});

describe('each problem has its own outcome', () => {
  const digest = createDigest(oneWeek(), now);
  const { text } = encodeDigestFile(digest);
  const fragment = fragmentOf(digest);

  test.each([
    ['a photo', '\u0089PNG\r\n', 'foreign'],
    ['an export of everything', '{"format":"larkfield-prep","version":1}', 'foreign'],
    ['an empty file', '', 'foreign'],
    ['a truncated file', text.slice(0, -40), 'damaged'],
    ['a file from a later version', text.replace('"version":5', '"version":6'), 'newer'],
    ['a file with an extra field', text.replace('"settings":null', '"settings":null,"more":1'), 'damaged'],
    [
      'a file with settings',
      text.replace('"settings":null', `"settings":${JSON.stringify(settings)}`),
      'damaged',
    ],
  ])('%s', (_, content, state) => expect(decodeDigestFile(content, content.length, now)).toEqual({ state }));

  test('a file that is too large is never read', () => {
    expect(decodeDigestFile(text, largestSharedFileBytes + 1, now)).toEqual({ state: 'too-large' });
  });

  test.each([
    ['no digest at all', '#top', 'foreign'],
    ['a truncated link', fragment.slice(0, -9), 'damaged'],
    ['a link from a later version', fragment.replace('=5.', '=6.'), 'newer'],
    ['a link without a version', fragment.replace('=5.', '=0.'), 'damaged'],
    ['a link that is too long', `#learner=5.${'A'.repeat(3_000_000)}`, 'too-large'],
  ])('%s', (_, hash, state) => expect(decodeSharedAddress({ search: '', hash }, now)).toEqual({ state }));

  test('a digest dated years ahead is invalid', () => {
    const ahead = createDigest(oneWeek(), now + 4 * 365 * 86_400_000);
    expect(parseDigest(toPortable(ahead), now)).toBeNull();
    expect(parseDigest({ ...toPortable(digest), madeAt: Number.NaN }, now)).toBeNull();
  });

  test('lists in a different order are sorted', () => {
    const { learner } = digest;
    const turned = { ...digest, learner: { ...learner, sessions: learner.sessions.toReversed() } };
    expect(parseDigest(toPortable(turned), now)).toEqual(digest);
  });

  test('a goal’s due date has to be reasonable', () => {
    const [goal] = digest.learner.goals;
    const late = {
      ...toPortable(digest).record,
      goals: [{ ...goal, dueOn: addDays(localDayAt(now), 2000) }],
    };
    expect(parseDigest({ ...toPortable(digest), record: late }, now)).toBeNull();
  });
});
