import type { Texts } from './text.ts';

/** The texts around the fields of a form that chooses no file; the components of ui/form take them as props. */
export const aroundFormText = {
  summaryOne: { de: 'Bitte korrigieren Sie 1 Feld', en: 'Please correct 1 field' },
  summaryMany: { de: 'Bitte korrigieren Sie {count} Felder', en: 'Please correct {count} fields' },
  sending: { de: 'Wird gesendet…', en: 'Sending…' },
  offlineTitle: { de: 'Gerade keine Verbindung', en: 'No connection right now' },
  offlineText: {
    de: 'Alles, was Sie eingegeben und ausgewählt haben, ist noch da. Senden Sie es noch einmal, sobald Sie wieder Netz haben.',
    en: 'Everything you typed and chose is still here. Send it again as soon as you are connected.',
  },
  timeoutTitle: { de: 'Die Verbindung ist zu langsam', en: 'The connection is too slow' },
  retry: { de: 'Noch einmal senden', en: 'Send again' },
  keepOpen: { de: 'Bitte lassen Sie diese Seite offen.', en: 'Please keep this page open.' },
  arriving: {
    de: 'Alles ist übertragen. Der Server prüft die Dateien.',
    en: 'Everything is sent. The server is checking the files.',
  },
} satisfies Texts;

/** Of a form with files too. */
export const formText = {
  ...aroundFormText,
  drop: { de: 'Datei hier ablegen', en: 'Drop the file here' },
  or: { de: 'oder', en: 'or' },
  choose: { de: 'Datei wählen', en: 'Choose a file' },
  chosen: { de: 'Ausgewählt · {size}', en: 'Chosen · {size}' },
  remove: { de: '{name} entfernen', en: 'Remove {name}' },
  uploading: { de: '{name} wird hochgeladen', en: 'Uploading {name}' },
  uploaded: { de: '{percent} % · {loaded} von {size} MB', en: '{percent}% · {loaded} of {size} MB' },
  seconds: { de: 'noch etwa {count} Sekunden', en: 'about {count} seconds' },
  minutes: { de: 'noch etwa {count} Minuten', en: 'about {count} minutes' },
  fileSentence: { de: '„{name}“ ist {size} groß. {reason}', en: '“{name}” is {size}. {reason}' },
} satisfies Texts;

/** Of a form that is typed and sends no file: one sentence serves for every moment of sending. */
export const typedFormText = {
  ...aroundFormText,
  refusedTitle: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  offlineText: { de: 'Alles, was Sie eingegeben haben, ist noch da.', en: 'Everything you typed is still here.' },
  keepOpen: aroundFormText.sending,
  arriving: aroundFormText.sending,
} satisfies Texts;

const saving = { de: 'Wird gespeichert…', en: 'Saving…' };

/** Of a form that is typed and saves something. */
export const savingFormText = {
  ...typedFormText,
  ...{ sending: saving, keepOpen: saving, arriving: saving },
} satisfies Texts;

/** What a form says where the browser sends it without a script. */
export const plainFormText = {
  sure: { de: 'Ja, das möchte ich', en: 'Yes, that is what I want' },
} satisfies Texts;
