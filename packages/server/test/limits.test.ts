import { describe, expect, it } from 'vitest';
import { Buckets } from '../src/edge/bucket.ts';
import { networkOf, networksAround } from '../src/networks.ts';
import type { MonotonicTime } from '../src/time.ts';

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0DB8:0001:2:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    // In the form that some proxies use.
    ['192.0.2.7:50123', '192.0.2.7'],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a network', () => {
  it.each([
    ['192.0.2.7', null],
    ['2001:db8:1:2', ['2001:db8:1:0/56', '2001:db8:1/48']],
    ['2001:db8:1:2ff', ['2001:db8:1:200/56', '2001:db8:1/48']],
    ['2001:db8:1:ffff', ['2001:db8:1:ff00/56', '2001:db8:1/48']],
  ])('%s is in %j', (network, around) => {
    expect(networksAround(network)).toEqual(around);
  });
});

describe('buckets', () => {
  let now = 0;
  let looked = 0;
  const time = {
    monotonic: () => {
      looked++;
      return now as MonotonicTime;
    },
  };

  it('are forgotten once they are full again', () => {
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, time);
    for (let i = 0; i < 10_000; i++) buckets.take(String(i));
    now += 1000;
    buckets.take('one more');
    expect(buckets.size).toBe(1);
  });

  it('cost the same per key, however many there are', () => {
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, time);
    looked = 0;
    for (let i = 0; i < 50_000; i++) buckets.take(String(i));
    expect(looked).toBeLessThan(50_000 * 5);
  });
});
