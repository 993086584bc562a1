import type { Chart, NamedStudy } from '@nokturn/games/study.ts';
import { percent, whole } from '../numbers.ts';
import { intervalPlot } from '../plot/interval-plot.ts';
import type { Counts } from './counts.ts';
import { markdownTable, meanOf, partOf } from './parts.ts';

/** How it was measured. */
export interface Method {
  readonly bot: string;
  /** In each setting. */
  readonly games: number;
  readonly seed: string;
  readonly rules: number;
  readonly commit: string;
}

/** A file to write. */
export interface Written {
  readonly name: string;
  readonly text: string;
}

/** The findings of a study: a page and the plots that it shows. */
export function findings(study: NamedStudy, counts: Counts, method: Method): Written[] {
  const parts = study.charts.map((chart) => ({ chart, ...partOf(study, counts, chart) }));
  const page = [
    ...introduction(study, counts, method),
    ...parts.flatMap(({ chart, table }) => [
      `## ${chart.title}`,
      '',
      ...(chart.note ? [chart.note, ''] : []),
      `![${chart.title}](${fileOf(study, chart)})`,
      '',
      ...table,
      '',
    ]),
  ];
  return [
    { name: `${study.game}.md`, text: `${page.join('\n').trimEnd()}\n` },
    ...parts.map(({ chart, plot }) => ({
      name: fileOf(study, chart),
      text: `${intervalPlot(plot, { alone: true })}\n`,
    })),
  ];
}

function fileOf({ game }: NamedStudy, { file }: Chart): string {
  return `${game}-${file}.svg`;
}

const ABOUT_CARDS = [
  '',
  'For a card, **w** is how often players who have it win, divided by how often everybody wins in the same settings: at',
  '1.00 the card makes no difference.',
];

function introduction(
  { game, name, settings, charts }: NamedStudy,
  counts: Counts,
  method: Method,
): string[] {
  const { bot, games, seed, rules, commit } = method;
  const command = `npm run balance -- ${game} --games ${games} --bot ${bot} --seed ${seed}`;
  const all = counts.games(settings.map((setting) => setting.name));
  return [
    `# Balance of ${name}`,
    '',
    `Measured by \`${command}\`:`,
    `${whole(all)} games, \`${bot}\` in every seat, rules version ${rules} at commit ${commit}.`,
    '',
    'Lines and brackets are intervals that contain the true value 95 times in 100; of twenty rows, expect one to be off.',
    'A row is marked ▲ or ▼ if its whole interval lies above or below the mean of all rows. The page shows how one kind',
    'of player fares under the rules: it points to things worth a look, and does not prove any card wrong.',
    ...(charts.some(({ kind }) => kind === 'cards') ? ABOUT_CARDS : []),
    '',
    ...markdownTable(
      ['setting', 'games', 'a seat wins'],
      settings.map((setting) => [
        setting.name,
        whole(counts.games([setting.name])),
        percent(meanOf(counts.of('wins', 'seats', 'all', [setting.name]))),
      ]),
    ),
    '',
  ];
}
