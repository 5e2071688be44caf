const others = new WeakMap<File, File>();

/** Photos by themselves, so that React keeps the row of one whose version changes. */
export function keyOf(photo: File): string {
  const versions = [photo, others.get(photo) ?? photo];
  return versions
    .map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`)
    .sort()
    .join();
}

export function noteVersions(original: File, smaller: File): void {
  others.set(original, smaller);
  others.set(smaller, original);
}

/** Of a photo that was made small, the original; of that, the small one. */
export function otherVersion(photo: File): File | undefined {
  return others.get(photo);
}
