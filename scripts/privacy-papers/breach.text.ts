import type { Text } from '#contract/languages.ts';
import type { Texts } from '#src/i18n/text.ts';

export const breachText = {
  title: {
    de: 'Was zu tun ist, wenn Daten in falsche Hände kommen (Art. 33 und 34 DSGVO)',
    en: 'What to do when data gets into wrong hands (Art. 33 and 34 GDPR)',
  },
  print: {
    de: 'Drucken Sie dieses Papier aus und legen Sie es dorthin, wo Sie es ohne den Server finden.',
    en: 'Print this paper and keep it where you find it without the server.',
  },
  what: {
    de: 'Eine Verletzung liegt vor, wenn Daten verloren gehen, verändert werden oder jemand sie sieht, der das nicht darf: ein gestohlenes Gerät, ein fremdes Konto, eine Mail an die falsche Person, eine Sicherungskopie an falscher Stelle, Erpressungssoftware. Auch ein Verdacht zählt: Die Frist beginnt, sobald Sie mit hinreichender Sicherheit davon wissen.',
    en: 'There is a breach when data is lost, changed or seen by somebody who must not see it: a stolen device, a stranger in an account, a mail to the wrong person, a backup in the wrong place, ransomware. A suspicion counts too: the period begins once you know of it with reasonable certainty.',
  },
  who: { de: 'Wen Sie anrufen', en: 'Whom to call' },
  role: { de: 'Wer', en: 'Who' },
  reach: { de: 'Name und Telefon', en: 'Name and phone' },
  decides: { de: 'Entscheidet: {representative}', en: 'Decides: {representative}' },
  officer: { de: 'Datenschutz: {officer}', en: 'Data protection: {officer}' },
  counsel: { de: 'Anwältin oder Anwalt', en: 'Counsel' },
  hoster: { de: '{hosting}', en: '{hosting}' },
  mailer: { de: '{mailProvider}', en: '{mailProvider}' },
  authority: { de: 'Aufsicht: {authority}', en: 'Authority: {authority}' },
  authorityReach: {
    de: '{authorityUrl} (dort meist ein Formular für Meldungen)',
    en: '{authorityUrl} (usually with a form for notifications)',
  },
  technician: { de: 'Wer den Server betreut', en: 'Who looks after the server' },

  firstHour: { de: 'Die erste Stunde', en: 'The first hour' },
  find: { de: 'Herausfinden, was geschehen ist', en: 'Finding out what happened' },
  findText: {
    de: 'Alle Befehle laufen im Ordner des Programms, als Benutzer des Servers. Wie lange etwas zurückreicht, steht in Klammern.',
    en: 'All commands run in the folder of the program, as the server’s user. How far back something reaches is in parentheses.',
  },
  question: { de: 'Frage', en: 'Question' },
  answer: { de: 'Wo die Antwort steht', en: 'Where the answer is' },

  risk: { de: 'Binnen 72 Stunden: Wie groß ist das Risiko?', en: 'Within 72 hours: how great is the risk?' },
  riskText: {
    de: 'Gezählt ab der Kenntnis, auch über Wochenenden und Feiertage. Entscheiden Sie, schreiben Sie den Grund auf, und fragen Sie im Zweifel die Aufsicht.',
    en: 'Counted from when you know of it, weekends and holidays included. Decide, write down the reason, and ask the authority when in doubt.',
  },
  level: { de: 'Risiko für die Personen', en: 'Risk for the persons' },
  duty: { de: 'Was Sie tun müssen', en: 'What you have to do' },
  example: { de: 'Beispiel', en: 'Example' },

  toAuthority: { de: 'Text für die Aufsicht (Art. 33 Abs. 3)', en: 'Text for the authority (Art. 33(3))' },
  toAuthorityText: {
    de: 'Warten Sie nicht, bis Sie alles wissen: Was fehlt, darf nachkommen (Art. 33 Abs. 4). Nach mehr als 72 Stunden gehört der Grund dazu.',
    en: 'Do not wait until you know everything: what is missing may follow (Art. 33(4)). After more than 72 hours add the reason for the delay.',
  },
  toPeople: { de: 'Text für die Betroffenen (Art. 34)', en: 'Text for the persons concerned (Art. 34)' },
  toPeopleText: {
    de: 'In ihrer Sprache, einzeln per Mail, ohne anderes darin und ohne Anhang. Das Programm schickt solche Mails nicht: Adressen und Sprache stehen in der Liste der Bewerbungen (`/de/admin/applications`, „Als CSV-Datei speichern“) und in der Bewerbung. Senden Sie nie eine Mail an viele sichtbare Adressen.',
    en: 'In their language, one mail for each, with nothing else in it and no attachment. The program does not send such mails: addresses and languages are in the list of applications (`/en/admin/applications`, “Save as CSV file”) and in the application. Never send one mail to many visible addresses.',
  },
  notNeeded: {
    de: 'Nicht nötig ist diese Mail, wenn die Daten für Unbefugte unlesbar waren (verschlüsselte Dateien, und der Schlüssel ist sicher), wenn Sie das hohe Risiko danach beseitigt haben, oder wenn sie unverhältnismäßig viel Arbeit wäre: dann eine öffentliche Mitteilung (Art. 34 Abs. 3).',
    en: 'This mail is not needed if the data was unreadable for others (encrypted files, and the key is safe), if you have removed the high risk since, or if it would be a disproportionate effort: then a public announcement (Art. 34(3)).',
  },

  after: { de: 'Danach', en: 'Afterwards' },
  log: { de: 'Verzeichnis der Verletzungen (Art. 33 Abs. 5)', en: 'List of breaches (Art. 33(5))' },
  logText: {
    de: 'Jede gehört hinein, auch eine, die Sie nicht melden mussten. Bewahren Sie das Verzeichnis nicht auf dem Server auf: [Ort]. Die Aufsicht darf es sehen.',
    en: 'Each one belongs here, also one that you did not have to report. Do not keep the list on the server: [place]. The authority may see it.',
  },
  when: { de: 'Geschehen am, bekannt seit', en: 'Happened on, known since' },
  happened: { de: 'Was, wessen Daten, wie viele', en: 'What, whose data, how many' },
  effects: { de: 'Folgen und Risiko, mit Grund', en: 'Effects and risk, with the reason' },
  done: { de: 'Was getan wurde', en: 'What was done' },
  told: { de: 'Aufsicht und Personen informiert am', en: 'Authority and persons told on' },
} satisfies Texts;

export const FIRST_HOUR: readonly Text[] = [
  {
    de: 'Uhrzeit aufschreiben: Wann haben Sie davon erfahren, von wem? Ab jetzt laufen 72 Stunden.',
    en: 'Write down the time: when did you learn of it, from whom? 72 hours run from now.',
  },
  {
    de: 'Ist jemand noch darin? Ein Konto sperren: `npm run admin -- disable <E-Mail>` (meldet es überall ab). Wer in der Verwaltung ist, zeigt `npm run admin -- list`. Einen Partner anhalten: seine Seite unter `/de/admin/partners`.',
    en: 'Is somebody still inside? Block an account: `npm run admin -- disable <email>` (signs it out everywhere). `npm run admin -- list` shows who is in the admins’ area. Pause a partner: its page under `/en/admin/partners`.',
  },
  {
    de: 'Ist der Server selbst betroffen? Vom Netz nehmen und anhalten, aber nicht löschen und nicht neu aufsetzen. Den ganzen Datenordner und die Protokolle auf einen verschlüsselten Datenträger kopieren: Sie brauchen sie als Beleg.',
    en: 'Is the server itself affected? Take it off the network and stop it, but delete nothing and do not set it up anew. Copy the whole data folder and the logs to an encrypted medium: you need them as evidence.',
  },
  {
    de: 'War ein Schlüssel dabei? `npm run documents -- keys` sagt, wo der Schlüssel der Dateien liegt. Neuer Schlüssel: `npm run documents -- new-key <Datei>`, weiter in docs/operations.md. Wer Dateien und Schlüssel hatte, kann die alten Dateien gelesen haben.',
    en: 'Was a key among it? `npm run documents -- keys` says where the key of the files lies. A new key: `npm run documents -- new-key <file>`, then docs/operations.md. Whoever had files and key may have read those files.',
  },
  {
    de: 'Ist ein Telefon mit dem zweiten Faktor weg? `npm run admin -- reset-2fa <E-Mail>`, dann ein neues Passwort über „Passwort vergessen“.',
    en: 'Is a phone with the second factor lost? `npm run admin -- reset-2fa <email>`, then a new password by “forgotten password”.',
  },
  {
    de: 'Nichts wegräumen lassen: Was das Programm bald löschen würde, halten Sie mit `npm run retention -- hold <Nummer> "<Grund>"` fest; `npm run retention -- --dry` zeigt, was ansteht.',
    en: 'Let nothing be tidied away: keep what the program would delete soon with `npm run retention -- hold <number> "<reason>"`; `npm run retention -- --dry` shows what is next.',
  },
  {
    de: 'Anrufen, wer oben steht. Niemand schreibt öffentlich darüber, bevor entschieden ist.',
    en: 'Call those above. Nobody writes about it in public before it is decided.',
  },
];

/** What to find out, and where it stands. `{days}` are periods of the settings and of the contract. */
export const QUESTIONS: readonly { question: Text; answer: Text }[] = [
  {
    question: {
      de: 'Welche Konten haben sich angemeldet, wo scheiterte es?',
      en: 'Which accounts signed in, where did it fail?',
    },
    answer: {
      de: '`/de/admin/log`, „Anmeldungen“ ({securityDays} Tage, mit Pseudonym statt IP-Adresse); für ein Konto der Verwaltung `npm run admin -- log <E-Mail>`',
      en: '`/en/admin/log`, “Sign-ins” ({securityDays} days, with a pseudonym instead of the IP address); for an account of the admins’ area `npm run admin -- log <email>`',
    },
  },
  {
    question: {
      de: 'Wer hat welche Unterlagen geöffnet, wer welche Listen gespeichert?',
      en: 'Who opened which documents, who saved which lists?',
    },
    answer: {
      de: '`/de/admin/log`, für eine Person nach ihrer Nummer gesucht ({viewsDays} Tage)',
      en: '`/en/admin/log`, for one person searched by their number ({viewsDays} days)',
    },
  },
  {
    question: { de: 'Wer ist betroffen, wie viele, welche Daten?', en: 'Who is affected, how many, which data?' },
    answer: {
      de: '`npm run applicants -- list` und die Warteschlange der Verwaltung; welche Daten es gibt, steht im Verzeichnis von Verarbeitungstätigkeiten',
      en: '`npm run applicants -- list` and the queue of the admins’ area; the record of processing activities lists which data there is',
    },
  },
  {
    question: {
      de: 'Hat ein Partner oder Arbeitgeber zu viel gesehen?',
      en: 'Did a partner or employer see too much?',
    },
    answer: {
      de: 'Auf der Seite „Ihre Daten“ der Person und in ihrer Kopie steht, wann der Partner seine Liste öffnete und welchem Arbeitgeber der Name freigegeben wurde',
      en: 'The person’s page “Your data” and their copy say when the partner opened its list and to which employer the name was released',
    },
  },
  {
    question: { de: 'Ging eine Mail an die falsche Adresse?', en: 'Did a mail go to the wrong address?' },
    answer: {
      de: '`/de/admin/mails` und `npm run applicants -- show <Nummer>` ({mailsDays} Tage). Eine falsche Adresse berichtigt `npm run applicants -- correct <Nummer> --email <E-Mail>`; alte Links enden damit',
      en: '`/en/admin/mails` and `npm run applicants -- show <number>` ({mailsDays} days). `npm run applicants -- correct <number> --email <email>` corrects a wrong address; old links end with it',
    },
  },
  {
    question: { de: 'Kam Schadsoftware mit einer Datei?', en: 'Did malware come with a file?' },
    answer: {
      de: '`/de/admin/log`, „Anmeldungen“, und die Mails an das Postfach des Betriebs, wenn ein Virenscanner angeschlossen ist',
      en: '`/en/admin/log`, “Sign-ins”, and the mails to the operator’s mailbox, if a malware scanner is connected',
    },
  },
  {
    question: { de: 'War eine Sicherungskopie betroffen?', en: 'Was a backup affected?' },
    answer: {
      de: 'Sie enthält die Datenbank lesbar und Dateien verschlüsselt; auch Personen, die seither gelöscht wurden',
      en: 'It holds the database in readable form and files in encrypted form; also people who were erased since',
    },
  },
];

export const RISKS: readonly { level: Text; duty: Text; example: Text }[] = [
  {
    level: { de: 'Voraussichtlich keines', en: 'Unlikely' },
    duty: { de: 'Nur ins Verzeichnis (Art. 33 Abs. 1 und 5)', en: 'Only into the list (Art. 33(1) and (5))' },
    example: {
      de: 'Ein verschlüsselter Datenträger mit Sicherungskopie ist weg, sein Schlüssel nicht, und Sie haben eine weitere Kopie.',
      en: 'An encrypted medium with a backup is lost, its key is not, and you have another copy.',
    },
  },
  {
    level: { de: 'Ja', en: 'Yes' },
    duty: {
      de: 'Der Aufsicht binnen 72 Stunden melden (Art. 33)',
      en: 'Notify the authority within 72 hours (Art. 33)',
    },
    example: {
      de: 'Eine Liste mit Namen und Status ging an den falschen Partner.',
      en: 'A list with names and statuses went to the wrong partner.',
    },
  },
  {
    level: { de: 'Hoch', en: 'High' },
    duty: {
      de: 'Außerdem die Personen ohne Verzug informieren (Art. 34)',
      en: 'Tell the persons without delay as well (Art. 34)',
    },
    example: {
      de: 'Jemand war im Konto eines Admins und hat Reisepässe geöffnet; Server und Schlüssel wurden kopiert.',
      en: 'Somebody was in an admin’s account and opened passports; server and key were copied.',
    },
  },
];

/** Art. 33(3)(a)–(d). */
export const AUTHORITY_LETTER: readonly Text[] = [
  {
    de: 'Meldung einer Verletzung des Schutzes personenbezogener Daten nach Art. 33 DSGVO',
    en: 'Notification of a personal data breach under Art. 33 GDPR',
  },
  {
    de: 'Verantwortlich: {entity}, {address}, vertreten durch {representative}.',
    en: 'Controller: {entity}, {address}, represented by {representative}.',
  },
  {
    de: 'a) Was geschehen ist: Am [Datum, Uhrzeit] hat [was]. Bekannt wurde es uns am [Datum, Uhrzeit] durch [wen]. Betroffen sind etwa [Zahl] Personen ([Bewerberinnen und Bewerber, Partner, Arbeitgeber]) und etwa [Zahl] Datensätze: [welche Daten].',
    en: '(a) What happened: on [date, time] [what]. We learned of it on [date, time] from [whom]. About [number] persons ([applicants, partners, employers]) and about [number] records are affected: [which data].',
  },
  {
    de: 'b) Auskunft gibt: {officer}; {privacyEmail}, [Telefon].',
    en: '(b) Information is given by: {officer}; {privacyEmail}, [phone].',
  },
  {
    de: 'c) Wahrscheinliche Folgen: [zum Beispiel Missbrauch der Identität, Betrug mit falschen Angeboten, Nachteile in der Heimat].',
    en: '(c) Likely consequences: [for example misuse of the identity, fraud with false offers, disadvantages at home].',
  },
  {
    de: 'd) Maßnahmen: Wir haben [gesperrt, abgemeldet, Schlüssel gewechselt, Server angehalten] und werden [was]. Die Personen [wurden am … informiert / werden bis … informiert / werden nicht informiert, weil …].',
    en: '(d) Measures: we have [blocked, signed out, changed keys, stopped the server] and will [what]. The persons [were told on … / will be told by … / will not be told because …].',
  },
  {
    de: '[Nach mehr als 72 Stunden: Die Meldung kommt später, weil …] Weitere Angaben folgen bis [Datum].',
    en: '[After more than 72 hours: this comes later because …] Further details follow by [date].',
  },
];

/** Art. 34(2): plain language, and what Art. 33(3)(b)–(d) names. */
export const PEOPLE_LETTER: readonly Text[] = [
  {
    de: 'Betreff: Ihre Daten bei {brand}: was geschehen ist und was Sie tun können',
    en: 'Subject: Your data at {brand}: what happened and what you can do',
  },
  { de: 'Guten Tag [Name],', en: 'Hello [name],' },
  {
    de: 'am [Datum] hat [wer oder was, in einem Satz]. Dabei konnten Fremde diese Daten von Ihnen sehen: [welche]. Nicht betroffen sind: [welche].',
    en: 'on [date] [who or what, in one sentence]. Strangers could then see these data of yours: [which]. Not affected are: [which].',
  },
  {
    de: 'Das kann folgen: [zum Beispiel, dass jemand sich als Sie oder als wir ausgibt]. Wir verlangen nie Geld und nie Ihr Passwort. Wer das in unserem Namen tut, ist nicht von uns.',
    en: 'This may follow: [for example that somebody pretends to be you, or us]. We never ask for money or for your password. Whoever does so in our name is not from us.',
  },
  {
    de: 'Das haben wir getan: [was]. Das können Sie tun: [Passwort ändern, neuen Pass beantragen, verdächtige Mails an uns weiterleiten].',
    en: 'This is what we have done: [what]. This is what you can do: [change your password, ask for a new passport, pass suspicious mails on to us].',
  },
  {
    de: 'Fragen beantwortet {officer}: {privacyEmail}. Es tut uns leid. [Name], {entity}',
    en: 'Questions are answered by {officer}: {privacyEmail}. We are sorry. [name], {entity}',
  },
];

export const AFTERWARDS: readonly Text[] = [
  {
    de: 'Ursache beheben, bevor der Server wieder öffnet; dann alle Kopien und Ausdrucke der Belege löschen, die Sie nicht mehr brauchen.',
    en: 'Put right the cause before the server opens again; then delete all copies and prints of the evidence that you no longer need.',
  },
  {
    de: 'Mit `npm run retention -- release <Nummer>` freigeben, was Sie festgehalten haben.',
    en: 'Release what you have kept with `npm run retention -- release <number>`.',
  },
  {
    de: 'Maßnahmen und Verzeichnis von Verarbeitungstätigkeiten ergänzen; diesen Ablauf einmal im Jahr üben: [Datum].',
    en: 'Add to the measures and to the record of processing activities; practise these steps once a year: [date].',
  },
];
