import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { site } from '@/content/site';
import { logo } from '@/lib/figures/cover-art';
import { artColours } from '@/lib/figures/cover-art-svg';
import { fixedColour } from '@/lib/theme-colours';
import type { Checklist } from './download-types';

const fontFiles = {
  display: 'familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff',
  text: 'figtree/files/figtree-latin-400-normal.woff',
  strong: 'figtree/files/figtree-latin-600-normal.woff',
} as const;

/** Lengths on an A4 sheet, in PDF points (72 to the inch). */
const layout = { margin: 54, box: 10, textIndent: 22, gap: 7, footer: 40 } as const;
const { margin, box, textIndent, gap } = layout;

const ink = fixedColour('ink');
const muted = fixedColour('ink-muted');

/** Matches texts of characters that the embedded fonts have: printable ASCII and Latin-1, dashes, quotes, ellipsis, minus, euro. */
const drawable = /^[\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212\u20ac]*$/;

function assertDrawable(slug: string, texts: readonly string[]): void {
  const text = texts.find((candidate) => !drawable.test(candidate));
  if (text === undefined) return;
  throw new Error(
    `content/pages/resources/downloads.ts: in "${slug}", the text "${text}" has a character that the fonts of the PDF lack. Write it with Latin letters, digits and common punctuation.`,
  );
}

/**
 * A checklist as a PDF to print. It has a title, lines for the organisation, the person and the date, and a box before each item.
 * @param issued the creation date in the properties of the PDF
 * @throws if a text has a character that the embedded fonts lack
 */
export async function checklistPdf(
  { title, description, content, slug }: Checklist,
  issued: Date,
): Promise<Uint8Array> {
  assertDrawable(slug, [
    title,
    description,
    ...content.groups.flatMap((group) => [group.heading, ...group.items]),
  ]);
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, right: margin, bottom: margin + layout.footer, left: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: site.language,
    displayTitle: true,
    font: '',
    info: { Title: title, Author: site.name, Subject: description, CreationDate: issued },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });

  for (const [name, file] of Object.entries(fontFiles)) {
    document.registerFont(name, await readFile(`node_modules/@fontsource/${file}`));
  }
  const width = document.page.width - 2 * margin;
  const bottom = () => document.page.height - document.page.margins.bottom;
  const root = document.struct('Document');
  document.addStructure(root);

  /** Writes a text at the current position and adds it to the structure tree, which screen readers use. */
  const write = (
    tag: string,
    text: string,
    font: keyof typeof fontFiles,
    size: number,
    options: PDFKit.Mixins.TextOptions & { x?: number; colour?: string } = {},
  ) => {
    const { x = margin, colour = ink, ...rest } = options;
    root.add(
      document.struct(tag, {}, () => {
        document
          .font(font)
          .fontSize(size)
          .fillColor(colour)
          .text(text, x, document.y, { width: width - (x - margin), ...rest });
      }),
    );
  };
  /** Draws something that screen readers should not announce. */
  const artifact = (draw: () => void) => {
    document.markContent('Artifact', { type: 'Layout' });
    draw();
    document.endMarkedContent();
  };
  const heightOf = (text: string, font: keyof typeof fontFiles, size: number, x: number = margin) =>
    document
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width: width - (x - margin) });

  artifact(() => {
    document
      .save()
      .translate(margin, margin)
      .scale(0.6)
      .rect(0, 0, 40, 40)
      .fill(artColours[1])
      .path(logo.petals)
      .fill(artColours[3])
      .path(logo.centre)
      .fill(artColours[4])
      .restore();
  });
  document.x = margin + 34;
  document.y = margin + 5;
  write('P', site.name, 'display', 12, { x: margin + 34 });
  document.y = margin + 48;
  write('H1', title, 'display', 24, { lineGap: -2 });
  document.y += 6;
  write('P', description, 'text', 10.5, { colour: muted, lineGap: 2 });
  document.y += 22;

  artifact(() => {
    const third = (width - 2 * 16) / 3;
    const y = document.y;
    for (const [index, label] of ['Organisation', 'Filled in by', 'Date'].entries()) {
      const x = margin + index * (third + 16);
      document
        .moveTo(x, y)
        .lineTo(x + third, y)
        .lineWidth(0.6)
        .stroke(muted);
      document
        .font('text')
        .fontSize(8)
        .fillColor(muted)
        .text(label, x, y + 4, { width: third });
    }
  });
  document.y += 12;

  for (const group of content.groups) {
    const [first = ''] = group.items;
    const openingHeight =
      heightOf(group.heading, 'display', 14) +
      34 +
      heightOf(first, 'text', 10, margin + textIndent);
    if (document.y + openingHeight > bottom()) document.addPage();
    document.y += 14;
    write('H2', group.heading, 'display', 14, { colour: artColours[1] });
    document.y += 6;
    for (const item of group.items) {
      const height = heightOf(item, 'text', 10, margin + textIndent);
      if (document.y + height > bottom()) document.addPage();
      const y = document.y;
      artifact(() => {
        document
          .rect(margin + 0.5, y + 0.5, box, box)
          .lineWidth(0.9)
          .stroke(artColours[2]);
      });
      document.y = y;
      write('P', item, 'text', 10, { x: margin + textIndent, lineGap: 1.5 });
      document.y += gap;
    }
  }

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Otherwise text below the bottom margin would start a new page.
    document.page.margins.bottom = 0;
    const y = document.page.height - margin;
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .font('text')
      .fontSize(8)
      .fillColor(muted)
      .text(`${site.name} · ${title}`, margin, y, { width: width * 0.8, lineBreak: false });
    document.text(`${page + 1} of ${count}`, margin, y, {
      width,
      align: 'right',
      lineBreak: false,
    });
    document.endMarkedContent();
  }
  root.end();
  document.end();
  await finished;
  return Buffer.concat(chunks);
}
