import type { Role } from '#contract/accounts/roles.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { Text } from '#contract/languages.ts';
import type { EmployerMatch } from '#contract/matching/match.ts';
import type { Registration } from '#contract/partners/registration-list.ts';
import type { PoolCandidate } from '#contract/placements/pool.ts';
import type { Texts } from '#src/i18n/text.ts';

/** Who learns something of an application besides the applicant, by an account. A new role needs its sentence here. */
export const readersByRole = {
  admin: {
    de: 'die Personen, die bei uns Bewerbungen prüfen und Partner betreuen',
    en: 'the people who check applications and look after partners for us',
  },
  partner: {
    de: 'der Partner, der Sie eingeladen hat: die Hochschule oder Einrichtung, über deren Link, QR-Code oder Aushang Sie gekommen sind. Sonst kein Partner',
    en: 'the partner who invited you: the university or organisation by whose link, QR code or poster you came. No other partner',
  },
  employer: {
    de: 'Arbeitgeber, die wir geprüft haben, wenn Sie dazu eingewilligt haben: was weiter unten steht, zunächst ohne Namen. Ohne Einwilligung sehen sie nichts außer einer Nummer an einem Platz, den Sie schon angenommen haben, und Ihrem Namen in einem Vertrag, den Sie beide unterschrieben haben',
    en: 'employers that we have vetted, if you have given your consent: what is listed below, at first without a name. Without your consent they see nothing but a number at a place that you have accepted already, and your name in a contract that both of you have signed',
  },
} satisfies Record<Exclude<Role, 'student'>, Text>;

/** Everybody else who receives data: by post, by mail, or since they run a machine. */
export const otherReaders = {
  hosting: {
    de: '{hosting}: betreibt unseren Server, in unserem Auftrag',
    en: '{hosting}: runs our server, on our behalf',
  },
  mail: {
    de: '{mail}: stellt unsere E-Mails zu, in unserem Auftrag. Darin stehen Ihr Name, der Status Ihrer Bewerbung, Angebote für Plätze, Gründe unserer Entscheidungen und Ihr persönlicher Link',
    en: '{mail}: delivers our e-mails, on our behalf. They contain your name, the status of your application, offers of places, the reasons for our decisions and your personal link',
  },
  university: {
    de: 'die Hochschule, die Ihre Originale annimmt: {address}. Sie bekommt nur, was Sie selbst in den Umschlag legen',
    en: 'the university that receives your originals: {address}. It receives only what you put into the envelope yourself',
  },
  work: {
    de: 'die deutsche Arbeitsagentur (ZAV): erst, wenn Ihr Einsatz vorbereitet wird, von uns und nicht über diese Website, und nur, was sie dafür braucht',
    en: 'the German employment agency (ZAV): only when your placement is being prepared, from us and not through this website, and only what it needs for it',
  },
} satisfies Texts;

/** What the list of the inviting partner shows. Null: a name without meaning, or said by another row. */
export const partnerSees = {
  name: {
    de: 'Ihre Bewerbungsnummer; Ihren Namen nur, wenn Sie dazu eingewilligt haben, und nur, bis Sie die Einwilligung zurückziehen',
    en: 'your application number; your name only if you have given your consent, and only until you withdraw it',
  },
  registered_at: { de: 'wann Sie sich registriert haben', en: 'when you registered' },
  step: { de: 'wie weit Ihre Bewerbung ist', en: 'how far your application has come' },
  turn: { de: 'wer den nächsten Schritt tun muss und seit wann', en: 'whose turn it is, and since when' },
  since: null,
  missing: { de: 'welche Unterlagen noch fehlen', en: 'which documents are still missing' },
  nudged_at: { de: 'wann er Sie zuletzt durch uns erinnert hat', en: 'when they last had us remind you' },
  can_nudge: null,
  again_at: null,
  note: { de: 'seine eigenen Notizen dazu', en: 'their own notes about it' },
  person_id: null,
  placement: {
    de: 'in einer Tabelle, die er herunterlädt: Firma, Ort und Tage Ihrer Arbeit und ab wann Sie gearbeitet haben, nur wenn Sie dazu eigens eingewilligt haben, und nur, bis Sie diese Einwilligung zurückziehen',
    en: 'in a table that they download: company, site and days of your work and from when you worked, only if you have given a consent of its own for that, and only until you withdraw it',
  },
} satisfies Record<keyof Registration | 'placement', Text | null>;

/** What the list of candidates shows to employers. Null: said by another row. */
export const employerSees = {
  id: { de: 'eine Nummer, die nichts über Sie sagt', en: 'a number that says nothing about you' },
  level: { de: 'Ihr Deutsch-Niveau', en: 'your level of German' },
  available_from: {
    de: 'an welchen Tagen Sie können und wie viele Tage Ihnen für einen Job in Deutschland bleiben',
    en: 'on which days you are available, and how many days for a job in Germany you have left',
  },
  available_until: null,
  days_left: null,
  wishes: { de: 'welche Arbeit Sie sich wünschen', en: 'which work you would like' },
  documentStatus: { de: 'ob Ihre Unterlagen vollständig sind', en: 'whether your documents are complete' },
  matchingStatus: {
    de: 'ob Sie schon vermittelt sind und seit wann Sie in der Liste stehen',
    en: 'whether you are matched already, and since when you are on the list',
  },
  since: null,
  name: {
    de: 'Ihren Namen und Ihre E-Mail-Adresse: nur der Arbeitgeber, für den wir Sie freigegeben haben',
    en: 'your name and your e-mail address: only the employer to whom we have released you',
  },
  email: null,
} satisfies Record<keyof PoolCandidate, Text | null>;

/** What an employer sees besides, of people who fit what it needs, and then in the contract. Null: said by another row. */
export const matchedEmployerSees = {
  score: {
    de: 'wie gut Sie zu seinem Bedarf passen, in Punkten für Tage, Deutsch, Wunsch und Unterlagen',
    en: 'how well you fit what they need, in points for days, German, wishes and documents',
  },
  state: { de: 'wie weit die Vermittlung ist', en: 'how far the placement has come' },
} satisfies Partial<Record<keyof EmployerMatch, Text | null>>;

/** What a contract shows to the employer with whom it is made. Null: said by another row. */
export const contractSees = {
  name: {
    de: 'Ihren Namen, Ihre Anschrift, Ihr Geburtsdatum, Ihre Staatsangehörigkeit und Ihre Hochschule',
    en: 'your name, address, date of birth, nationality and university',
  },
  born_on: null,
  nationality: null,
  university: null,
} satisfies Record<keyof NonNullable<ContractReply['terms']>['candidate'], Text | null>;

export const readersText = {
  readers: { de: 'Wer Ihre Daten sieht', en: 'Who sees your data' },
  nobody: {
    de: 'Wir verkaufen keine Daten und geben sie nicht für Werbung weiter.',
    en: 'We do not sell data or pass it on for advertising.',
  },
  partner: { de: 'Der Partner, der Sie eingeladen hat', en: 'The partner who invited you' },
  partnerSees: {
    de: 'Er sieht erst dann etwas, wenn wir die Einrichtung geprüft haben, und nur:',
    en: 'They see something only after we have checked the organisation, and only:',
  },
  partnerNot: {
    de: 'Ihre Unterlagen und die Gründe unserer Entscheidungen sieht er nicht. Er erfährt auch, wie viele Personen über jeden seiner Links kamen. Wie oft ein Link geöffnet wird, zählen wir ohne personenbezogene Daten.',
    en: 'They do not see your documents or the reasons for our decisions. They also learn how many people came through each of their links. We count how often a link is opened without personal data.',
  },
  employer: { de: 'Arbeitgeber', en: 'Employers' },
  employerSees: {
    de: 'Mit Ihrer Einwilligung, die Sie jederzeit zurückziehen können, sehen sie:',
    en: 'With your consent, which you can withdraw at any time, they see:',
  },
  matchedSees: { de: 'Wem wir Sie vorschlagen, der sieht auch:', en: 'An employer to whom we propose you also sees:' },
  contractSees: {
    de: 'Haben Sie einen Platz angenommen, so steht im Vertrag mit diesem Arbeitgeber, nach dem Rückzug der Einwilligung nur noch, wenn beide ihn unterschrieben haben:',
    en: 'Once you have accepted a place, the contract with that employer states, and after you withdraw your consent only if both of you have signed it:',
  },
  contractCopy: {
    de: 'Er sieht auch, ob Sie die Kostenübersicht gelesen haben, und das unterschriebene Exemplar, das Sie hochladen, sobald wir es angenommen haben. Ihre Unterlagen sieht er nicht.',
    en: 'They also see whether you have read the cost sheet, and the signed copy that you upload, once we have accepted it. They do not see your documents.',
  },
  network: { de: 'Das Partnernetzwerk', en: 'The partner network' },
  networkText: {
    de: 'Die Registrierung bei {partner} findet auf einer fremden Seite statt. Was Sie dort eingeben, bekommt dieser Anbieter, nicht wir. Dort gelten dessen Regeln. Wir bekommen von Ihnen nur die Bestätigung als Datei.',
    en: 'The registration with {partner} takes place on another website. What you enter there goes to this provider, not to us. Its own rules apply there. From you we receive only the confirmation as a file.',
  },
  abroad: { de: 'Daten außerhalb der EU', en: 'Data outside the EU' },
  abroadText: {
    de: 'Wir schicken Ihre Unterlagen nicht aus der EU hinaus. Viele Partner sitzen aber in Äthiopien und sehen dort, was oben steht, weil sie die Bewerbung auf Ihren Wunsch mit vorbereiten (Art. 49 Abs. 1 Buchst. b DSGVO). Ihren Namen sehen sie dort nur mit Ihrer Einwilligung (Art. 49 Abs. 1 Buchst. a DSGVO). Auch die Originale schicken Sie selbst dorthin. Für Länder wie Äthiopien gibt es keinen Beschluss der EU, dass der Datenschutz dort gleich gut ist.',
    en: 'We do not send your documents out of the EU. Many partners, however, are in Ethiopia and see there what is listed above, because they help to prepare the application at your request (Art. 49(1)(b) GDPR). They see your name there only with your consent (Art. 49(1)(a) GDPR). You also post the originals there yourself. For countries such as Ethiopia there is no decision of the EU that data protection there is equally good.',
  },
} satisfies Texts;
