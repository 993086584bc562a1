export { main } from './main.ts';
export { openStore, type Server, type ServerOptions, startServer } from './server.ts';
export * from './store/store.ts';
