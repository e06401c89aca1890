import type { Calculator, Chart, Flow, ScreenBlock, Screens, Systems } from '@/content/figures';
import { chartRows } from './chart';
import { commonAnswers } from './common-answers';
import { messageInWords } from './flow';
import { linkInWords } from './systems';

const numbered = (items: readonly string[]) =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

const cell = (text: string) => text.replaceAll('|', '\\|');

function table(rows: readonly (readonly string[])[]): string {
  const [headings = '', ...body] = rows.map((row) => `| ${row.map(cell).join(' | ')} |`);
  return [headings, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n');
}

function blockLines(block: ScreenBlock): readonly string[] {
  switch (block.type) {
    case 'totals':
      return block.items.map(({ label, value }) => `${label}: ${value}`);
    case 'rows':
      return block.items.map(({ text, value, mark }) =>
        [value ? `${text}: ${value}` : text, mark && `(${mark})`].filter(Boolean).join(' '),
      );
    case 'bars':
      return block.items.map(({ label, text }) => `${label}: ${text}`);
    case 'buttons':
      return [`Buttons: ${block.items.join(', ')}`];
  }
}

function viewMarkdown(name: string, view: Screens['start']): string {
  const title = [view.title, view.state].filter(Boolean).join(', ');
  const lines = view.blocks.flatMap(blockLines).map((words) => `- ${words}`);
  return `### ${name}: ${title}\n\n${lines.join('\n')}`;
}

/** What a figure shows, as Markdown. */
export function figureMarkdown(figure: Flow | Systems | Chart | Screens | Calculator): string {
  switch (figure.type) {
    case 'flow':
      return numbered(figure.messages.map(messageInWords));
    case 'systems':
      return numbered(figure.links.map(linkInWords));
    case 'chart':
      return table(chartRows(figure.data));
    case 'screens':
      return [
        'Drawn screens; names and figures in them are samples.',
        viewMarkdown('Start', figure.start),
        viewMarkdown('Daily task', figure.task),
        viewMarkdown('Report', figure.report),
      ].join('\n\n');
    case 'calculator': {
      const { formula, caption, rows } = commonAnswers(figure.calculator);
      return [formula, `${caption}.`, table(rows)].join('\n\n');
    }
  }
}
