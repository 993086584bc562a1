import type { Ability, Card, HumanType, Keyword } from './card.ts';

/**
 * End of the game: 1 VP for each owned card of its own type (TH-20.4); printed value X, immediate value 0.
 */
const HUNTER: Ability = { kind: 'hunter' };

/** The 80 Humans (7.4), one copy each. */
export const HUMANS = [
  // noble
  human('noble-carlyle', 4, { a: true }),
  human('noble-ophelia', 4, { a: true }),
  human('noble-tania', 5),
  human('noble-mindy', 1),
  human('noble-jack', 3),
  human('noble-elois', 4, { keyword: 'holy-water' }),
  human('noble-agnes', 1),
  human('noble-prince-godfrey', 5),
  human('noble-wilma', 3, { keyword: 'gregarious' }),
  human('noble-theresa', 4, { keyword: 'confuse' }),
  human('noble-wentworth', 5),
  human('noble-veres', 0, { does: HUNTER }),
  human('noble-wadsworth', 3, { speed: -1 }),
  human('noble-henrietta', 5),
  human('noble-baron-christien', 4, { does: { kind: 'partner', of: 'roxane', vp: 2 } }),
  human('noble-catarina', 4, { keyword: 'gregarious' }),
  human('noble-marilyn', 2),
  human('noble-bridget', 2, { does: { kind: 'region-vp', region: 'plains', vp: 1 } }),
  human('noble-zara', 3),
  human('noble-belle', 3, { does: { kind: 'region-vp', region: 'forest', vp: 2 } }),
  // religious
  human('religious-eleanor', 3, { a: true }),
  human('religious-dee', 0, { a: true, does: { kind: 'draw', cards: 1, withHuman: 1, must: true } }),
  human('religious-bolat', 1, { keyword: 'holy-water' }),
  human('religious-faith', 2, { does: { kind: 'region-vp', region: 'plains', vp: 1 } }),
  human('religious-rufus', 1, { keyword: 'spicy' }),
  human('religious-ruth', 1),
  human('religious-the-priestess', 5),
  human('religious-bradford', 4),
  human('religious-mary', 3),
  human('religious-zephania', 5, { keyword: 'digest' }),
  human('religious-brother-stewart', 3),
  human('religious-wright', 4, { keyword: 'inspiring' }),
  human('religious-father-eli', 3, { keyword: 'slow' }),
  human('religious-cotton', 3),
  human('religious-cantor-sami', 4, { keyword: 'holy-water' }),
  human('religious-ozmo', 2),
  human('religious-mycroft', 2),
  human('religious-simone', 4),
  human('religious-nemes', 0, { speed: -1, does: HUNTER }),
  human('religious-friar-tunk', 2),
  // villager
  human('villager-momo', 1, { speed: 1, a: true }),
  human('villager-billy', 1, { speed: 1, a: true }),
  human('villager-bruce', 1, { speed: 1, a: true }),
  human('villager-roxane', 3),
  human('villager-bippo', 1, { keyword: 'confuse' }),
  human('villager-reyda', 1, { keyword: 'fast' }),
  human('villager-eponime', 2),
  human('villager-boo', 1, { speed: 1 }),
  human('villager-o-nel', 1),
  human('villager-patricia', 2, { keyword: 'slow' }),
  human('villager-juri', 3, { keyword: 'confuse' }),
  human('villager-favina', 3),
  human('villager-yaga', 2, { speed: -1, keyword: 'gregarious' }),
  human('villager-anton', 2, { keyword: 'spicy' }),
  human('villager-szalai', 0, { does: HUNTER }),
  human('villager-eunice', 3, { keyword: 'spicy' }),
  human('villager-boris', 2),
  human('villager-angus', 4, { keyword: 'digest' }),
  human('villager-bernard', 3, { keyword: 'spicy' }),
  human('villager-ivo', 2),
  // military
  human('military-uwe', 3, { a: true }),
  human('military-grant', 4, { a: true }),
  human('military-diego', 3, { speed: -1 }),
  human('military-campbell', 2, { keyword: 'confuse' }),
  human('military-calvin', 4, { keyword: 'fast' }),
  human('military-peter', 1, { keyword: 'digest' }),
  human('military-khasar', 2),
  human('military-marcel', 3, { keyword: 'holy-water' }),
  human('military-eli', 0, { does: HUNTER }),
  human('military-tyre', 1),
  human('military-eglantine', 4, { keyword: 'confuse' }),
  human('military-ivan', 5),
  human('military-murdoch', 1, { does: { kind: 'region-vp', region: 'forest', vp: 2 } }),
  human('military-cyrana', 3, { does: { kind: 'partner', of: 'roxane', vp: 4 } }),
  human('military-isabel', 2, { does: { kind: 'partner', of: 'rose', vp: 2 } }),
  human('military-arthur', 2),
  human('military-harper', 2),
  human('military-archibald', 3),
  human('military-victoria', 2, { keyword: 'inspiring' }),
  human('military-titus', 4, { keyword: 'spicy' }),
] as const;

interface Print {
  readonly speed?: number;
  readonly a?: boolean;
  readonly keyword?: Keyword;
  readonly does?: Ability;
}

function human<const Id extends string>(id: Id, value: number, print: Print = {}): Card<Id> {
  const { speed = 0, a = false, keyword, does } = print;
  return {
    id,
    kind: 'human',
    type: id.slice(0, id.indexOf('-')) as HumanType,
    animal: null,
    value,
    speed,
    copies: 1,
    a: a ? 1 : 0,
    keywords: keyword === undefined ? [] : [keyword],
    does: does === undefined ? [] : [does],
  };
}
