import type { Opened } from './opened-document.ts';
import type { ViewerTexts } from './viewer.text.ts';

type Fault = Extract<Opened, { kind: 'not-fetched' | 'undrawable' }>;

interface Said {
  title: string;
  text: string;
  /** Whether another try may help, and whether there is a file to save. */
  again: boolean;
  download: boolean;
}

/** What is said where a document cannot be shown, and what can be done about it. */
export function faultSaid(fault: Fault, t: ViewerTexts['faults']): Said {
  if (fault.kind === 'not-fetched') {
    switch (fault.why) {
      case 'offline':
        return { title: t.offline, text: t.offlineText, again: true, download: false };
      case 'gone':
        return { title: t.gone, text: fault.message ?? '', again: true, download: false };
      case 'damaged':
        return { title: t.damaged, text: fault.message ?? '', again: true, download: false };
      case 'refused':
        return { title: t.refused, text: fault.message ?? t.refusedText, again: true, download: false };
    }
  }
  switch (fault.fault) {
    case 'locked':
      return { title: t.locked, text: t.lockedText, again: false, download: true };
    case 'broken':
      return { title: t.broken, text: t.brokenText, again: false, download: true };
    case 'too-large':
      return { title: t.tooLarge, text: t.tooLargeText, again: false, download: true };
    case 'old-browser':
      return { title: t.oldBrowser, text: t.oldBrowserText, again: false, download: true };
    case 'no-script':
      return { title: t.noScript, text: t.noScriptText, again: true, download: true };
  }
}
