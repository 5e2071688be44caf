/**
 * Puts a picture of this page on the clipboard, as PNG. Returns whether it worked: older browsers, and all without
 * HTTPS, copy no pictures.
 */
export async function copyPicture(picture: HTMLImageElement): Promise<boolean> {
  try {
    // A promise, as Safari demands that `write` is called in the click itself.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(picture) })]);
    return true;
  } catch {
    return false;
  }
}

async function pngOf(picture: HTMLImageElement): Promise<Blob> {
  // It may still be on its way when somebody presses.
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
