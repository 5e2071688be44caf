/** Draws a picture on a canvas that takes its shape, no longer than so many pixels. */
export function drawSmall(picture: ImageBitmap, canvas: HTMLCanvasElement, maxSidePixels: number): void {
  const scale = Math.min(1, maxSidePixels / Math.max(picture.width, picture.height));
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (pen) {
    // A JPEG has no transparency: without a white ground those parts would turn black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
}
