import type { Texts } from '#src/i18n/text.ts';

/** What the privacy notice says about applications: Art. 13(1)(c)–(f), (2)(a), (e), (f) GDPR. */
export const applicationText = {
  data: { de: 'Wenn Sie sich bewerben', en: 'When you apply' },
  dataText: { de: 'Dann speichern wir:', en: 'Then we store:' },
  dataName: {
    de: 'Ihren Namen, Ihre E-Mail-Adresse und, wenn Sie möchten, Ihre Telefonnummer',
    en: 'your name, your e-mail address and, if you like, your phone number',
  },
  dataFiles: {
    de: 'die Bestätigung von {partner}, Ihr {level}-Zertifikat, Ihren Lebenslauf und Ihren Ausweis oder Reisepass',
    en: 'the confirmation of {partner}, your {level} certificate, your CV and your ID or passport',
  },
  dataEnrolment: { de: 'die unterschriebene Immatrikulationserklärung', en: 'the signed enrolment declaration' },
  dataProgress: {
    de: 'den Status Ihrer Bewerbung, die Ergebnisse der Prüfung mit ihren Gründen, Ihre Sprache und Ihre Zustimmung mit Datum',
    en: 'the status of your application, the results of the check with their reasons, your language and your consent with its date',
  },
  dataPost: {
    de: 'wann Sie die Originale abgeschickt haben, die Sendungsnummer, wenn Sie sie angeben, und wann die Post angekommen ist',
    en: 'when you posted the originals, the tracking number if you give it, and when the post arrived',
  },
  dataMails: {
    de: 'welche E-Mails wir Ihnen wann geschickt haben und ob sie angekommen sind',
    en: 'which e-mails we sent you and when, and whether they could be delivered',
  },
  dataReplaced: {
    de: 'Wenn Sie eine Datei ersetzen, bleibt die alte bei Ihrer Bewerbung, bis wir die Bewerbung löschen.',
    en: 'When you replace a file, the old one stays with your application until we delete the application.',
  },

  passport: { de: 'Ausweis und Reisepass', en: 'ID and passport' },
  passportText: {
    de: 'Die Kopie brauchen wir nur, um zu prüfen, wer Sie sind und wie lange das Dokument gilt. Sie liegt geschützt auf unserem Server und ist nicht öffentlich. Wir verlangen nie Ihr Original.',
    en: 'We need the copy only to check who you are and how long the document is valid. It lies protected on our server and is not public. We never ask for your original.',
  },

  purpose: { de: 'Warum wir das dürfen', en: 'Why we may do this' },
  purposeContract: {
    de: 'Wir prüfen mit diesen Daten, ob ein Einsatz in Deutschland möglich ist, und bereiten ihn vor. Das tun wir auf Ihren Wunsch, bevor ein Vertrag entsteht (Art. 6 Abs. 1 Buchst. b DSGVO). Dazu gehören die E-Mails zu Ihrer Bewerbung. Erinnerungen können Sie abstellen.',
    en: 'With these data we check whether a placement in Germany is possible, and prepare it. We do this at your request before a contract is made (Art. 6(1)(b) GDPR). This includes the e-mails about your application. You can stop reminders.',
  },
  purposeInterest: {
    de: 'Wir halten fest, wer wann was entschieden hat. So können wir Fehler finden und uns gegen falsche Vorwürfe wehren. Das ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). Dieses Protokoll enthält keine Namen.',
    en: 'We record who decided what and when. So we can find mistakes and defend ourselves against false claims. This is our legitimate interest (Art. 6(1)(f) GDPR). This record holds no names.',
  },
  purposeLaw: {
    de: 'Manches müssen wir nach dem Gesetz aufheben, zum Beispiel Abrechnungen (Art. 6 Abs. 1 Buchst. c DSGVO). Wo wir darüber hinaus eine Einwilligung brauchen, fragen wir gesondert (Art. 6 Abs. 1 Buchst. a DSGVO).',
    en: 'Some things we must keep by law, for example accounts (Art. 6(1)(c) GDPR). Where we need a consent beyond this, we ask separately (Art. 6(1)(a) GDPR).',
  },
  purposeDuty: {
    de: 'Kein Gesetz verpflichtet Sie zu diesen Angaben. Ohne sie können wir die Bewerbung aber nicht bearbeiten. Die Telefonnummer ist freiwillig.',
    en: 'No law obliges you to give these data. Without them, however, we cannot process the application. The phone number is voluntary.',
  },
  profiling: {
    de: 'Über Ihre Bewerbung entscheiden Menschen. Es gibt keine automatische Entscheidung nach Art. 22 DSGVO, und wir erstellen keine Profile von Ihnen.',
    en: 'People decide about your application. There is no automated decision under Art. 22 GDPR, and we make no profiles of you.',
  },
} satisfies Texts;
