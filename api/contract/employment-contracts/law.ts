import type { Lang, Text } from '../languages.ts';
import { type LawReference, sourcesInWords } from '../law-references.ts';

/** A sentence about law, and where it comes from. */
export interface LawSentence {
  text: Text;
  sources: readonly LawReference[];
}

/** Every sentence about law that pages and mails say of contracts; the clauses of the paper have sources of the same table. */
export const LAW = {
  exchange: {
    text: {
      de: 'Eine Befristung braucht Tinte auf Papier, bevor die Arbeit beginnt; sonst gilt die Stelle als unbefristet. Die Datei des Vertrags enthält zwei Exemplare. Jede Seite unterschreibt das für die andere und gibt es ihr, mit der Post oder am ersten Tag vor der Schicht.',
      en: 'A fixed term needs ink on paper before work begins; else the job counts as permanent. The file of the contract holds two copies. Each side signs the one meant for the other and hands it over, by post or on the first day before the shift.',
    },
    sources: ['§ 14 (4) TzBfG', '§ 16 TzBfG', '§ 126 BGB'],
  },
  paperOnly: {
    text: {
      de: 'Einen unterschriebenen Arbeitsvertrag beenden nur seine beiden Seiten, auf Papier mit Unterschrift. Eine E-Mail, ein Anruf oder ein Klick beendet ihn nicht, auch nicht bei uns.',
      en: 'Only its two sides end a signed employment contract, on paper with a signature. An e-mail, a call or a click does not end it, and neither do we.',
    },
    sources: ['§ 623 BGB'],
  },
  agreement: {
    text: {
      de: 'Aufhebungsvertrag: Beide unterschreiben, dass und wann die Arbeit endet. Das ist jederzeit möglich. Unterschreiben Sie nichts unter Druck.',
      en: 'Agreement: both sign that and when the job ends. This is possible at any time. Do not sign anything under pressure.',
    },
    sources: ['§ 623 BGB'],
  },
  notice: {
    text: {
      de: 'Kündigung mit Frist: nur, wenn der Vertrag das vorsieht.',
      en: 'Notice with a period: only if the contract provides for it.',
    },
    sources: ['§ 15 (4) TzBfG'],
  },
  cause: {
    text: {
      de: 'Kündigung aus wichtigem Grund, etwa wenn Lohn nicht gezahlt wird: ohne Frist, innerhalb von zwei Wochen, nachdem man den Grund kennt. Lassen Sie sich vorher beraten.',
      en: 'Notice for a serious cause, for instance unpaid wages: without a period, within two weeks of knowing the cause. Get advice first.',
    },
    sources: ['§ 626 BGB'],
  },
  permit: {
    text: {
      de: 'Wird Bestätigung, Visum oder Überprüfung endgültig abgelehnt, beginnt keine Arbeit. Auch dann gehört das Ende auf Papier.',
      en: 'If confirmation, visa or check are refused for good, no work begins. Even then the end belongs on paper.',
    },
    sources: ['§ 4a (5) AufenthG', '§ 21 TzBfG', '§ 15 (2) TzBfG'],
  },
  beforeWork: {
    text: {
      de: 'Gearbeitet wird erst, wenn die ZAV die Beschäftigung bestätigt hat und das Visum da ist, im Sicherheitsbereich auch erst nach der Überprüfung.',
      en: 'Work begins only once the ZAV has confirmed it and the visa is there; airside also only after the check.',
    },
    sources: ['§ 4a (5) AufenthG', '§ 14 (2) BeschV', '§ 7 LuftSiG'],
  },
  employerBegins: {
    text: {
      de: 'Die Scans sind Kopien: Tauschen Sie das unterschriebene Papier aus, bevor die Arbeit beginnt. Sie beginnt erst, wenn die ZAV sie für diese Person bestätigt hat.',
      en: 'The scans are copies: exchange the signed paper before work begins. It begins only once the ZAV has confirmed it for this person.',
    },
    sources: ['§ 14 (4) TzBfG', '§ 14 (2) BeschV'],
  },
  candidateBegins: {
    text: {
      de: 'Die Scans sind Kopien: Tauschen Sie mit dem Arbeitgeber das unterschriebene Papier aus, bevor die Arbeit beginnt. Sie dürfen erst arbeiten, wenn die ZAV es bestätigt hat und Ihr Visum da ist.',
      en: 'The scans are copies: exchange the signed paper with the employer before work begins. You may only work once the ZAV has confirmed it and you have your visa.',
    },
    sources: ['§ 14 (4) TzBfG', '§ 14 (2) BeschV', '§ 4a (5) AufenthG'],
  },
  advice: {
    text: {
      de: 'Kostenlos und in vielen Sprachen berät „Faire Integration“ zu Arbeit in Deutschland.',
      en: '“Faire Integration” gives free advice about work in Germany, in many languages.',
    },
    sources: ['§ 45b AufenthG'],
  },
} as const satisfies Record<string, LawSentence>;
export type LawKey = keyof typeof LAW;

/** What `sourcesInWords` says of sentences of the table. Pure. */
export function lawNote(keys: readonly LawKey[], lang: Lang, readOn: string | null): string {
  return sourcesInWords(
    keys.flatMap((key) => LAW[key].sources),
    lang,
    readOn,
  );
}
