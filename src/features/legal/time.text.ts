import { daysInWords, hoursInWords } from '#contract/duration.text.ts';
import type { Text } from '#contract/languages.ts';
import {
  CONFIRM_LINK_HOURS,
  MEMBER_INVITATIONS_KEPT_DAYS,
  PASSWORD_LINK_HOURS,
  RETENTION_NOTICE_DAYS,
  SECURITY_EVENTS_KEPT_DAYS,
  SESSION_IDLE_DAYS,
  SIGN_UPS_KEPT_DAYS,
  STUDENT_INVITATIONS_KEPT_DAYS,
  TOKEN_LIFE_DAYS,
  UPLOAD_LIFE_HOURS,
} from '#contract/limits.ts';
import { site } from '#site';
import type { Texts } from '#src/i18n/text.ts';

const LINK = daysInWords(TOKEN_LIFE_DAYS);
const INVITATION = daysInWords(MEMBER_INVITATIONS_KEPT_DAYS);
const STUDENT = daysInWords(STUDENT_INVITATIONS_KEPT_DAYS);
const SIGN_UP = daysInWords(SIGN_UPS_KEPT_DAYS);
const CONFIRM = hoursInWords(CONFIRM_LINK_HOURS);
const PASSWORD = hoursInWords(PASSWORD_LINK_HOURS);
const UPLOAD = hoursInWords(UPLOAD_LIFE_HOURS);
const EVENTS = daysInWords(SECURITY_EVENTS_KEPT_DAYS);
const IDLE = daysInWords(SESSION_IDLE_DAYS);

export const timeText = {
  time: { de: 'Wie lange wir sie aufheben', en: 'How long we keep it' },
  what: { de: 'Was', en: 'What' },
  howLong: { de: 'Wie lange', en: 'How long' },
  automatic: {
    de: `Danach wird automatisch gelöscht, wenn in der Zeile nichts anderes steht. Bei einer Bewerbung oder Ausweiskopie sagen wir es Ihnen ${RETENTION_NOTICE_DAYS} Tage vorher per E-Mail. Aufgehoben wird nur, was wir noch brauchen, etwa solange ein Streit offen ist.`,
    en: `Then it is deleted automatically, unless the row says otherwise. Of an application or the copy of an ID we tell you by e-mail ${RETENTION_NOTICE_DAYS} days before. We keep only what we still need, for instance while a dispute is open.`,
  },
} satisfies Texts;

const { contractsKeptYears: YEARS, ...DAYS } = site.retention;
const kept = (what: keyof typeof DAYS) => daysInWords(DAYS[what]);
const [ENDED, COMPLETE, PASSPORT, UNFINISHED] = [
  kept('endedDays'),
  kept('completedDays'),
  kept('passportDays'),
  kept('unfinishedDays'),
];

/** Only periods that the code keeps, each from its constant; what is deleted by hand is called that. */
export const TIME_ROWS = {
  ended: {
    what: { de: 'Abgelehnte oder zurückgezogene Bewerbung', en: 'Rejected or withdrawn application' },
    howLong: {
      de: `${ENDED.de} ab dem Ende, solange noch Ansprüche kommen können`,
      en: `${ENDED.en} from its end, as long as claims may still come`,
    },
  },
  complete: {
    what: { de: 'Vollständige Bewerbung', en: 'Complete application' },
    howLong: {
      de: `${COMPLETE.de} ab dem Ende der Saison, für die Sie sich bereithalten, oder des letzten Vertrags`,
      en: `${COMPLETE.en} from the end of the season that you wait for, or of the last contract`,
    },
  },
  idScans: {
    what: { de: 'Kopien von Ausweisen und Reisepässen', en: 'Copies of IDs and passports' },
    howLong: { de: `${PASSPORT.de} ab demselben Tag`, en: `${PASSPORT.en} from the same day` },
  },
  unfinished: {
    what: { de: 'Bewerbung, die nicht weitergeht', en: 'Application that does not go on' },
    howLong: {
      de: `${UNFINISHED.de}, nachdem Sie oder wir zuletzt etwas getan haben`,
      en: `${UNFINISHED.en} after you or we last did something`,
    },
  },
  contracts: {
    what: { de: 'Unterschriebene Verträge', en: 'Signed contracts' },
    howLong: {
      de: `${YEARS} Jahre ab dem Ende des Jahres, in dem sie enden, weil Gesetze es verlangen`,
      en: `${YEARS} years from the end of the year in which they end, as laws require it`,
    },
  },
  accounts: {
    what: { de: 'Konto', en: 'Account' },
    howLong: {
      de: 'bis Sie es löschen oder uns darum bitten; von Studierenden auch mit der letzten Bewerbung',
      en: 'until you delete it or ask us to; of students also with the last application',
    },
  },
  mails: {
    what: { de: 'Unsere E-Mails an Sie', en: 'Our e-mails to you' },
    howLong: {
      de: `${kept('mailsDays').de}, höchstens so lange wie die Bewerbung`,
      en: `${kept('mailsDays').en}, at most as long as the application`,
    },
  },
  views: {
    what: { de: 'Wer Ihre Daten angesehen hat', en: 'Who has looked at your data' },
    howLong: {
      de: `${kept('viewsDays').de}, höchstens so lange wie die Bewerbung`,
      en: `${kept('viewsDays').en}, at most as long as the application`,
    },
  },
  accountEvents: {
    what: { de: 'Was an einem Konto geändert wurde', en: 'What was changed about an account' },
    howLong: kept('eventsDays'),
  },
  partnerAccess: {
    what: {
      de: 'Was der Partner, der Sie eingeladen hat, von Ihnen sieht',
      en: 'What the partner who invited you sees of you',
    },
    howLong: {
      de: `bis ${kept('partnersDays').de} nach dem Ende der Saison, höchstens so lange wie die Bewerbung; danach bleiben Zahlen ohne Namen`,
      en: `until ${kept('partnersDays').en} after the end of the season, at most as long as the application; after that figures without names`,
    },
  },
  orphans: {
    what: { de: 'Dateien, die zu keiner Bewerbung gehören', en: 'Files that belong to no application' },
    howLong: kept('orphansDays'),
  },
  uploads: {
    what: {
      de: 'Eine Datei, die Sie ausgewählt haben und die schon gesendet wurde, bevor Sie das Formular absenden',
      en: 'A file that you have chosen and that was sent before you send the form',
    },
    howLong: { de: UPLOAD.de, en: UPLOAD.en },
  },
  applicationLink: {
    what: { de: 'Persönlicher Link zur Bewerbung', en: 'Personal link to the application' },
    howLong: {
      de: `gültig ${LINK.de} ab dem letzten Schritt, den Sie gesendet haben`,
      en: `valid for ${LINK.en} from the last step that you sent`,
    },
  },
  signUps: {
    what: { de: 'Registrierung ohne Bestätigung', en: 'Sign-up without confirmation' },
    howLong: { de: SIGN_UP.de, en: SIGN_UP.en },
  },
  memberInvitations: {
    what: {
      de: 'Einladung in den Bereich eines Partners oder Arbeitgebers',
      en: 'Invitation to the area of a partner or employer',
    },
    howLong: { de: INVITATION.de, en: INVITATION.en },
  },
  studentInvitations: {
    what: {
      de: 'Adresse, an die ein Partner einladen lässt',
      en: 'Address to which a partner has us send an invitation',
    },
    howLong: {
      de: `${STUDENT.de}; wer sie abstellt, bleibt dafür vermerkt, danach ohne Adresse`,
      en: `${STUDENT.en}; whoever stops them stays noted, then without the address`,
    },
  },
  accountLinks: {
    what: { de: 'Links zum Bestätigen und für ein neues Passwort', en: 'Links to confirm and for a new password' },
    howLong: { de: `gültig ${CONFIRM.de} und ${PASSWORD.de}`, en: `valid for ${CONFIRM.en} and ${PASSWORD.en}` },
  },
  sessions: {
    what: { de: 'Angemeldetes Gerät', en: 'Device that is signed in' },
    howLong: { de: `${IDLE.de} ab der letzten Nutzung`, en: `${IDLE.en} from its last use` },
  },
  securityEvents: {
    what: { de: 'Anmeldungen und Fehlversuche', en: 'Sign-ins and failed attempts' },
    howLong: { de: EVENTS.de, en: EVENTS.en },
  },
  upgradeBackups: {
    what: {
      de: 'Kopien der Datenbank, die das Programm vor Änderungen macht',
      en: 'Copies of the database that the program makes before changes',
    },
    howLong: kept('backupsDays'),
  },
  backups: {
    what: { de: 'Weitere Sicherungskopien', en: 'Further backups' },
    howLong: {
      de: `höchstens ${kept('backupsDays').de}; wir löschen sie von Hand. So lange stehen dort auch Daten, die sonst schon gelöscht sind`,
      en: `at most ${kept('backupsDays').en}; we delete them by hand. Until then they also hold data that is deleted elsewhere`,
    },
  },
  erasures: {
    what: { de: 'Dass etwas gelöscht wurde', en: 'That something was deleted' },
    howLong: {
      de: 'ohne Frist: ein Prüfwert, Zeit, Grund und wer es bei uns tat, dazu Zahlen für die Statistik; daraus allein ist die Person nicht zu erkennen',
      en: 'without a period: a hash, time, reason and who of us did it, and figures for statistics; from these alone the person cannot be recognised',
    },
  },
  log: {
    what: { de: 'Technisches Protokoll', en: 'Technical log' },
    howLong: {
      de: 'so lange, wie wir es für den sicheren Betrieb brauchen',
      en: 'as long as we need it to run the website safely',
    },
  },
} satisfies Readonly<Record<string, { what: Text; howLong: Text }>>;
