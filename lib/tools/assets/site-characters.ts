const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The characters that the web fonts have: printable ASCII, and what the site's copy and English names need beyond it. */
export const siteCharacters = `${ascii}\u00A0©°·²×÷…–—‘’“”›−Éàáéíóú`;
