import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { site } from '@/content/site';
import { artColours } from '@/lib/figures/cover-art-svg';
import { fixedColour } from '@/lib/theme-colours';
import type { Template } from './download-types';

/** A colour in Word's format: hexadecimal without the number sign. */
const wordColour = (hex: string) => hex.slice(1);

const accent = wordColour(artColours[1]);
const line = {
  style: BorderStyle.SINGLE,
  size: 4,
  color: wordColour(fixedColour('line')),
} as const;
const borders = { top: line, bottom: line, left: line, right: line } as const;

/** Column widths in twentieths of a point. Their sum is the text width of an A4 page with margins of 2 cm. */
const widths = { prompt: 3800, answer: 5838 } as const;

const cell = (width: number, children: readonly Paragraph[], fill?: string) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 100, bottom: 100, left: 120, right: 120 },
    borders,
    ...(fill && { shading: { type: ShadingType.CLEAR, fill } }),
    children,
  });

/** A table with prompts on the left and space for the answers on the right. */
const answerTable = (prompts: readonly string[]) =>
  new Table({
    columnWidths: [widths.prompt, widths.answer],
    width: { size: widths.prompt + widths.answer, type: WidthType.DXA },
    rows: prompts.map(
      (prompt) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell(widths.prompt, [new Paragraph(prompt)], 'EEF5F5'),
            cell(widths.answer, [new Paragraph('')]),
          ],
        }),
    ),
  });

/** A template as a Word document. Each part has guidance, and a table with the prompts and space for the answers. */
export async function templateDocx({ title, description, content }: Template): Promise<Uint8Array> {
  const document = new Document({
    title,
    description,
    creator: site.name,
    lastModifiedBy: site.name,
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 21, language: { value: 'en-GB' } },
          paragraph: { spacing: { after: 80, line: 276 } },
        },
        title: {
          run: { size: 44, bold: true, color: accent },
          paragraph: { spacing: { after: 120 } },
        },
        heading1: {
          run: { size: 28, bold: true, color: accent },
          paragraph: { spacing: { before: 400, after: 80 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({ text: `${site.name} · ${title} · `, size: 16 }),
                  new TextRun({ children: [PageNumber.CURRENT], size: 16 }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph(description),
          ...content.parts.flatMap((part) => [
            new Paragraph({ text: part.heading, heading: HeadingLevel.HEADING_1 }),
            new Paragraph({
              keepNext: true,
              children: [new TextRun({ text: part.guidance, italics: true })],
            }),
            answerTable(part.prompts),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
