/* Hashes of texts, in hexadecimal. They use Web Crypto, which Node and Cloudflare both have. */

const bytesOf = (text: string) => new TextEncoder().encode(text);

const hexadecimal = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (text: string): Promise<string> =>
  hexadecimal(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/**
 * A hash with a key (HMAC). Whoever does not know the key can't find a short text, such as a network
 * address, by hashing all texts.
 */
export async function keyedHash(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
  return hexadecimal(await crypto.subtle.sign('HMAC', imported, bytesOf(text)));
}
