// Loaded with the first code.
const qrcode = async () => (await import('qrcode')).default;

/** Modules of white around the code, without which readers may not find it in print. */
const QUIET_MODULES = 4;

/** A PNG of so many pixels a side, with one white module around it: for a screen, where the page gives the rest. */
export async function qrPng(text: string, widthPx: number): Promise<Buffer> {
  // The package rounds down what it multiplies: without the fraction, some texts lose a pixel.
  return (await qrcode()).toBuffer(text, { width: widthPx + 0.001, margin: 1 });
}

/** For print at any size: level H, so that a torn or dirty sheet still works. */
export async function qrSvg(text: string): Promise<string> {
  const { size, path } = await qrPath(text, 'H');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 10}" height="${size * 10}" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** The dark modules as one path for a view box of `size` modules a side, with the whole quiet zone. */
export async function qrPath(text: string, level: 'M' | 'H'): Promise<{ size: number; path: string }> {
  const { modules } = (await qrcode()).create(text, { errorCorrectionLevel: level });
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + QUIET_MODULES} ${row + QUIET_MODULES}h1v1h-1z`;
  return { size: modules.size + 2 * QUIET_MODULES, path };
}
