import type { Text } from '#contract/languages.ts';
import type { AlarmKind } from '../alarm-kinds.ts';
import { type Template, toPage } from './template.ts';

/** What is wrong, in a sentence that stands for itself. */
const NAMES: Readonly<Record<AlarmKind, Text>> = {
  database: { de: 'Die Datenbank antwortet nicht richtig', en: 'The database does not answer properly' },
  documents: { de: 'Unterlagen lassen sich nicht speichern', en: 'Documents cannot be stored' },
  mail: { de: 'E-Mails gehen nicht hinaus', en: 'No e-mail goes out' },
  certificate: { de: 'Das Zertifikat läuft bald ab', en: 'The certificate expires soon' },
  webhook: { de: 'Der Webhook kommt nicht an', en: 'The webhook does not arrive' },
  disk: { de: 'Die Festplatte ist fast voll', en: 'The disk is nearly full' },
  scanner: { de: 'Der Virenscanner antwortet nicht', en: 'The virus scanner does not answer' },
  copy: { de: 'Es gibt keine neue Sicherung', en: 'There is no new backup' },
  rehearsal: { de: 'Die Sicherung besteht die Probe nicht', en: 'The backup fails its trial' },
};
const kindOf = (about: string): AlarmKind => (Object.hasOwn(NAMES, about) ? (about as AlarmKind) : 'documents');

/** Each cause of 'operator-alarm'. */
const BEGUN: Readonly<Partial<Record<AlarmKind, { headline?: Text; first: Text; second: Text }>>> = {
  database: {
    first: {
      de: 'Der Server kann einen Teil seiner Datenbank nicht lesen. Bewerbungen und Anmeldungen können scheitern; wer etwas sendet, liest, dass es nicht angekommen ist.',
      en: 'The server cannot read a part of its database. Applications and sign-ins may fail; whoever sends something reads that it has not arrived.',
    },
    second: {
      de: 'Bitte halten Sie den Server an und spielen Sie die neueste Sicherung zurück; docs/operations.md sagt, wie.',
      en: 'Please stop the server and restore the newest backup; docs/operations.md says how.',
    },
  },
  documents: {
    first: {
      de: 'Der Ordner mit den Unterlagen fehlt, oder in ihn lässt sich nicht schreiben. Formulare mit Dateien werden abgewiesen; verloren geht nichts.',
      en: 'The folder of documents is missing, or cannot be written to. Forms with files are refused; nothing is lost.',
    },
    second: {
      de: 'Ist die Festplatte eingehängt, und gehört der Ordner dem Benutzer des Servers? Danach geht alles von selbst weiter.',
      en: 'Is the disk mounted, and does the folder belong to the server’s user? Then everything goes on by itself.',
    },
  },
  certificate: {
    first: {
      de: 'Das Zertifikat der Website gilt nicht mehr lange, und niemand hat es erneuert. Danach warnen Browser vor der Seite, und kaum jemand kommt noch hin.',
      en: 'The website’s certificate is not valid for much longer, and nobody has renewed it. After that browsers warn of the site, and hardly anybody gets there.',
    },
    second: {
      de: 'Caddy erneuert von selbst: Läuft es, und erreicht man den Rechner von außen auf den Ports 80 und 443? Sein Protokoll sagt mehr.',
      en: 'Caddy renews it by itself: does it run, and can the machine be reached from outside on ports 80 and 443? Its log says more.',
    },
  },
  webhook: {
    first: {
      de: 'Seit einem Tag nimmt der Empfänger von WEBHOOK_URL keine Nachricht an. Entscheidungen und Vermittlungen werden der Reihe nach weiter versucht; verloren geht nichts.',
      en: 'For a day the receiver of WEBHOOK_URL has taken no message. Decisions and placements are tried again in their order; nothing is lost.',
    },
    second: {
      de: 'Bitte sehen Sie beim Empfänger nach. Was er antwortet, sagt das Protokoll des Servers.',
      en: 'Please look at the receiver. The server’s log says what it answers.',
    },
  },
  mail: {
    // Read only once it is over.
    headline: { de: 'E-Mails sind liegen geblieben', en: 'E-mails were held up' },
    first: {
      de: 'Über eine Stunde lang gingen keine E-Mails hinaus. Diese hier zeigt, dass es wieder geht; die anderen folgen von selbst.',
      en: 'For more than an hour no e-mail went out. This one shows that it works again; the others follow by themselves.',
    },
    second: {
      de: 'Den Grund nennt die Seite „E-Mails“ der Verwaltung. Von einem solchen Ausfall erfahren Sie früher, wenn HEARTBEAT_URL gesetzt ist.',
      en: 'The page “E-mails” of the admin area names the reason. You hear of such an outage sooner where HEARTBEAT_URL is set.',
    },
  },
};

/** What has gone wrong with the server, and that it is over. */
export const ALARMS = {
  'operator-alarm': ({ params: { about = '' } }) => ({
    headline: NAMES[kindOf(about)],
    ...BEGUN[kindOf(about)],
    button: { de: 'Ansehen, wie es steht', en: 'See how things are' },
    link: toPage('/admin/server'),
  }),
  'operator-alarm-over': ({ params: { about = '' } }) => ({
    headline: { de: 'Behoben: {what}', en: 'Over: {what}' },
    first: {
      de: 'Was der Server gemeldet hatte, ist vorbei: „{what}“. Er arbeitet wieder wie gewohnt.',
      en: 'What the server had reported is over: “{what}”. It works as usual again.',
    },
    second: { de: 'Sie müssen nichts tun.', en: 'You need not do anything.' },
    values: { what: NAMES[kindOf(about)] },
  }),
} satisfies Record<string, Template>;
