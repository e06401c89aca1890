import JSZip from 'jszip';
import { escapeHtml } from '@/lib/escape-html';

/** The text of a Word document to print or to fill in. */
export interface WordText {
  readonly title: string;
  /** Paragraphs below the title. */
  readonly lead: readonly string[];
  readonly parts: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    /** Each has an empty cell beside it. */
    readonly prompts: readonly string[];
  }[];
  readonly language: string;
  /** The day of the text, `YYYY-MM-DD`. */
  readonly updated: string;
}

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`;

const run = (text: string) => `<w:r><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r>`;

const paragraph = (text: string, style = 'Normal') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`;

/** Widths are in twentieths of a point. Both columns fill the page between its margins. */
const columns = [3800, 5838] as const;

const cell = (width: number, text: string) =>
  `<w:tc><w:tcPr><w:tcW w:type="dxa" w:w="${width}"/></w:tcPr>${paragraph(text)}</w:tc>`;

function form(prompts: readonly string[]): string {
  if (prompts.length === 0) return '';
  const [left, right] = columns;
  const edge = (side: string) =>
    `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="8A9BA0"/>`;
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(edge).join('');
  const grid = columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const rows = prompts.map(
    (prompt) =>
      `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cell(left, prompt)}${cell(right, '')}</w:tr>`,
  );
  return `<w:tbl><w:tblPr><w:tblW w:type="dxa" w:w="${left + right}"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

function documentXml({ title, lead, parts }: WordText): string {
  const body = [
    paragraph(title, 'Title'),
    ...lead.map((text) => paragraph(text)),
    ...parts.flatMap(({ heading, paragraphs, prompts }) => [
      paragraph(heading, 'Heading1'),
      ...paragraphs.map((text) => paragraph(text)),
      form(prompts),
    ]),
  ];
  // A4 with margins of two centimetres. Word wants a paragraph after a table.
  const page =
    '<w:sectPr><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';
  return xml(
    `<w:document xmlns:w="${wordNamespace}" xmlns:r="${officeNamespace}"><w:body>${body.join('')}<w:p/>${page}</w:body></w:document>`,
  );
}

const pageNumber = (field: 'PAGE' | 'NUMPAGES') =>
  `<w:fldSimple w:instr="${field}"><w:r><w:t>1</w:t></w:r></w:fldSimple>`;

const footerXml = ({ title, updated }: WordText) =>
  xml(
    `<w:ftr xmlns:w="${wordNamespace}"><w:p>${run(`${title}, ${updated}, `)}${pageNumber('PAGE')}${run('/')}${pageNumber('NUMPAGES')}</w:p></w:ftr>`,
  );

/** Sizes are in half points, spaces in twentieths of a point. */
const stylesXml = ({ language }: WordText) =>
  xml(
    `<w:styles xmlns:w="${wordNamespace}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:lang w:val="${language}"/></w:rPr></w:rPrDefault></w:docDefaults>${[
      ['Normal', 'Normal', '<w:pPr><w:spacing w:after="100"/></w:pPr>'],
      [
        'Title',
        'Title',
        '<w:pPr><w:spacing w:after="160"/></w:pPr><w:rPr><w:sz w:val="44"/></w:rPr>',
      ],
      [
        'Heading1',
        'heading 1',
        '<w:pPr><w:keepNext/><w:spacing w:before="280" w:after="80"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>',
      ],
    ]
      .map(
        ([id, name, rules]) =>
          `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:qFormat/>${rules}</w:style>`,
      )
      .join('')}</w:styles>`,
  );

const coreXml = ({ title, language, updated }: WordText) =>
  xml(
    `<cp:coreProperties xmlns:cp="${packageNamespace}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeHtml(title)}</dc:title><dc:language>${language}</dc:language><dcterms:modified xsi:type="dcterms:W3CDTF">${updated}T00:00:00Z</dcterms:modified></cp:coreProperties>`,
  );

const contentTypesXml = xml(
  `<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/><Override PartName="/word/footer1.xml" ContentType="${wordType}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
);

const relations = (entries: readonly (readonly [id: string, type: string, target: string])[]) =>
  xml(
    `<Relationships xmlns="${packageNamespace}/relationships">${entries
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  );

/**
 * A Word document (ECMA-376, Office Open XML). The same text always makes the same bytes, so that
 * the file changes in git only when the text does.
 */
export function wordDocument(text: WordText): Promise<Buffer> {
  const zip = new JSZip();
  const files = {
    '[Content_Types].xml': contentTypesXml,
    '_rels/.rels': relations([
      ['document', `${officeNamespace}/officeDocument`, 'word/document.xml'],
      ['core', `${packageNamespace}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'word/_rels/document.xml.rels': relations([
      ['styles', `${officeNamespace}/styles`, 'styles.xml'],
      ['footer', `${officeNamespace}/footer`, 'footer1.xml'],
    ]),
    'word/document.xml': documentXml(text),
    'word/styles.xml': stylesXml(text),
    'word/footer1.xml': footerXml(text),
    'docProps/core.xml': coreXml(text),
  };
  const date = new Date(`${text.updated}T00:00:00Z`);
  for (const [name, body] of Object.entries(files))
    zip.file(name, body, { date, createFolders: false });
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
