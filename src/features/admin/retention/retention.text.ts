import { STATUS_NAMES } from '#contract/desk/queue.text.ts';
import { daysInWords } from '#contract/duration.text.ts';
import type { Lang } from '#contract/languages.ts';
import { RETENTION_NOTICE_DAYS } from '#contract/limits.ts';
import { site } from '#site';
import { oneStatusUnknownTexts } from '#src/i18n/status-unknown.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { roomText } from '../room.text.ts';

export const adminRetentionTitle = { de: 'Nächste Löschungen', en: 'Next deletions' };

const NOTICE = daysInWords(RETENTION_NOTICE_DAYS);

const page = {
  ...roomText,
  title: { de: 'Nächste Löschungen', en: 'Next deletions' },
  lead: {
    de: `Was als Nächstes gelöscht wird, das Früheste zuerst. Die Person erfährt es ${NOTICE.de} vorher per E-Mail.`,
    en: `What is deleted next, the earliest first. The person is told by e-mail ${NOTICE.en} before.`,
  },
  toLog: { de: 'Zum Protokoll der Löschungen', en: 'To the log of deletions' },
  show: { de: 'Anzeigen', en: 'Show' },
  going: { de: 'Wird gelöscht', en: 'Will be deleted' },
  held: { de: 'Zurückgestellt', en: 'Kept for now' },
  when: { de: 'Gelöscht ab', en: 'Deleted from' },
  since: { de: 'Seit', en: 'Since' },
  application: { de: 'Bewerbung', en: 'Application' },
  what: { de: 'Was', en: 'What' },
  announcement: { de: 'Ankündigung', en: 'Announcement' },
  reason: { de: 'Grund', en: 'Reason' },
  change: { de: 'Ändern', en: 'Change' },
  keep: { de: 'Zurückstellen', en: 'Keep for now' },
  keepNamed: { de: 'Löschung zurückstellen: {name}', en: 'Keep for now: {name}' },
  keepTitle: { de: 'Löschung von {name} zurückstellen?', en: 'Keep the data of {name} for now?' },
  keepText: {
    de: 'Nichts von dieser Bewerbung wird gelöscht, bis Sie die Löschung wieder zulassen. Das ist nur erlaubt, solange Sie die Daten brauchen, etwa wegen eines offenen Streits.',
    en: 'Nothing of this application is deleted until you stop keeping it. That is only allowed as long as you need the data, for instance while a dispute is open.',
  },
  keepReason: { de: 'Warum Sie die Daten noch brauchen', en: 'Why you still need the data' },
  keepReasonHint: {
    de: 'Steht hier und im Protokoll. Die Person kann Auskunft darüber verlangen.',
    en: 'Shown here and in the log. The person may ask to see it.',
  },
  keepMissing: { de: 'Bitte nennen Sie den Grund.', en: 'Please give the reason.' },
  kept: { de: 'Löschung zurückgestellt: {name}', en: 'Kept for now: {name}' },
  release: { de: 'Löschung zulassen', en: 'Stop keeping' },
  releaseNamed: { de: 'Löschung zulassen: {name}', en: 'Stop keeping: {name}' },
  releaseTitle: { de: 'Löschung von {name} wieder zulassen?', en: 'Stop keeping the data of {name}?' },
  releaseText: {
    de: `Die Frist gilt wieder. Ist sie schon vorbei, kündigt das Programm die Löschung an und löscht ${NOTICE.de} später.`,
    en: `The period counts again. If it is over already, the program announces the deletion and deletes after ${NOTICE.en}.`,
  },
  released: { de: 'Löschung wieder zugelassen: {name}', en: 'Released for deletion: {name}' },
  notYet: { de: 'Noch nicht angekündigt', en: 'Not announced yet' },
  nothingGoing: { de: 'Nichts steht an', en: 'Nothing is due' },
  emptyGoing: {
    de: 'Noch steht von keiner Bewerbung fest, wann sie gelöscht wird: Es gibt keine, oder alle sind zurückgestellt.',
    en: 'No application has a day of deletion yet: there is none, or all are kept for now.',
  },
  nothingHeld: { de: 'Nichts ist zurückgestellt', en: 'Nothing is kept for now' },
  workTitle: { de: 'Was das Programm zuletzt getan hat', en: 'What the program did lately' },
  workLead: {
    de: 'Es sieht jede Stunde nach. Gezählt wird ohne Namen.',
    en: 'It looks every hour. What is counted names nobody.',
  },
  noWork: { de: 'Bisher gab es nichts zu tun.', en: 'There has been nothing to do so far.' },
  day: { de: 'Tag', en: 'Day' },
  count: { de: 'Anzahl', en: 'Number' },
  periodsTitle: { de: 'Die Fristen', en: 'The periods' },
  periodsLead: {
    de: 'Sie stehen in den Einstellungen und in der Datenschutzerklärung.',
    en: 'They are set in the settings and stand in the privacy notice.',
  },
  failedTitle: { de: 'Fehler beim Laden der Löschungen', en: 'Error loading the deletions' },
  pages: { de: 'Weitere Löschungen', en: 'More deletions' },
  previous: { de: 'Frühere', en: 'Earlier' },
  next: { de: 'Spätere', en: 'Later' },
} satisfies Texts;

const goes = {
  passport: { de: 'Ausweiskopie', en: 'Copy of the ID' },
  application: { de: 'Ganze Bewerbung', en: 'Whole application' },
} satisfies Texts;

/** The state of the mail that announces it. */
const mails = {
  waiting: { de: 'E-Mail wartet', en: 'E-mail waits' },
  sent: { de: 'Angekündigt', en: 'Announced' },
  dead: { de: 'Nicht zustellbar', en: 'Not delivered' },
  cancelled: { de: 'Abgebrochen', en: 'Cancelled' },
} satisfies Texts;

const work = {
  announced: { de: 'Löschungen angekündigt', en: 'Deletions announced' },
  undelivered: { de: 'Ankündigungen nicht zustellbar', en: 'Announcements not delivered' },
  void: { de: 'Ankündigungen zurückgenommen', en: 'Announcements taken back' },
  passport: { de: 'Ausweiskopien gelöscht', en: 'Copies of IDs deleted' },
  application: { de: 'Bewerbungen gelöscht', en: 'Applications deleted' },
  mails: { de: 'Alte E-Mails gelöscht', en: 'Old e-mails deleted' },
  events: { de: 'Alte Vorgänge von Konten gelöscht', en: 'Old events of accounts deleted' },
  views: { de: 'Alte Einträge über Einsichten gelöscht', en: 'Old entries about views deleted' },
  backups: { de: 'Alte Sicherungen gelöscht', en: 'Old backups deleted' },
} satisfies Texts;

/** The periods that this page is about; all of them stand in the privacy notice. */
const periods = {
  passportDays: { de: 'Ausweiskopien, nach dem Ende', en: 'Copies of IDs, after the end' },
  endedDays: { de: 'Abgelehnte und zurückgezogene Bewerbungen', en: 'Rejected and withdrawn applications' },
  completedDays: {
    de: 'Vollständige Bewerbungen, nach der Saison, auf die sie warten, oder dem letzten Vertrag',
    en: 'Complete applications, after the season that they wait for, or the last contract',
  },
  unfinishedDays: { de: 'Bewerbungen, an denen niemand mehr etwas tut', en: 'Applications that nobody works on' },
} satisfies Texts;

type NamedTexts = Readonly<Record<string, string>>;

export function adminRetentionTexts(lang: Lang) {
  const named: Record<'goes' | 'mails' | 'work' | 'statuses', NamedTexts> = {
    ...say({ goes, mails, work, statuses: STATUS_NAMES }, lang),
  };
  const kept = (Object.keys(periods) as (keyof typeof periods)[]).map((name) => ({
    what: periods[name][lang],
    howLong: daysInWords(site.retention[name])[lang],
  }));
  return { ...say(page, lang), ...named, periods: kept, statusUnknown: oneStatusUnknownTexts(lang) };
}
export type AdminRetentionTexts = ReturnType<typeof adminRetentionTexts>;
