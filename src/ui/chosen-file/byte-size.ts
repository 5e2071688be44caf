const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * 1024;

/**
 * '14.2 MB', '14,2 MB', '180 kB'. Rounded up, so that a file one byte over the limit never reads like the limit.
 * No line breaks inside.
 * @param locale decides the decimal sign
 */
export function byteSize(bytes: number, locale: string): string {
  if (bytes < MEBIBYTE) return `${Math.ceil(bytes / KIBIBYTE)}\u00a0kB`;
  return `${megabytes(bytes, locale)}\u00a0MB`;
}

/** Megabytes without the unit, for '1.9 / 3.1 MB'. */
export function megabytes(bytes: number, locale: string): string {
  const tenths = Math.ceil((bytes / MEBIBYTE) * 10) / 10;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: tenths % 1 ? 1 : 0 }).format(
    tenths,
  );
}

export function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Whole percent; 100 only when everything is sent. */
export function percentOf(loaded: number, size: number): number {
  return size === 0 ? 0 : Math.min(100, Math.floor((loaded / size) * 100));
}
