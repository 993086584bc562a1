import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/files.ts';

const SERVICE = join(ROOT, 'docs/operations/nokturn.service');

/** The verdict of `systemd-analyze` on the unit; null if this machine's version cannot check files. */
function exposure(): number | null {
  const args = ['security', '--offline=true', '--no-pager', SERVICE];
  const { stdout } = spawnSync('systemd-analyze', args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const said = stdout?.match(/Overall exposure level for nokturn\.service: ([\d.]+)/);
  return said ? Number(said[1]) : null;
}
const exposed = exposure();

it.skipIf(exposed === null)('the systemd unit exposes little', () => {
  expect(exposed).toBeLessThan(3);
});

it('the systemd unit restricts the server to its folder and the network', () => {
  const lines = readFileSync(SERVICE, 'utf8').split('\n');
  for (const line of [
    ...[
      'DynamicUser=yes',
      'StateDirectoryMode=0700',
      'UMask=0077',
      'CapabilityBoundingSet=',
      'NoNewPrivileges=yes',
    ],
    ...[
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'PrivateTmp=yes',
      'PrivateDevices=yes',
      'PrivateUsers=yes',
    ],
    ...[
      'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6',
      'RestrictNamespaces=yes',
      'SystemCallFilter=@system-service',
    ],
  ])
    expect(lines).toContain(line);
});
