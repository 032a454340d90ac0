import { describe, expect, test } from '@jest/globals';
import { networkMark, sideOf } from './visitor-side.ts';

const canary = { salt: 'a'.repeat(64), share: 10 };
const visitor = (ip: string, agent = 'Browser/1') => ({ ip, headers: { 'user-agent': agent } });
const address = (number: number) => `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}`;
const many = Array.from({ length: 20_000 }, (_, number) => visitor(address(number)));

describe('a visitor’s side', () => {
  test.each([1, 10, 50, 99])('is the canary for about %d in 100 visitors', (share) => {
    const chosen = many.filter((each) => sideOf({ ...canary, share }, each) === 'canary');
    // Allows six standard deviations of 20,000 draws.
    const spread = 6 * Math.sqrt((share / 100) * (1 - share / 100) * many.length);
    expect(Math.abs(chosen.length - (share / 100) * many.length)).toBeLessThan(spread);
  });

  test('is the same within an IPv6 network, and for IPv4-mapped addresses', () => {
    for (const each of many.slice(0, 50)) {
      const mapped = visitor(`::ffff:${each.ip}`);
      expect(sideOf(canary, mapped)).toBe(sideOf(canary, each));
    }
    for (let number = 0; number < 50; number += 1) {
      const network = `2001:db8:0:${number.toString(16)}`;
      const [one, other] = [visitor(`${network}::1`), visitor(`${network}:2:3:4:5`)];
      expect(sideOf(canary, one)).toBe(sideOf(canary, other));
      expect(networkMark(canary, one)).toBe(networkMark(canary, other));
    }
  });

  test('differs between canaries, and between browsers on one network', () => {
    const other = { ...canary, salt: 'b'.repeat(64) };
    const differs = (one: readonly string[], two: readonly string[]) =>
      one.some((side, index) => side !== two[index]);
    const sides = (of: typeof canary, agent: string) =>
      many.slice(0, 500).map(({ ip }) => sideOf(of, visitor(ip, agent)));
    expect(differs(sides(canary, 'Browser/1'), sides(other, 'Browser/1'))).toBe(true);
    expect(differs(sides(canary, 'Browser/1'), sides(canary, 'Browser/2'))).toBe(true);
  });

  test('does not require a user agent', () => {
    expect(['canary', 'live']).toContain(sideOf(canary, { ip: '10.0.0.1', headers: {} }));
  });
});
