import type { Opened } from './opened-document.ts';
import type { ViewerTexts } from './viewer.text.ts';

/** What is said where a document cannot be shown: whether another try may help, and whether there is a file to save. */
export function faultSaid(
  fault: Extract<Opened, { kind: 'not-fetched' | 'undrawable' }>,
  t: ViewerTexts['faults'],
): { title: string; text: string; again: boolean; download: boolean } {
  if (fault.kind === 'undrawable') {
    const { fault: name } = fault;
    return { title: t[name], text: t[`${name}Text`], again: name === 'noScript', download: true };
  }
  const { why, message } = fault;
  const text = why === 'offline' ? t.offlineText : (message ?? (why === 'refused' ? t.refusedText : ''));
  return { title: t[why], text, again: true, download: false };
}
