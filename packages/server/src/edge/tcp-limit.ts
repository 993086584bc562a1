import type { Server } from 'node:http';
import type { Metrics } from '../metrics.ts';
import { networkOf } from '../networks.ts';
import type { EdgeLimits } from './limits.ts';
import { Occupancy } from './occupancy.ts';

/**
 * Cuts excess TCP connections before anything is read from them. Behind a proxy all of them come from its address, and
 * keeping visitors apart is the proxy's job: only their total counts.
 */
export function limitTcpConnections(
  server: Server,
  {
    tcpConnections,
    tcpConnectionsPerAddress,
  }: Pick<EdgeLimits, 'tcpConnections' | 'tcpConnectionsPerAddress'>,
  { isProxied, metrics }: { isProxied: boolean; metrics: Metrics },
): void {
  const open = new Occupancy({
    inAll: tcpConnections,
    perAddress: isProxied ? tcpConnections : tcpConnectionsPerAddress,
  });
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    if (open.hasRoomFor(address)) {
      socket.once('close', open.enter(address));
      return;
    }
    metrics.count('nokturn_refusals_total', 'code="too-many"');
    socket.destroy();
  });
}
