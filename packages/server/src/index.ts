export { type Config, ConfigError, readConfig } from './config.ts';
export { main } from './main.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';
export { isSiteThere, openSite, openStore, type Site } from './site.ts';
export { PostgresStore } from './store/postgres/store.ts';
export * from './store/store.ts';
export type { StoredCopy } from './store/upkeep.ts';
export { type CopyCounts, CopyError, checkCopy, exportSite, importSite } from './upkeep/copy.ts';
export { closeTable, listedTables, unlistTable } from './upkeep/moderation.ts';
