const others = new WeakMap<File, File>();

export function noteVersions(one: File, other: File): void {
  others.set(one, other);
  others.set(other, one);
}

/** Of a photo that was made small, the original; of that, the small one. */
export function otherVersion(photo: File): File | undefined {
  return others.get(photo);
}
