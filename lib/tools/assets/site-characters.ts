const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The characters of the web fonts: printable ASCII, and those that the site's copy and English names also use. */
export const siteCharacters = `${ascii}\u00A0©°·²×÷…–—‘’“”›−Éàáéíóöú`;
