import { randomInt } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { repetitions } from '@site/kit/testing/repetitions.ts';
import { seededRandom } from '@site/kit/testing/seeded-random.ts';
import { deeds, killWhileShipping } from '../testing/kill-while-shipping.ts';

const KILLS = repetitions(1);

test.each(deeds)(
  'whenever a program is killed over a %s, every page is of one version, and the next ships',
  async (deed) => {
    const seed = randomInt(2 ** 31);
    const report = await killWhileShipping({
      stores: {},
      deed,
      kills: KILLS,
      random: seededRandom(seed),
    });
    expect({ seed, ...report }).toEqual({ seed, kills: KILLS, failures: [] });
  },
);
