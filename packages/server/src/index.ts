export { main } from './main.ts';
export { type Server, type ServerOptions, startServer } from './server.ts';
export { openSite, openStore, type Site } from './site.ts';
export * from './store/store.ts';
