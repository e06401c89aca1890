import { copy } from '@/content/copy';
import { defaultTheme, themes } from '@/content/themes';
import { aliasTable } from '@/lib/aliases';
import { pages } from '@/lib/tree';
import { assertContent } from '@/lib/validate-content';

assertContent({ pages, copy, themes, defaultTheme });
console.log(`Content in order: ${pages.length} pages, ${aliasTable.size} aliases.`);
