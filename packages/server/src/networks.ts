/** Some proxies add the port, which is another one for each connection. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]*)\](?::\d+)?)$/;

/** By which an address is counted: whoever has one address of IPv6 has all of its /64. */
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

/** The networks around one of IPv6, which providers give away as a whole: its /56 and its /48. There are none of IPv4. */
export function networksAround(network: string): readonly [home: string, site: string] | null {
  const [a, b, c, d] = network.split(':');
  if (d === undefined) return null;
  const site = `${a}:${b}:${c}`;
  return [`${site}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}/56`, `${site}/48`];
}
