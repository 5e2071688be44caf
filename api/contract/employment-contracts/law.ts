import type { Lang, Text } from '../languages.ts';
import { type LawReference, sourcesInWords } from '../law-references.ts';
import { STAKE_SENTENCES } from '../model/stakes.text.ts';
import { FLAT_TAX_WORKING_DAYS } from '../pay/tax-ways.ts';

/** A sentence about law, and where it comes from. */
export interface LawSentence {
  text: Text;
  sources: readonly LawReference[];
}

/**
 * Every sentence about law that pages and mails say of contracts and of work under them; the clauses of the paper have
 * sources of the same table.
 */
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
      en: 'Notice for good cause, for instance unpaid wages: without a period, within two weeks of knowing the cause. Get advice first.',
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
  airsideBegins: {
    text: {
      de: 'Die Arbeit ist im Sicherheitsbereich: Sie beginnt auch erst nach der Überprüfung am Flughafen.',
      en: 'The work is airside: it also begins only after the airport check.',
    },
    sources: ['§ 7 LuftSiG'],
  },
  advice: {
    text: {
      de: 'Kostenlos und in vielen Sprachen berät „Faire Integration“ zu Arbeit in Deutschland.',
      en: '“Faire Integration” gives free advice about work in Germany, in many languages.',
    },
    sources: ['§ 45b AufenthG'],
  },
  lateInk: {
    text: {
      de: 'Das Papier wurde erst nach dem ersten Tag ausgetauscht. Ob die Befristung trotzdem hält, ist eine Frage für eine Anwältin oder einen Anwalt.',
      en: 'The paper was exchanged only after the first day. Whether the fixed term holds nevertheless is a question for a lawyer.',
    },
    sources: ['§ 14 (4) TzBfG', '§ 16 TzBfG'],
  },
  missed: {
    text: {
      de: 'Hier ist festgehalten, dass die Person am {date} gefehlt hat. Sie liest das, und wir fragen nach. Kommt sie noch, nehmen Sie es zurück. Den Vertrag beendet nur Papier.',
      en: 'It is noted here that the person was missing on {date}. They read this, and we ask. If they come later, take it back. Only paper ends the contract.',
    },
    sources: ['§ 623 BGB'],
  },
  left: {
    text: {
      de: 'Bitte klären Sie mit der Person, ob sie kommt. Beenden können ihn nur Sie beide, auf Papier. Wir melden uns bei Ihnen.',
      en: 'Please ask the person whether they are coming. Only the two of you can end it, on paper. We will get in touch with you.',
    },
    sources: ['§ 623 BGB'],
  },
  signedByBoth: {
    text: {
      de: 'Beide Seiten haben unterschriebene Exemplare gesendet. Beenden können die Arbeit nur die beiden selbst, auf Papier.',
      en: 'Both sides have sent signed copies. Only the two of them can end the job, on paper.',
    },
    sources: ['§ 623 BGB'],
  },
  signedStays: {
    text: STAKE_SENTENCES.signed_stays,
    sources: ['§ 623 BGB'],
  },
  answerEnds: {
    text: {
      de: 'Die Antwort ändert und beendet nichts. Eine Änderung ist eine neue Fassung, ein Ende steht auf Papier.',
      en: 'The answer changes and ends nothing. A change is a new version, an end is on paper.',
    },
    sources: ['§ 623 BGB'],
  },
  noteEnd: {
    text: {
      de: 'Nur die beiden Seiten beenden den Vertrag, auf Papier mit Unterschrift. Beide bekommen eine E-Mail. Liegt der letzte Tag vor dem Beginn, geht der Platz gleich an jemand anderen: Das lässt sich nicht zurücknehmen. Sonst können Sie den Eintrag bis zum letzten Tag berichtigen.',
      en: 'Only the two sides end the contract, on paper with a signature. Both get an e-mail. If the last day lies before the start, the place goes to somebody else at once: that cannot be undone. Else you can correct the entry until the last day.',
    },
    sources: ['§ 623 BGB'],
  },
  noNotice: {
    text: {
      de: 'Leer: Vor dem letzten Tag kann niemand ordentlich kündigen.',
      en: 'Empty: nobody can give ordinary notice before the last day.',
    },
    sources: ['§ 15 (4) TzBfG'],
  },
  flatTax: {
    text: {
      de: `Pauschal nur bei höchstens ${FLAT_TAX_WORKING_DAYS} zusammenhängenden Arbeitstagen (§ 40a Abs. 1 EStG). Dieser Vertrag ist länger.`,
      en: `Flat only for at most ${FLAT_TAX_WORKING_DAYS} working days in a row (§ 40a (1) EStG). This contract is longer.`,
    },
    sources: ['§§ 39b, 40a EStG'],
  },
  leftFree: {
    text: { de: 'Das Nachweisgesetz verlangt noch mehr', en: 'The law on written terms wants more' },
    sources: ['§ 2 NachwG'],
  },
  longHours: {
    text: {
      de: 'Die Arbeitszeiten sind länger, als das Arbeitszeitgesetz erlaubt.',
      en: 'The working hours are longer than German law (ArbZG) allows.',
    },
    sources: ['§§ 3, 9, 11 ArbZG'],
  },
  wageDue: {
    text: {
      de: 'Fällig sind {euro} € je Stunde: So viel steht inzwischen beim Bedarf, oder das Gesetz verlangt es. Im Vertrag steht weniger. Einen Entwurf ändern Sie hier. Gesendete Verträge ändern Sie in der Liste zusammen; beide Seiten unterschreiben neu.',
      en: '€{euro} an hour are due: the requirement says so by now, or the law asks for it. The contract says less. Change a draft here. Contracts that were sent are changed together in the list; both sides sign anew.',
    },
    sources: ['§§ 1, 2 MiLoG'],
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
