import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { Lang } from '#contract/languages.ts';
import { formText } from '#src/i18n/form.text.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import type { CopyFault } from './copies.ts';

const several = {
  title: { de: 'Mehrere auf einmal', en: 'Several at once' },
  lead: {
    de: 'Verträge auf dieser Seite, die auf Ihre Unterschrift warten: {count}',
    en: 'Contracts on this page that wait for your signature: {count}',
  },
  resting: {
    de: 'Nicht dabei, weil die Einwilligung oder unsere Prüfung fehlt: {numbers}',
    en: 'Left out, as consent or our vetting is missing: {numbers}',
  },
  inCheck: {
    de: 'Nicht dabei, weil wir Ihr Exemplar schon prüfen: {numbers}',
    en: 'Left out, as we are checking your copy already: {numbers}',
  },
  download: { de: 'Als ZIP herunterladen ({count})', en: 'Download as ZIP ({count})' },
  downloading: { de: '{done} von {count} geladen…', en: '{done} of {count} loaded…' },
  notLoaded: { de: 'Nicht geladen: {numbers}', en: 'Not loaded: {numbers}' },
  choose: { de: 'Unterschriebene Exemplare wählen', en: 'Choose signed copies' },
  chooseHint: {
    de: 'Mehrere PDF; Fotos der Seiten laden Sie beim Vertrag selbst hoch. Steht die Vertragsnummer im Dateinamen, ordnen wir sie zu; bitte prüfen Sie jede Zeile.',
    en: 'Several PDFs; for photos of the pages, open the contract itself. Where the file name has the contract’s number, we assign it; please check each line.',
  },
  chosen: { de: 'Gewählte Dateien', en: 'Chosen files' },
  contractOf: { de: 'Vertrag zu {file}', en: 'Contract of {file}' },
  none: { de: 'Bitte wählen', en: 'Please choose' },
  left: { de: 'wird ausgelassen: {why}', en: 'left out: {why}' },
  sendOne: { de: '1 Exemplar hochladen', en: 'Upload 1 copy' },
  send: { de: '{count} Exemplare hochladen', en: 'Upload {count} copies' },
  sending: { de: '{done} von {count} hochgeladen…', en: '{done} of {count} uploaded…' },
  sent: { de: 'hochgeladen, wird geprüft', en: 'uploaded, being checked' },
  sentAll: { de: '{done} von {count} hochgeladen', en: '{done} of {count} uploaded' },
  sentSome: {
    de: '{done} von {count} hochgeladen, {left} ausgelassen',
    en: '{done} of {count} uploaded, {left} left out',
  },
  again: {
    de: 'Bis wir ein Exemplar angenommen haben, können Sie ein besseres senden; zurücknehmen, solange nur Sie unterschrieben haben.',
    en: 'Until we have accepted a copy you can send a better one; you can take it back while only you have signed.',
  },
  takeBack: { de: 'Alle zurücknehmen', en: 'Take all back' },
  takingBack: { de: 'Wird zurückgenommen…', en: 'Taking back…' },
  takenBack: { de: 'zurückgenommen', en: 'taken back' },
  tookBack: { de: '{done} von {count} zurückgenommen', en: '{done} of {count} taken back' },
} satisfies Texts;

const box = {
  drop: { de: 'Dateien hier ablegen', en: 'Drop the files here' },
  or: formText.or,
  choose: { de: 'Dateien wählen', en: 'Choose files' },
} satisfies Texts;

const faults = {
  'no-pdf': { de: 'kein PDF; Fotos bitte beim Vertrag selbst', en: 'not a PDF; photos please in the contract itself' },
  'no-contract': { de: 'kein Vertrag gewählt', en: 'no contract chosen' },
  'not-waiting': { de: 'wartet nicht auf Ihr Exemplar', en: 'does not wait for your copy' },
  twice: { de: 'zwei Dateien für denselben Vertrag', en: 'two files for the same contract' },
} satisfies Texts & Record<CopyFault, unknown>;

export function severalTexts(lang: Lang) {
  return { ...say(several, lang), box: say(box, lang), faults: say(faults, lang) };
}
export type SeveralTexts = ReturnType<typeof severalTexts>;

export interface SeveralProps extends TextProps<SeveralTexts & Record<'offline' | 'failed', string>> {
  contracts: readonly ContractReply[];
  onChanged: () => void;
}
