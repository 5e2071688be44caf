import type { DeclarationLine } from '#contract/applications/declaration-lines.ts';
import type { NoteKind } from '#contract/desk/desk-application.ts';
import type { Text } from '#contract/languages.ts';
import type { Texts } from '#src/i18n/text.ts';

/** What the privacy notice says about applications: Art. 13(1)(c)–(f), (2)(a), (e), (f) GDPR. */
export const applicationText = {
  data: { de: 'Wenn Sie sich bewerben', en: 'When you apply' },
  dataText: { de: 'Dann speichern wir:', en: 'Then we store:' },
  dataName: {
    de: 'Ihren Namen, Ihre E-Mail-Adresse und, wenn Sie möchten, Ihre Telefonnummer',
    en: 'your name, your e-mail address and, if you like, your phone number',
  },
  dataFiles: { de: 'Ihre Unterlagen: {documents}', en: 'your documents: {documents}' },
  dataDeclaration: {
    de: 'was auf der unterschriebenen Immatrikulationserklärung steht: {lines}, Ihre Unterschrift und der Stempel Ihrer Hochschule',
    en: 'what is on the signed enrolment declaration: {lines}, your signature and the stamp of your university',
  },
  dataPartner: {
    de: 'welcher Partner Sie eingeladen hat, wenn Sie über seinen Link oder QR-Code gekommen sind',
    en: 'which partner invited you, if you came through their link or QR code',
  },
  dataProgress: {
    de: 'den Status Ihrer Bewerbung, die Ergebnisse der Prüfung mit ihren Gründen, Ihre Sprache und wann Sie das Kästchen zum Datenschutz angekreuzt haben',
    en: 'the status of your application, the results of the check with their reasons, your language and when you ticked the box about privacy',
  },
  dataPost: {
    de: 'wann Sie die Originale abgeschickt haben, die Sendungsnummer, wenn Sie sie angeben, und welche davon wann angekommen sind, fehlen oder zu Ihnen zurückgehen',
    en: 'when you posted the originals, the tracking number if you give it, and which of them arrived when, are missing or go back to you',
  },
  dataMails: {
    de: 'welche E-Mails wir Ihnen wann geschickt haben und ob sie angekommen sind',
    en: 'which e-mails we sent you and when, and whether they could be delivered',
  },
  dataPlacement: {
    de: 'was Sie für Ihren Einsatz angeben: Geburtsdatum, Staatsangehörigkeit, Anschrift, Hochschule und Fach, Semesterferien, frühere Tage in einem Job in Deutschland, bis wann der Reisepass gilt, Ihr Zertifikat, wann Sie können und was Sie sich wünschen',
    en: 'what you tell us for your placement: date of birth, nationality, address, university and field, vacation, earlier days in a job in Germany, until when the passport is valid, your certificate, when you are available and what you would like',
  },
  dataConsent: {
    de: 'wozu Sie einwilligen: die Fassung und die Sprache des Textes, wann Sie eingewilligt und wann Sie die Einwilligung zurückgezogen haben',
    en: 'what you consent to: the version and the language of the text, when you gave the consent and when you withdrew it',
  },
  dataContract: {
    de: 'für welche Plätze Sie vorgeschlagen werden, mit wie vielen Punkten und warum nicht, was Arbeitgeber und Sie antworten, und Ihren Arbeitsvertrag: seine Fassungen, die unterschriebenen Exemplare, wann Sie die Kostenübersicht bestätigt haben, und was zu Papier, Erlaubnissen und Ihrem Kommen festgehalten ist',
    en: 'for which places you are proposed, with how many points and why not, what employers and you answer, and your employment contract: its versions, the signed copies, when you acknowledged the cost sheet, and what is noted of paper, permits and your coming to work',
  },
  dataRequests: {
    de: 'worum Sie uns zu Ihren Daten bitten und was wir antworten, und warum wir Ihre Daten länger aufheben, wenn es so ist',
    en: 'what you ask us about your data and what we answer, and why we keep your data longer, where we do',
  },
  dataFilledIn: {
    de: 'Was Sie auf dem Bildschirm in die Erklärung eintragen, schreibt der Server nur in Ihre PDF-Datei. Er speichert es nicht. Wir haben es erst, wenn Sie die unterschriebene Erklärung hochladen.',
    en: 'The server writes what you fill in on the screen only into your PDF file and does not store it. We have it only once you upload the signed declaration.',
  },
  dataReplaced: {
    de: 'Der Server speichert jede Datei, die Sie hochladen, verschlüsselt. Wenn Sie eine Datei ersetzen, bleibt die alte bei Ihrer Bewerbung, bis ihre Frist vorbei ist.',
    en: 'The server stores every file that you upload encrypted. When you replace a file, the old one stays with your application until its period is over.',
  },
  dataChecked: {
    de: 'Programme auf unserem Server prüfen jede Datei auf Programmcode und, wo ein Virenscanner eingerichtet ist, auf Schadsoftware. Das Ergebnis steht bei der Datei. Weisen wir eine Datei wegen Schadsoftware ab, halten wir Zeit, Name der Schadsoftware und ein Pseudonym des Netzes fest. Angaben in Fotos, zum Beispiel zu Ort und Kamera, sehen unsere Prüfenden nicht; Ihre Datei selbst bleibt, wie Sie sie gesendet haben.',
    en: 'Programs on our server check each file for program code and, where a virus scanner is set up, for malware. The result is kept with the file. If we refuse a file because of malware, we record the time, the name of the malware and a pseudonym of the network. Our reviewers do not see details in photos, such as place and camera; your file itself stays as you sent it.',
  },

  passport: { de: 'Ausweis und Reisepass', en: 'ID and passport' },
  passportText: {
    de: 'Die Kopie brauchen wir nur, um zu prüfen, wer Sie sind und wie lange das Dokument gilt. Sie liegt verschlüsselt auf unserem Server und ist nicht öffentlich. Nummer und Ablaufdatum notieren wir, wenn wir sie für Ihren Einsatz brauchen. Wir verlangen nie Ihr Original.',
    en: 'We need the copy only to check who you are and how long the document is valid. It lies encrypted on our server and is not public. We note its number and expiry date where your placement needs them. We never ask for your original.',
  },

  purpose: { de: 'Warum wir das dürfen', en: 'Why we may do this' },
  purposeContract: {
    de: 'Wir prüfen mit diesen Daten, ob ein Einsatz in Deutschland möglich ist, und bereiten ihn vor. Das tun wir auf Ihren Wunsch, bevor ein Vertrag entsteht (Art. 6 Abs. 1 Buchst. b DSGVO). Dazu gehören die E-Mails zu Ihrer Bewerbung und dass der Partner, der Sie eingeladen hat, sieht, wie weit sie ist. Erinnerungen können Sie abstellen.',
    en: 'With this data we check whether a placement in Germany is possible, and prepare it. We do this at your request before a contract is made (Art. 6(1)(b) GDPR). This includes the e-mails about your application, and that the partner who invited you sees how far it has come. You can stop reminders.',
  },
  purposeBox: {
    de: 'Mit dem Kästchen in den Formularen sagen Sie, dass Sie diese Hinweise kennen und einverstanden sind. Die Rechtsgrundlage ist aber die Vorbereitung des Vertrags und keine Einwilligung: Ziehen Sie Ihre Bewerbung zurück, bearbeiten wir sie nicht weiter.',
    en: 'With the box in the forms you say that you know this notice and agree. The legal basis, however, is the preparation of the contract and not consent: if you withdraw your application, we do not process it any further.',
  },
  purposeInterest: {
    de: 'Wir halten fest, wer wann was entschieden und wer Ihre Daten angesehen hat. So können wir Fehler finden, uns gegen falsche Vorwürfe wehren und Ihnen sagen, wer Ihre Daten gesehen hat. Das ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). Ihr Name steht nicht in diesem Protokoll, nur die Kennung Ihrer Bewerbung.',
    en: 'We record who decided what and when, and who has looked at your data. This lets us find mistakes, defend ourselves against false claims and tell you who has seen your data. This is our legitimate interest (Art. 6(1)(f) GDPR). Your name is not in this record, only the id of your application.',
  },
  purposeLaw: {
    de: 'Manches müssen wir nach dem Gesetz aufheben, zum Beispiel unterschriebene Verträge (Art. 6 Abs. 1 Buchst. c DSGVO). Wo wir darüber hinaus eine Einwilligung brauchen, fragen wir gesondert (Art. 6 Abs. 1 Buchst. a DSGVO).',
    en: 'Some things we must keep by law, for example signed contracts (Art. 6(1)(c) GDPR). Where we need consent beyond this, we ask separately (Art. 6(1)(a) GDPR).',
  },
  purposeDuty: {
    de: 'Kein Gesetz verpflichtet Sie zu diesen Angaben. Ohne sie können wir die Bewerbung aber nicht bearbeiten. Die Telefonnummer ist freiwillig.',
    en: 'No law obliges you to give this data. Without it, however, we cannot process the application. The phone number is voluntary.',
  },
  profiling: {
    de: 'Ob Ihre Bewerbung angenommen oder abgelehnt wird, entscheiden Menschen (Art. 22 DSGVO). Haben Sie eingewilligt, dass Arbeitgeber Sie sehen, so vergleicht ein Programm Ihre Angaben mit deren Plätzen. Es gibt Punkte für Tage, Deutsch, Wunsch und Unterlagen und schlägt die Personen mit den meisten Punkten zuerst vor, ohne Namen. Wen ein Arbeitgeber nimmt und wen wir freigeben, entscheiden Menschen. Ob Sie den Platz annehmen, entscheiden Sie. Ihre Punkte stehen in der Kopie Ihrer Daten.',
    en: 'People decide whether your application is accepted or rejected (Art. 22 GDPR). If you have agreed to be seen by employers, a program compares your details with their places. It gives points for days, German, wishes and documents and proposes the people with the most points first, without names. People decide whom an employer takes and whom we release. You decide whether you accept the place. Your points are in the copy of your data.',
  },
} satisfies Texts;

/** What we write down about an application for ourselves. A new kind of note needs its words here. */
export const applicationNotes = {
  note: {
    de: 'was wir uns zu Ihrer Bewerbung notieren, zum Beispiel nach einem Anruf',
    en: 'what we note about your application for ourselves, for example after a call',
  },
  hold: {
    de: 'ob und warum wir Ihre Bewerbung angehalten haben',
    en: 'whether and why we have put your application on hold',
  },
} satisfies Record<NoteKind, Text>;

/** What the declaration asks for beside the name, within a sentence. A new line of the sheet needs its words here. */
export const declarationLines = {
  birth_date: { de: 'Geburtsdatum', en: 'date of birth' },
  passport_number: { de: 'Nummer des Reisepasses', en: 'passport number' },
  university: { de: 'Hochschule', en: 'university' },
  student_number: { de: 'Matrikelnummer', en: 'student number' },
  subject: { de: 'Fach und Semester', en: 'subject and semester' },
  vacation: { de: 'Semesterferien', en: 'vacation' },
} satisfies Record<DeclarationLine, Text>;
