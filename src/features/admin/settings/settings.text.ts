import type { Lang } from '#contract/languages.ts';
import { DOCUMENT_TYPES } from '#contract/model/document.ts';
import { typedFormText } from '#src/i18n/form.text.ts';
import { noAnswer } from '#src/i18n/no-answer.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { documentNames } from '#src/nouns/document/document-names.ts';
import { pagesNoteTexts } from '../pages-note.text.ts';
import { FIELD_HINTS, FIELD_LABELS } from './settings-fields.text.ts';

export const adminSettingsTitle = { de: 'Einstellungen des Programms', en: 'Settings of the programme' };

const page = {
  title: adminSettingsTitle,
  lead: {
    de: 'Was hier gespeichert wird, gilt sofort; die Seiten der Website werden danach neu gebaut. Jede Fassung bleibt erhalten und lässt sich zurückholen.',
    en: 'What is saved here counts at once; the pages of the website are built again after it. Each version is kept and can be restored.',
  },
  law: { de: 'Was die Seiten über Recht sagen', en: 'What the pages say about law' },
  loading: { de: 'Einen Moment…', en: 'One moment…' },
  failedTitle: { de: 'Fehler beim Laden der Einstellungen', en: 'Error loading the settings' },
  ...noAnswer,
  notDone: { de: 'Nicht gespeichert', en: 'Not saved' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  look: { de: 'Änderungen ansehen', en: 'Look at the changes' },
  keep: { de: 'Speichern', en: 'Save' },
  askTitle: { de: 'Das ändert sich', en: 'This will change' },
  unchanged: { de: 'Daran ändert sich nichts.', en: 'Nothing changes.' },
  saved: { de: 'Gespeichert als Fassung {version}', en: 'Saved as version {version}' },
  before: { de: 'Bisher:', en: 'So far:' },
  after: { de: 'Neu:', en: 'New:' },
  empty: { de: '(leer)', en: '(empty)' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  builtAfter: {
    de: 'Die Seiten werden nach dem Speichern neu gebaut.',
    en: 'The pages are built again after you save.',
  },
  anyPage: { de: 'Das kann jede Seite betreffen.', en: 'This may change any page.' },
  losesTitle: { de: 'Das nimmt etwas weg', en: 'This takes something away' },
  refusedTitle: { de: 'Nicht alle Werte gelten', en: 'Not all values count' },
  refused: {
    de: 'Diese Version des Programms nimmt die gespeicherten Werte nicht mehr an und verwendet dafür die mitgelieferten: {fields}. Bitte setzen Sie sie neu.',
    en: 'This version of the program does not take the values that were saved, and uses the shipped ones instead: {fields}. Please set them anew.',
  },
  inventedTitle: { de: 'Noch Beispielwerte', en: 'Still example values' },
  inventedCount: { de: '{count} Werte sind noch Beispielwerte', en: '{count} values are still examples' },
  oneInvented: { de: 'Ein Wert ist noch ein Beispielwert', en: 'One value is still an example' },
  invented: {
    de: 'Öffentlich sollte die Website erst mit echten Werten sein.',
    en: 'The website should be public only with real values.',
  },
  inventedList: { de: 'Welche?', en: 'Which ones?' },
  othersTitle: { de: 'Inzwischen hat jemand anderes gespeichert', en: 'Somebody else has saved meanwhile' },
  othersText: {
    de: 'Ihre Eingaben stehen noch im Formular und sind noch nicht gespeichert. Geändert wurde:',
    en: 'What you typed is still in the form and not saved yet. This was changed:',
  },
  historyTitle: { de: 'Frühere Fassungen', en: 'Earlier versions' },
  noHistory: {
    de: 'Noch nichts gespeichert: Es gelten die mitgelieferten Werte.',
    en: 'Nothing saved yet: the default values apply.',
  },
  version: { de: 'Fassung {number}, {at}, {by}', en: 'Version {number}, {at}, {by}' },
  formerPerson: { de: 'jemand, dessen Konto es nicht mehr gibt', en: 'somebody whose account is gone' },
  takeBack: { de: 'Zu dieser Fassung zurück', en: 'Go back to this version' },
  takeBackTitle: { de: 'Zu dieser Fassung zurückkehren?', en: 'Go back to this version?' },
  older: { de: 'Ältere', en: 'Older' },
  newest: { de: 'Zu den neuesten', en: 'To the newest' },
  optional: { de: '(freiwillig)', en: '(optional)' },
  onePerLine: { de: '(eine je Zeile)', en: '(one a line)' },
  inGerman: { de: 'Deutsch', en: 'German' },
  inEnglish: { de: 'Englisch', en: 'English' },
  german: { de: 'Deutsch', en: 'German' },
  student: { de: 'die Studierenden', en: 'the students' },
  employer: { de: 'der Arbeitgeber', en: 'the employer' },
  english: { de: 'Englisch', en: 'English' },
  from: { de: 'Mindestens', en: 'Lowest' },
  to: { de: 'Höchstens', en: 'Highest' },
  add: { de: 'Zeile hinzufügen', en: 'Add a row' },
  addNamed: { de: 'Zeile hinzufügen: {label}', en: 'Add a row: {label}' },
  remove: { de: 'Zeile entfernen', en: 'Remove the row' },
  removeNamed: { de: 'Zeile entfernen: {label}, {number}', en: 'Remove the row: {label}, {number}' },
} satisfies Texts;

const GROUPS = {
  brand: {
    title: { de: 'Name', en: 'Name' },
    where: {
      de: 'Steht auf allen Seiten, in allen E-Mails und auf allen Papieren.',
      en: 'Stands on all pages, in all e-mails and on all papers.',
    },
  },
  legal: {
    title: { de: 'Träger und Impressum', en: 'Legal entity and imprint' },
    where: {
      de: 'Steht im Impressum, in der Datenschutzerklärung, unter den Seiten und in jeder E-Mail.',
      en: 'Stands in the imprint, the privacy notice, below the pages and in each e-mail.',
    },
  },
  contact: {
    title: { de: 'Kontakt', en: 'Contact' },
    where: {
      de: 'Steht auf der Kontaktseite, im Impressum, unter den Seiten, in E-Mails und auf Papieren.',
      en: 'Stands on the contact page, in the imprint, below the pages, in e-mails and on papers.',
    },
  },
  operator: {
    title: { de: 'Nachrichten an den Betrieb', en: 'Operations alerts' },
    where: { de: 'Steht auf keiner Seite.', en: 'Stands on no page.' },
  },
  privacy: {
    title: { de: 'Datenschutz', en: 'Privacy' },
    where: {
      de: 'Steht in der Datenschutzerklärung. Lassen Sie sie anwaltlich lesen.',
      en: 'Stands in the privacy notice. Have a lawyer read it.',
    },
  },
  partners: {
    title: { de: 'Partnernetz und Hochschulen', en: 'Partner network and universities' },
    where: {
      de: 'Steht in der Bewerbung, auf den Seiten für Studierende, auf der Startseite und in E-Mails.',
      en: 'Stands in the application, on the pages for students, on the home page and in e-mails.',
    },
  },
  originals: {
    title: { de: 'Originale per Post', en: 'Originals by post' },
    where: {
      de: 'Steht im letzten Schritt der Bewerbung, auf dem Deckblatt, in E-Mails und in der Datenschutzerklärung.',
      en: 'Stands in the last step of the application, on the cover sheet, in e-mails and in the privacy notice.',
    },
  },
  reasons: {
    title: { de: 'Gründe zum Auswählen', en: 'Reasons to choose from' },
    where: {
      de: 'Steht in der Prüfung der Bewerbungen; frühere Entscheidungen behalten ihren Wortlaut.',
      en: 'Stands on the review desk; earlier decisions keep their wording.',
    },
  },
  checks: {
    title: { de: 'Prüflisten der Unterlagen', en: 'Check lists of the documents' },
    where: {
      de: 'Steht in der Prüfung der Bewerbungen. Häkchen an einem entfernten Punkt sind nicht mehr zu sehen.',
      en: 'Stands on the review desk. Ticks at a point that was removed are no longer shown.',
    },
  },
  wages: {
    title: { de: 'Löhne, Abgaben und Kosten eines Monats', en: 'Wages, taxes and costs of a month' },
    where: {
      de: 'Steht auf der Verdienstseite, der Startseite und der Seite für Arbeitgeber; Bedarfe, Angebote und Verträge werden daran gemessen, auch die von heute.',
      en: 'Stands on the earnings page, the home page and the page for employers; requirements, offers and contracts are measured by it, also those of today.',
    },
  },
  ages: {
    title: { de: 'Alter der Teilnehmenden', en: 'Age of participants' },
    where: {
      de: 'Steht auf den Seiten für Studierende, auf der Startseite und in „Kann ich teilnehmen?“; wer nicht mehr passt, wird nicht mehr vorgeschlagen.',
      en: 'Stands on the pages for students, on the home page and in “Can I take part?”; whoever no longer fits is no longer proposed.',
    },
  },
  costs: {
    title: { de: 'Wer was bezahlt', en: 'Who pays what' },
    where: {
      de: 'Steht auf den Seiten über Kosten und für Arbeitgeber, auf Aushängen und in der Kostenübersicht der Verträge.',
      en: 'Stands on the pages about costs and for employers, on posters and in the cost sheet of contracts.',
    },
  },
  matchingAndContracts: {
    title: { de: 'Vermittlung und Verträge', en: 'Matching and contracts' },
    where: {
      de: 'Steht in Angeboten und Verträgen. Laufende Fristen und gesendete Verträge bleiben, wie sie sind.',
      en: 'Stands in offers and contracts. Periods that run and contracts that were sent stay as they are.',
    },
  },
  retention: {
    title: { de: 'Wie lange Daten bleiben', en: 'How long data is kept' },
    where: {
      de: 'Steht in der Datenschutzerklärung und gilt auch für Daten, die schon da sind.',
      en: 'Stands in the privacy notice and also counts for data that are here already.',
    },
  },
  testimonials: {
    title: { de: 'Stimmen von Teilnehmenden', en: 'What participants say' },
    where: { de: 'Steht auf der Seite für Studierende.', en: 'Stands on the page for students.' },
  },
} satisfies Record<string, Texts>;

/** The public pages that name what stands in a group; where all do, the one that people see first. */
const PAGES_OF = {
  brand: ['home'],
  legal: ['impressum', 'privacy'],
  contact: ['contact', 'impressum', 'privacy', 'trust', 'join', 'downloads'],
  operator: [],
  privacy: ['privacy'],
  partners: ['home', 'students', 'join', 'trust', 'privacy'],
  originals: ['privacy'],
  reasons: [],
  checks: [],
  wages: ['earnings', 'home', 'employers'],
  ages: ['preCheck', 'students', 'home'],
  costs: ['trust', 'employers', 'earnings', 'home', 'students'],
  matchingAndContracts: [],
  retention: ['privacy'],
  testimonials: ['students'],
} as const satisfies Record<keyof typeof GROUPS, readonly (keyof typeof paths)[]>;

const losses = {
  passports: { de: 'Kopien von Pässen und Ausweisen: {count}', en: 'Copies of passports and IDs: {count}' },
  ended: { de: 'Beendete Bewerbungen: {count}', en: 'Ended applications: {count}' },
  completed: { de: 'Vollständige Bewerbungen: {count}', en: 'Complete applications: {count}' },
  unfinished: { de: 'Offene Bewerbungen: {count}', en: 'Open applications: {count}' },
  partners_lists: { de: 'Personen in den Listen der Partner: {count}', en: 'People in partners’ lists: {count}' },
  mails: {
    de: 'Gesendete E-Mails, die gleich gelöscht werden: {count}',
    en: 'Sent e-mails that are deleted at once: {count}',
  },
  events: {
    de: 'Ereignisse von Konten, die gleich gelöscht werden: {count}',
    en: 'Events of accounts that are deleted at once: {count}',
  },
  views: {
    de: 'Einträge über Ansichten, die gleich gelöscht werden: {count}',
    en: 'Entries of views that are deleted at once: {count}',
  },
  backups: {
    de: 'Sicherungen, die gleich gelöscht werden: {count}',
    en: 'Backups that are deleted at once: {count}',
  },
  orphans: { de: 'Dateien ohne Bewerbung: {count}', en: 'Files without an application: {count}' },
  candidates: {
    de: 'Personen, die nicht mehr passen: {count}. Arbeitgeber können sie nicht mehr annehmen, Sie können angenommene nicht mehr freigeben, und wer zu jung ist, erhält keinen Vertrag. Wer kein Angebot hat, bekommt frühestens in einer Stunde eine E-Mail.',
    en: 'People who no longer fit: {count}. Employers can no longer accept them, you can no longer release those whom they have accepted, and whoever is too young gets no contract. Whoever has no offer gets an e-mail in an hour at the earliest.',
  },
  payers: {
    de: 'Personen, deren Angebot oder Platz noch ohne Vertrag ist: {count}. Ihnen wurde gezeigt, dass sie das nicht bezahlen; ihr Vertrag sagt dann etwas anderes, und niemand schreibt es ihnen.',
    en: 'People with an offer or a place, and no contract yet: {count}. They were shown that they do not pay this; their contract will then say otherwise, and nobody writes to them about it.',
  },
  underpaid: {
    de: 'Bedarfe, die dann zu wenig zahlen: {count}. Bis ihr Lohn angehoben ist, wird dort niemand vermittelt, und niemand kann ein Angebot annehmen.',
    en: 'Requirements that will then pay too little: {count}. Until their pay is raised, nobody is placed there, and nobody can accept an offer.',
  },
} satisfies Texts;

const origins = {
  typed: { de: 'eingegeben', en: 'typed' },
  earlier: { de: 'frühere Fassung zurückgeholt', en: 'earlier version restored' },
  file: { de: 'aus einer Datei', en: 'from a file' },
  'site.config.ts': { de: 'aus site.config.ts übernommen', en: 'taken over from site.config.ts' },
} satisfies Texts;

const columns = {
  from: { de: 'Ab dem Tag', en: 'From the day' },
  until: { de: 'Bis zum Tag', en: 'Until the day' },
  euro: { de: 'Euro je Stunde', en: 'Euros an hour' },
  key: { de: 'Kürzel', en: 'Short name' },
  id: { de: 'Kürzel', en: 'Short name' },
  documents: { de: 'Bei welchen Unterlagen', en: 'For which documents' },
  text: { de: 'Satz', en: 'Sentence' },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  name: { de: 'Name, etwa Selam T.', en: 'Name, such as Selam T.' },
  university: { de: 'Hochschule', en: 'University' },
  year: { de: 'Jahr', en: 'Year' },
  quote: { de: 'Zitat', en: 'Quote' },
} satisfies Texts;

const form = {
  ...typedFormText,
  refusedTitle: { de: 'Nicht gespeichert', en: 'Not saved' },
} satisfies Texts;

export function settingsTexts(lang: Lang) {
  const names = documentNames(lang);
  return {
    ...say({ ...page, losses, origins, form }, lang),
    lawAddress: paths.adminLaw(lang),
    groups: groupsIn(lang),
    labels: say(FIELD_LABELS, lang) as Readonly<Record<string, string>>,
    hints: say(FIELD_HINTS, lang) as Readonly<Record<string, string>>,
    documents: Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, names[type]])),
    pagesNote: pagesNoteTexts(lang),
    columns: say(columns, lang) as Readonly<Record<string, string>>,
  };
}
export type SettingsTexts = ReturnType<typeof settingsTexts>;

function groupsIn(lang: Lang) {
  const found = Object.entries(GROUPS).map(([group, texts]) => {
    const pages: readonly string[] = PAGES_OF[group as keyof typeof GROUPS].map((page) => paths[page](lang));
    return [group, { ...say<typeof texts>(texts, lang), pages }];
  });
  return Object.fromEntries(found) as Record<keyof typeof GROUPS, { title: string; where: string; pages: string[] }>;
}
