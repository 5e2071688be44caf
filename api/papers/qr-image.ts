// qrcode is loaded with the first code.
const qrcode = async () => (await import('qrcode')).default;

/** Modules of white around the code; without them, scanners may not find it in print. */
const QUIET_MODULES = 4;

/** A PNG for screens, so many pixels wide, with one white module around the code; the page adds the rest. */
export async function qrPng(text: string, widthPx: number): Promise<Buffer> {
  // The package rounds the product down: without the fraction, some codes would be a pixel too small.
  return (await qrcode()).toBuffer(text, { width: widthPx + 0.001, margin: 1 });
}

/** An SVG for print at any size. Error correction H: a torn or dirty code still works. */
export async function qrSvg(text: string): Promise<string> {
  const { size, path } = await qrPath(text, 'H');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 10}" height="${size * 10}" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** The dark modules as an SVG path, in a view box of `size` modules a side, full quiet zone included. */
export async function qrPath(text: string, level: 'M' | 'H'): Promise<{ size: number; path: string }> {
  const { modules } = (await qrcode()).create(text, { errorCorrectionLevel: level });
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + QUIET_MODULES} ${row + QUIET_MODULES}h1v1h-1z`;
  return { size: modules.size + 2 * QUIET_MODULES, path };
}
