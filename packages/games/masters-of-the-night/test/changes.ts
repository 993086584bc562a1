import { scene } from './kit.ts';

/** Scenes for each change of the rules, by the version number that introduced it. */
export const SCENES = {
  2: {
    'MN-6.12 Holy Water strikes where 1 agent is': () =>
      scene({
        family: { imre: { at: 'museum', blood: 3 }, mila: {} },
        city: { museum: { hidden: 1 } },
        at: { event: 'holy-water' },
      })
        .passUntil('curtain')
        .ends(),
    'MN-6.12 Blood Tests take blood from 2 up': () =>
      scene({ family: { imre: { at: 'museum', blood: 2 }, mila: {} }, at: { event: 'blood-tests' } })
        .passUntil('curtain')
        .ends(),
  },
  3: {
    'MN-10.10 MN-19.8 Stakeout feeds its holder, whose Curse has been fulfilled all the same': () =>
      scene({
        family: { imre: { at: 'museum', blood: 1 }, mila: {} },
        veil: 3,
        city: { museum: { exposed: 1 } },
        dice: [4, 6],
        lying: { stakeout: 'imre', 'curse-of-our-clan': 'imre' },
        at: { acting: 'imre' },
      })
        .say('fight', 'die:4')
        .ends(),
    'MN-19.5 MN-16.5 when The Informer goes, the minions of the park count again': () =>
      scene({
        family: { imre: { at: 'city-park' }, mila: {} },
        veil: 2,
        city: { 'city-park': { exposed: 1, minions: 1 } },
        lying: { 'copycat-gang': 'city-park', 'the-informer': 'city-park' },
        at: { acting: 'imre' },
      })
        .say('fight', 0)
        .asks(0, 'turn-action'),
    'MN-19.5 MN-15.19 so they do when Rewritten Fate takes The Informer': () =>
      scene({
        family: { nevena: { kills: 6 }, imre: {} },
        veil: 3,
        layout: [
          'railway-station',
          'museum',
          'asylum',
          'nightclub',
          'newspaper-office',
          'police-station',
          'blood-bank',
          'cathedral',
          'city-park',
        ],
        city: { 'city-park': { hidden: 1, minions: 2 } },
        lying: { 'copycat-gang': 'city-park', 'the-informer': 'city-park' },
        at: { acting: 'nevena' },
      })
        .say('dark', 'card:the-informer')
        .asks(0, 'turn-action'),
  },
  4: {
    'MN-5.5 MN-16.1 MN-19.5 the leader may wait with the Museum until Consecrated Ground has gone': () =>
      scene({
        family: { imre: { kills: 2 }, mila: {} },
        city: { asylum: { minions: 1 }, museum: { minions: 2, hidden: 1 } },
        lying: { 'consecrated-ground': 'museum' },
        at: 'day-districts',
      })
        .say('district:asylum', 'agent:museum.hidden')
        .ends(),
    'MN-17.6 MN-18.6 without Pristine Blood in the deck no relic can feed anybody at the Blood Bank': () =>
      scene({
        family: { imre: { kills: 2 }, mila: { kills: 2 } },
        city: { museum: { minions: 1 }, 'blood-bank': { minions: 1 } },
        relics: ['cloak-of-bats', 'witch-lantern'],
        at: 'day-districts',
      }).asks(0, 'relic-give'),
  },
};
