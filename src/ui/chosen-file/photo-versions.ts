const others = new WeakMap<File, File>();

export function noteVersions(original: File, smaller: File): void {
  others.set(original, smaller);
  others.set(smaller, original);
}

/** Of a photo that was made small, the original; of that, the small one. */
export function otherVersion(photo: File): File | undefined {
  return others.get(photo);
}
