export type { z } from 'zod';
export * from './device.ts';
export * from './follow.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './openapi.ts';
export * from './refusals.ts';
export * from './shapes.ts';
export * from './socket.ts';
