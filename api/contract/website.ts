import { MAX_WEBSITE_CHARACTERS } from './limits.ts';

/**
 * Completes a website's address as people type it: `www.aau.edu.et` gives `https://www.aau.edu.et/`. '' stays ''.
 * Undefined for anything but a web address: admins follow it, so nothing else may hide behind it. Pure.
 */
export function readWebsite(typed: string): string | undefined {
  if (typed === '') return '';
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    const isPublic = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(url.hostname);
    if (!isWeb || !isPublic || url.username || url.password || url.href.length > MAX_WEBSITE_CHARACTERS)
      return undefined;
    return url.href;
  } catch {
    return undefined;
  }
}
