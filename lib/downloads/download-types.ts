import type { Download } from '@/content/schema';

type Content<T extends Download['content']['type']> = Extract<Download['content'], { type: T }>;

/** A checklist. Visitors download it as a PDF and a CSV file. */
export type Checklist = Omit<Download, 'content'> & { content: Content<'checklist'> };

/** A template to fill in. Visitors download it as a Word document. */
export type Template = Omit<Download, 'content'> & { content: Content<'template'> };
