import type { Lang } from '#contract/languages.ts';
import { typedFormText } from '#src/i18n/form.text.ts';
import { recoveryCodesText } from '#src/i18n/recovery-codes.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { FIELD_LABELS } from '../settings/settings-fields.text.ts';

export const adminServerTitle = { de: 'Betrieb', en: 'The server' };

const page = {
  title: { de: 'Betrieb', en: 'The server' },
  lead: {
    de: 'Was der Server an sich selbst findet, das Dringendste zuerst. Auf der Kommandozeile sagt „npm run doctor“ dasselbe.',
    en: 'What the server finds about itself, the most urgent first. On the command line, “npm run doctor” says the same.',
  },
  toMails: { de: 'E-Mail zur Probe senden', en: 'Send a mail for trial' },
  again: { de: 'Noch einmal nachsehen', en: 'Look again' },
  looking: { de: 'Wird nachgesehen…', en: 'Looking…' },
  ok: { de: 'in Ordnung', en: 'OK' },
  look: { de: 'ansehen', en: 'look at it' },
  bad: { de: 'handeln', en: 'act' },
  failedTitle: { de: 'Das ließ sich nicht laden', en: 'This could not be loaded' },
  offline: { de: 'Es gibt gerade keine Verbindung.', en: 'There is no connection right now.' },
  failed: { de: 'Der Server konnte nicht antworten.', en: 'The server could not answer.' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Texts;

const keys = {
  title: { de: 'Schlüssel für andere Programme', en: 'Keys for other programs' },
  lead: {
    de: 'Ein Programm mit einem Schlüssel liest, was die Übersicht zählt, und die Saisons: keine Namen, keine Unterlagen. Er endet auch mit dem Zugang der Person, die ihn gemacht hat.',
    en: 'A program with a key reads what the overview counts, and the seasons: no names, no documents. It also ends with the access of whoever made it.',
  },
  none: { de: 'Es gibt keinen.', en: 'There is none.' },
  name: { de: 'Name', en: 'Name' },
  nameHint: { de: 'Welches Programm ihn bekommt', en: 'Which program gets it' },
  madeBy: { de: 'Gemacht von {email}.', en: 'Made by {email}.' },
  lastUsed: { de: 'Zuletzt benutzt am {date}.', en: 'Last used on {date}.' },
  never: { de: 'Noch nicht benutzt.', en: 'Not used yet.' },
  validUntil: { de: 'Gültig bis {date}.', en: 'Valid until {date}.' },
  ended: { de: 'Nicht mehr gültig', en: 'No longer valid' },
  remove: { de: 'Zurücknehmen', en: 'Take back' },
  removeNamed: { de: 'Schlüssel {name} zurücknehmen', en: 'Take back the key {name}' },
  removed: { de: '{name}: zurückgenommen', en: '{name}: taken back' },
  made: {
    de: 'Der neue Schlüssel. Wir zeigen ihn nur jetzt.',
    en: 'The new key. We show it only now.',
  },
  makeTitle: { de: 'Neuer Schlüssel', en: 'New key' },
  valid: { de: 'Gültig', en: 'Valid' },
  days: { de: '{days} Tage', en: '{days} days' },
  make: { de: 'Schlüssel machen', en: 'Make a key' },
} satisfies Texts;

const { copy, copyTip, copied, copyFailed } = recoveryCodesText;

export const serverTexts = (lang: Lang) => ({
  ...say(page, lang),
  keys: {
    ...say({ ...keys, copy, copyTip, copied, copyFailed }, lang),
    form: say({ ...typedFormText, refusedTitle: { de: 'Das hat nicht geklappt', en: 'That did not work' } }, lang),
    errors: pickErrorTexts(lang, ['input_empty', 'input_too_long']),
  },
  settings: say(FIELD_LABELS, lang) as Readonly<Record<string, string>>,
});
export type ServerTexts = ReturnType<typeof serverTexts>;
