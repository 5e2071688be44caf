/** Brands of HEIF pictures: iPhones and some Androids save photos so, and few other programs open them. */
const BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

/** `head`: the first bytes of a file. Runs in the browser and on the server. */
export function isHeic(head: Uint8Array): boolean {
  const signs = String.fromCharCode(...head.subarray(4, 12));
  return signs.startsWith('ftyp') && BRANDS.includes(signs.slice(4));
}
