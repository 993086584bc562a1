/** Set phrases for the chat. No schema is imported here, so a page can use them without bundling any. */
export const SIGNS = ['good-luck', 'well-played', 'thanks', 'hurry', 'ouch', 'laugh'] as const;
export type Sign = (typeof SIGNS)[number];
