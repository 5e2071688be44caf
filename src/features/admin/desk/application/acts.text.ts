import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import { formText } from '#src/i18n/form.text.ts';
import type { Texts } from '#src/i18n/text.ts';

/** What an admin can do about an application, and what is said then. */
export const actText = {
  accept: { de: 'Annehmen', en: 'Accept' },
  sendBack: { de: 'Zurückgeben', en: 'Send back' },
  approveStep1: { de: 'Voranmeldung freigeben', en: 'Approve the pre-registration' },
  approveStep2: { de: 'Unterlagen freigeben', en: 'Approve the documents' },
  complete: { de: 'Abschließen', en: 'Complete' },
  reject: { de: 'Ablehnen', en: 'Reject' },
  withdraw: { de: 'Zurückziehen', en: 'Withdraw' },
  reopen: { de: 'Wieder öffnen', en: 'Reopen' },
  hold: { de: 'Anhalten', en: 'Put on hold' },
  goOn: { de: 'Weiterlaufen lassen', en: 'Let it go on' },
  correct: { de: 'Berichtigen', en: 'Correct' },
  upload: { de: 'Hochladen', en: 'Upload' },
  uploadFor: { de: 'Unterlage hochladen …', en: 'Upload a document …' },
  uploadTitle: { de: 'Unterlage für {name} hochladen', en: 'Upload a document for {name}' },
  uploadText: {
    de: 'Zum Beispiel aus einer E-Mail. Im Verlauf und auf der Seite von {name} steht, dass wir sie hochgeladen haben.',
    en: 'From an e-mail, for example. The history and {name}’s page say that we uploaded it.',
  },
  isCard: {
    de: 'Das ist ein Personalausweis, der Reisepass folgt bis {date}',
    en: 'This is an identity card; the passport follows by {date}',
  },
  isPassport: { de: 'Das ist der Reisepass', en: 'This is the passport' },
  uploadType: { de: 'Welche Unterlage?', en: 'Which document?' },
  uploadKind: { de: 'Was ist es?', en: 'What is it?' },
  uploadReplaces: { de: 'Sie ersetzt die vorhandene.', en: 'It replaces the present one.' },
  drop: formText.drop,
  or: formText.or,
  choose: formText.choose,
  uploadFile: { de: 'Datei', en: 'File' },
  uploadHint: {
    de: `PDF, JPG oder PNG, bis ${MAX_FILE_MEGABYTES} MB.`,
    en: `PDF, JPG or PNG, up to ${MAX_FILE_MEGABYTES} MB.`,
  },
  uploadPdf: { de: `Nur PDF, bis ${MAX_FILE_MEGABYTES} MB.`, en: `PDF only, up to ${MAX_FILE_MEGABYTES} MB.` },
  uploadMissing: { de: 'Bitte wählen Sie eine Datei.', en: 'Please choose a file.' },
  uploadedBy: { de: 'Hochgeladen von {person}', en: 'Uploaded by {person}' },
  sending: { de: 'Wird gesendet …', en: 'Sending …' },
  doneUpload: { de: 'Unterlage hochgeladen', en: 'Document uploaded' },
  undo: { de: 'Zurücknehmen', en: 'Undo' },
  openAgain: { de: 'Öffnen', en: 'Open' },
  working: { de: 'Moment …', en: 'One moment …' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  draft: { de: 'Entwurf', en: 'draft' },
  notDone: { de: 'Nicht gespeichert', en: 'Not saved' },

  nextApplication: { de: 'Nächste Bewerbung', en: 'Next application' },
  keyAccept: { de: 'Gezeigte Unterlage annehmen', en: 'Accept the document shown' },
  keySendBack: { de: 'Gezeigte Unterlage zurückgeben', en: 'Send back the document shown' },
  keyApprove: {
    de: 'Ansehen, was noch nicht angesehen ist, dann freigeben oder abschließen',
    en: 'Look at what was not looked at yet, then approve or complete',
  },
  lookNext: { de: 'Ansehen: {document}', en: 'Look at: {document}' },
  tooEarly: {
    de: 'Noch nichts entschieden: Was Sie sehen, ist gerade erst erschienen. Bitte sehen Sie es an, und entscheiden Sie dann.',
    en: 'Nothing decided yet: what you see has only just appeared. Please look at it, then decide.',
  },
  notShown: {
    de: 'Noch nicht angesehen: {document}. Lässt sich die Datei hier nicht anzeigen, laden Sie sie bitte herunter.',
    en: 'Not looked at yet: {document}. If the file cannot be shown here, please download it.',
  },
  keyBlocked: {
    de: 'Sagen, was vor dem Freigeben oder Abschließen fehlt',
    en: 'Say what is needed before approving or completing',
  },

  sendBackTitle: { de: '{document} zurückgeben', en: 'Send back: {document}' },
  reasonLegend: { de: 'Grund', en: 'Reason' },
  ownWordsOnly: { de: 'Anderer Grund', en: 'Another reason' },
  ownWords: { de: 'Eigene Worte', en: 'Your own words' },
  reasonMissing: {
    de: 'Bitte wählen oder schreiben Sie einen Grund. {name} liest ihn.',
    en: 'Please choose or write a reason. {name} will read it.',
  },

  mail: { de: 'Diese E-Mail geht dann an {name}', en: 'The e-mail that {name} will get' },
  mailSubject: { de: 'Betreff', en: 'Subject' },
  mailTo: { de: 'An', en: 'To' },
  noMail: { de: 'Dazu geht keine E-Mail.', en: 'No e-mail is sent for this.' },
  mailLoading: { de: 'E-Mail wird geschrieben …', en: 'Writing the e-mail …' },
  mailLink: {
    de: 'Im Link steht dann statt … der persönliche Schlüssel.',
    en: 'Instead of …, the link will hold the personal key.',
  },

  rejectTitle: { de: '{name} ablehnen?', en: 'Reject {name}?' },
  rejectText: {
    de: 'Die Bewerbung endet damit. {name} liest den Grund in der E-Mail und auf der eigenen Seite.',
    en: 'This ends the application. {name} reads the reason in the e-mail and on their own page.',
  },
  withdrawTitle: { de: 'Bewerbung von {name} zurückziehen?', en: 'Withdraw the application of {name}?' },
  withdrawText: {
    de: 'Nur wenn {name} darum gebeten hat. Die Bewerbung endet damit.',
    en: 'Only if {name} has asked for it. This ends the application.',
  },
  reopenTitle: { de: 'Bewerbung von {name} wieder öffnen?', en: 'Reopen the application of {name}?' },
  reopenText: { de: 'Die Bewerbung geht dort weiter, wo sie war.', en: 'The application goes on where it was.' },
  holdTitle: { de: 'Bewerbung von {name} anhalten?', en: 'Put the application of {name} on hold?' },
  holdText: {
    de: 'Der Status bleibt, und sie steht bis zu diesem Tag nicht in der Warteschlange. {name} liest, dass wir noch prüfen.',
    en: 'The status stays, and until that day it is out of the queue. {name} reads that we are still checking.',
  },
  holdReason: {
    de: 'Warum? (die Person liest es nur in der Kopie ihrer Daten)',
    en: 'Why? (the person reads it only in the copy of their data)',
  },
  holdUntil: { de: 'Wann soll sie wieder da sein?', en: 'When should it be back?' },
  holdUntilHint: {
    de: 'An diesem Tag steht sie von selbst wieder in der Warteschlange.',
    en: 'On that day it is back in the queue by itself.',
  },
  holdMissing: { de: 'Bitte schreiben Sie, warum.', en: 'Please say why.' },

  correctTitle: { de: 'Name oder E-Mail berichtigen', en: 'Correct name or e-mail' },
  correctText: {
    de: 'Eine neue E-Mail-Adresse bekommt gleich den Link zur Bewerbung, die alte eine Nachricht. Alte Links gelten dann nicht mehr.',
    en: 'A new e-mail address gets the link to the application at once, the old one a notice. Older links stop working.',
  },
  firstName: { de: 'Vorname', en: 'First name' },
  middleName: { de: 'Zweiter Vorname', en: 'Middle name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  saveCorrection: { de: 'Berichtigung speichern', en: 'Save the correction' },

  doneAccept: { de: '{document} angenommen', en: '{document} accepted' },
  doneSendBack: { de: '{document} zurückgegeben', en: '{document} sent back' },
  doneApprove: { de: '{name} freigegeben', en: '{name} approved' },
  doneComplete: { de: '{name} ist vollständig', en: '{name} is complete' },
  doneReject: { de: '{name} abgelehnt', en: '{name} rejected' },
  doneWithdraw: { de: 'Bewerbung von {name} zurückgezogen', en: 'Application of {name} withdrawn' },
  doneReopen: { de: 'Bewerbung von {name} wieder offen', en: 'Application of {name} open again' },
  doneReceive: { de: '{name}: Originale eingetragen', en: '{name}: originals noted' },
  doneExpect: { de: '{name}: Originale doch nicht da', en: '{name}: originals not here after all' },
  doneMiss: { de: '{name}: fehlende Originale gemeldet', en: '{name}: missing originals reported' },
  doneReturn: { de: '{name}: Originale gehen zurück', en: '{name}: originals go back' },
  doneUndo: { de: 'Zurückgenommen: {name}', en: 'Undone: {name}' },
  doneHold: { de: 'Bewerbung angehalten', en: 'Application put on hold' },
  doneGoOn: { de: 'Bewerbung läuft weiter', en: 'Application goes on' },
  doneCorrect: { de: 'Berichtigt', en: 'Corrected' },
  doneCorrection: { de: 'Antwort gesendet', en: 'Answer sent' },
  doneNote: { de: 'Notiz gespeichert', en: 'Note saved' },
  mailIn: { de: 'Die E-Mail geht in {seconds} Sekunden.', en: 'The e-mail goes out in {seconds} seconds.' },
  notUndone: { de: 'Nicht zurückgenommen', en: 'Not undone' },
} satisfies Texts;

/** In which language an applicant reads the operator's own reason. */
export const writeIn = {
  de: { de: 'Bitte auf Deutsch: {name} liest Deutsch.', en: 'In German, please: {name} reads German.' },
  en: { de: 'Bitte auf Englisch: {name} liest Englisch.', en: 'In English, please: {name} reads English.' },
} satisfies Texts & Record<Lang, unknown>;
