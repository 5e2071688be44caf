/** The brands of HEIF pictures: what iPhones and some Androids save photos as, and few other programs open. */
const BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

/** `head`: the first bytes of a file. */
export function isHeic(head: Buffer): boolean {
  return head.toString('latin1', 4, 8) === 'ftyp' && BRANDS.includes(head.toString('latin1', 8, 12));
}
