import type { Markup } from './svg.ts';

/** Colours that colour-blind people can tell apart, by day and by night. */
const DAY = ['#0063a3', '#b34700', '#00795a', '#a3417f', '#6b5b00', '#444c56'];
const NIGHT = ['#56b4e9', '#ff9d5c', '#35c99c', '#e29ac8', '#f0e442', '#aab4c0'];

function inks(colours: readonly string[]): string {
  return colours.map((colour, i) => `.plot .s${i}{fill:${colour};stroke:${colour}}`).join('');
}

function theme({ ground, ink, soft, band }: Record<'ground' | 'ink' | 'soft' | 'band', string>): string {
  return [
    `.plot .ground{fill:${ground}}.plot .band{fill:${band}}.plot text{fill:${ink}}`,
    `.plot .tick{fill:${soft}}.plot .grid{stroke:${soft};opacity:.3}.plot .mark{stroke:${soft}}`,
  ].join('');
}

/** The style of plots: in each file, or once for a page with many plots. */
export const PLOT_STYLE = [
  '.plot{font:13px system-ui,sans-serif}.plot .title{font-weight:600;font-size:15px}',
  '.plot .name,.plot .value{text-anchor:end}.plot .tick{text-anchor:middle;font-size:11px}',
  '.plot .reach{stroke-width:3;opacity:.55}.plot .dot{stroke:none}.plot .mark{stroke-dasharray:4 3}',
  theme({ ground: '#fbfaf8', ink: '#1c1b22', soft: '#5d5a68', band: '#f0eef0' }),
  inks(DAY),
  '@media (prefers-color-scheme:dark){',
  theme({ ground: '#17161d', ink: '#e9e6f0', soft: '#a9a4b8', band: '#201e28' }),
  inks(NIGHT),
  '}',
].join('') as Markup;
