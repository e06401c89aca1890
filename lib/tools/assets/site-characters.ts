const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * The characters of the web fonts: printable ASCII, and other characters of the site's copy and of
 * names in English text.
 */
export const siteCharacters = `${ascii}\u00A0©°·²×÷…–—‘’“”›−Éàáéíóöú`;
