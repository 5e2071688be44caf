import QRCode from 'qrcode';

/** Modules of white around the code, without which readers may not find it in print. */
const QUIET_MODULES = 4;

/** A PNG of so many pixels a side, with one white module around it: for a screen, where the page gives the rest. */
export function qrPng(text: string, widthPx: number): Promise<Buffer> {
  // The package rounds down what it multiplies: without the fraction, some texts lose a pixel.
  return QRCode.toBuffer(text, { width: widthPx + 0.001, margin: 1 });
}

/** For print at any size: level H, so that a torn or dirty sheet still works, with the whole quiet zone. */
export function qrSvg(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'H' });
  const side = modules.size + 2 * QUIET_MODULES;
  let squares = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) squares += `M${column + QUIET_MODULES} ${row + QUIET_MODULES}h1v1h-1z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 10}" height="${side * 10}" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${squares}"/></svg>\n`
  );
}
