/** Some proxies add the port, which differs for each connection. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]*)\](?::\d+)?)$/;

/** The network by which an address is counted: anybody with one IPv6 address has its whole /64. */
export function networkOf(given: string): string {
  const [, v4, v6] = WITH_PORT.exec(given) ?? [];
  const address = v4 ?? v6 ?? given;
  if (!address.includes(':')) return address;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : 8 - before.length - after;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The networks around an IPv6 address that providers assign as a whole: its /56 and its /48. IPv4 has none. */
export function networksAround(network: string): readonly [home: string, site: string] | null {
  const [a, b, c, d] = network.split(':');
  if (d === undefined) return null;
  const site = `${a}:${b}:${c}`;
  return [`${site}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}/56`, `${site}/48`];
}
