/** Its library takes 30 MB: only who looks at a picture, or joins photos, needs it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
