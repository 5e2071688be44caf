import { type ExportTable, json, season, text, time } from './export-field.ts';
import type { TableOf } from './exported-rows.store.ts';

const uploaded = {
  file_name: text('Name der Datei', 'Name of the file'),
  size: text('Größe in Byte', 'Size in bytes'),
  sha256: text('Prüfsumme der Datei (SHA-256)', 'Checksum of the file (SHA-256)'),
  uploaded_at: time('Hochgeladen am', 'Uploaded at'),
};

/** The application itself, its documents, consents and the traces that it leaves. */
export const APPLICATION_FIELDS = {
  applicant: {
    title: { de: 'Ihre Bewerbung', en: 'Your application' },
    fields: {
      id: text('Kennung der Bewerbung', 'Id of the application'),
      first_name: text('Vorname', 'First name'),
      middle_name: text('Weiterer Vorname', 'Middle name'),
      last_name: text('Nachname', 'Last name'),
      email: text('E-Mail-Adresse', 'E-mail address'),
      phone: text('Telefonnummer', 'Phone number'),
      lang: text('Sprache unserer E-Mails', 'Language of our e-mails'),
      status: text('Stand der Bewerbung', 'Status of the application'),
      decision_reason: text('Begründung der Entscheidung', 'Reason of the decision'),
      consented_at: time('Datenschutzhinweise gelesen und bestätigt am', 'Privacy notice read and confirmed at'),
      season_id: season('Saison (leer: die nächste)', 'Season (empty: the next one)'),
      wished_season_id: season('Gewünschte andere Saison', 'Other season asked for'),
      wished_season_at: time('Um eine andere Saison gebeten am', 'Asked for another season at'),
      partner_id: text('Kurzname des Partners, über den Sie kamen', 'Short name of the partner through whom you came'),
      created_at: time('Beworben am', 'Applied at'),
      updated_at: time('Zuletzt geändert am', 'Last changed at'),
      originals_posted_at: time('Originale als abgeschickt gemeldet am', 'Originals reported as posted at'),
      originals_received_at: time('Originale angekommen am', 'Originals received at'),
      tracking_number: text('Sendungsnummer', 'Tracking number'),
      reminders_stopped_at: time('Erinnerungen abbestellt am', 'Reminders stopped at'),
      held_at: time('Angehalten am', 'Put on hold at'),
      hold_reason: text('Grund des Anhaltens', 'Reason of the hold'),
      held_until: text('Angehalten bis', 'On hold until'),
    },
    leftOut: { user_id: 'key', idempotency_sha256: 'secret' },
  },
  consent: {
    title: { de: 'Ihre Einwilligungen', en: 'Your consents' },
    fields: {
      purpose: text('Wofür', 'What for'),
      text_version: text('Fassung des Textes', 'Version of the text'),
      lang: text('Sprache des Textes', 'Language of the text'),
      given_at: time('Gegeben am', 'Given at'),
      withdrawn_at: time('Zurückgezogen am', 'Withdrawn at'),
    },
    leftOut: { id: 'key', applicant_id: 'key' },
  },
  document: {
    title: { de: 'Ihre Unterlagen', en: 'Your documents' },
    fields: {
      id: text('Kennung der Unterlage', 'Id of the document'),
      type: text('Art der Unterlage', 'Kind of document'),
      subtype: text('Genauere Art', 'More exact kind'),
      ...uploaded,
      mime: text('Dateiformat', 'File format'),
      review: text('Stand der Prüfung', 'State of the review'),
      reason: text('Warum sie zurückging', 'Why it was sent back'),
      replaced_at: time('Ersetzt am', 'Replaced at'),
      removed_at: time('Datei gelöscht am', 'File deleted at'),
    },
    leftOut: { applicant_id: 'key', key_id: 'technical', uploaded_by: 'others' },
  },
  upload: {
    title: { de: 'Dateien, die Sie zuletzt gesendet haben', en: 'Files that you have sent lately' },
    fields: {
      name: text('Name der Datei', 'Name of the file'),
      size: text('Größe in Bytes', 'Size in bytes'),
      touched_at: time('Zuletzt kam etwas an', 'Something arrived last'),
    },
    leftOut: { id: 'secret', applicant_id: 'key' },
  },
  document_check: {
    title: { de: 'Was wir an Ihren Unterlagen geprüft haben', en: 'What we have checked in your documents' },
    fields: {
      document_id: text('Kennung der Unterlage', 'Id of the document'),
      point: text('Geprüfter Punkt', 'Point that was checked'),
      at: time('Geprüft am', 'Checked at'),
    },
    leftOut: { account_id: 'others' },
  },
  file_safety: {
    title: { de: 'Was Programme in Ihren Dateien gefunden haben', en: 'What programs have found in your files' },
    fields: {
      id: text('Kennung der Datei', 'Id of the file'),
      dangers: text(
        'Was eine PDF-Datei außer Text und Bildern enthält, und auf welcher Seite (javascript, xfa, embedded, media, unreadable)',
        'What a PDF holds besides text and pictures, and on which page (javascript, xfa, embedded, media, unreadable)',
      ),
      malware: text(
        'Virenscanner (off: nicht geprüft, clean: nichts gefunden, held: wird noch geprüft, infected: Schadsoftware)',
        'Virus scanner (off: not checked, clean: nothing found, held: still to be checked, infected: malware)',
      ),
      signature: text('Name der gefundenen Schadsoftware', 'Name of the malware that was found'),
      scanned_at: time('Geprüft am', 'Checked at'),
    },
    leftOut: {},
  },
  passport_note: {
    title: { de: 'Was wir aus Ihrem Reisepass notiert haben', en: 'What we have noted from your passport' },
    fields: {
      document_id: text('Kennung der Unterlage', 'Id of the document'),
      number: text('Passnummer', 'Passport number'),
      expires_on: text('Gültig bis', 'Valid until'),
      at: time('Notiert am', 'Noted at'),
    },
    leftOut: { account_id: 'others' },
  },
  deferred_document: {
    title: { de: 'Was Sie nachreichen', en: 'What you send later' },
    fields: {
      type: text('Art der Unterlage', 'Kind of document'),
      due_on: text('Wird nachgereicht bis', 'To follow by'),
      created_at: time('Angekündigt am', 'Announced at'),
    },
    leftOut: { applicant_id: 'key' },
  },
  original: {
    title: { de: 'Ihre Originale', en: 'Your originals' },
    fields: {
      original: text('Welches Papier', 'Which paper'),
      state: text('Stand', 'State'),
      since_day: text('Seit', 'Since'),
    },
    leftOut: { applicant_id: 'key' },
  },
  applicant_note: {
    title: { de: 'Unsere Notizen zu Ihrer Bewerbung', en: 'Our notes on your application' },
    fields: {
      kind: text('Art der Notiz', 'Kind of note'),
      note: text('Notiz', 'Note'),
      created_at: time('Geschrieben am', 'Written at'),
    },
    leftOut: { id: 'key', applicant_id: 'key', account_id: 'others' },
  },
  partner_note: {
    title: { de: 'Notizen Ihres Partners', en: 'Notes of your partner' },
    fields: { note: text('Notiz', 'Note'), updated_at: time('Geändert am', 'Changed at') },
    leftOut: { partner_id: 'key', person_id: 'key' },
  },
  partner_view: {
    title: { de: 'Wann Ihr Partner seine Liste geöffnet hat', en: 'When your partner opened its list' },
    fields: {
      day: text('Tag', 'Day'),
      kind: text('Angesehen (list) oder gespeichert (export)', 'Looked at (list) or saved (export)'),
      at: time('Zuerst um', 'First at'),
    },
    leftOut: { partner_id: 'key' },
  },
  student_invitation: {
    title: { de: 'Einladungen von Partnern per E-Mail', en: 'Invitations by mail from partners' },
    fields: {
      partner_id: text('Kurzname des Partners', 'Short name of the partner'),
      email: text('E-Mail-Adresse', 'E-mail address'),
      lang: text('Sprache', 'Language'),
      created_at: time('Eingeladen am', 'Invited at'),
      stopped_at: time('Einladungen abgestellt am', 'Invitations stopped at'),
    },
    leftOut: { id: 'key' },
  },
  partner_link_use: {
    title: { de: 'Der Link, über den Sie kamen', en: 'The link through which you came' },
    fields: { link_id: text('Kennung des Links', 'Id of the link') },
    leftOut: { owner_id: 'key' },
  },
  correction_request: {
    title: { de: 'Was Sie berichtigen lassen wollten', en: 'What you asked us to correct' },
    fields: {
      field: text('Worum es geht', 'What it is about'),
      text: text('Ihre Nachricht', 'Your message'),
      created_at: time('Gesendet am', 'Sent at'),
      state: text('Stand', 'State'),
      answer: text('Unsere Antwort', 'Our answer'),
      answered_at: time('Beantwortet am', 'Answered at'),
    },
    leftOut: { id: 'key', applicant_id: 'key' },
  },
  reminder: {
    title: { de: 'Erinnerungen an Sie', en: 'Reminders to you' },
    fields: { key: text('Woran', 'Of what'), sent_at: time('Gesendet am', 'Sent at') },
    leftOut: { applicant_id: 'key' },
  },
  retention: {
    title: { de: 'Was wir wann löschen', en: 'What we delete when' },
    fields: {
      what: text('Was als Nächstes gelöscht wird', 'What is deleted next'),
      due_at: time('Frist endet am', 'Period ends at'),
      goes_at: time('Wird gelöscht am', 'Is deleted at'),
      announced_at: time('Angekündigt am', 'Announced at'),
      held_at: time('Wird aufbewahrt seit', 'Kept since'),
      hold_reason: text('Warum es aufbewahrt wird', 'Why it is kept'),
    },
    leftOut: { applicant_id: 'key', look_at: 'technical', mail_id: 'key', held_by: 'others' },
  },
  outbox: {
    title: { de: 'E-Mails an Sie', en: 'E-mails to you' },
    fields: {
      template: text('Welche E-Mail', 'Which e-mail'),
      lang: text('Sprache', 'Language'),
      recipient: text('Andere Adresse als jetzt', 'Another address than now'),
      params: json('Eingesetzte Angaben', 'Facts filled in'),
      state: text('Stand', 'State'),
      attempts: text('Versuche', 'Tries'),
      last_error: text('Warum ein Versuch misslang', 'Why a try failed'),
      created_at: time('Angelegt am', 'Queued at'),
      sent_at: time('Gesendet am', 'Sent at'),
    },
    leftOut: { id: 'key', applicant_id: 'key', account_id: 'key', due_at: 'technical', priority: 'technical' },
  },
  last_decision: {
    title: { de: 'Die letzte Entscheidung', en: 'The last decision' },
    fields: {
      action: text('Entscheidung', 'Decision'),
      at: time('Getroffen am', 'Made at'),
      undone_at: time('Zurückgenommen am', 'Undone at'),
    },
    leftOut: {
      id: 'key',
      applicant_id: 'key',
      account_id: 'others',
      event_id: 'key',
      mails: 'technical',
      before: 'copy',
    },
  },
  applicant_token: {
    title: { de: 'Ihre persönlichen Links', en: 'Your personal links' },
    fields: { created_at: time('Gemacht am', 'Made at'), expires_at: time('Gültig bis', 'Valid until') },
    leftOut: { sha256: 'secret', applicant_id: 'key' },
  },
  data_token: {
    title: { de: 'Links zur Seite „Ihre Daten“', en: 'Links to the page “your data”' },
    fields: { created_at: time('Gemacht am', 'Made at'), expires_at: time('Gültig bis', 'Valid until') },
    leftOut: { sha256: 'secret', applicant_id: 'key' },
  },
  event: {
    title: { de: 'Was geschah und wer was sah', en: 'What happened and who saw what' },
    fields: {
      at: time('Zeitpunkt', 'Time'),
      subject: text('Worum es geht', 'What it is about'),
      actor: text('Wer', 'Who'),
      action: text('Was', 'What'),
      from_status: text('Stand davor', 'Status before'),
      to_status: text('Stand danach', 'Status afterwards'),
      detail: json('Einzelheiten', 'Details'),
    },
    leftOut: { id: 'key', subject_id: 'key', actor_account_id: 'others', actor_name: 'others' },
  },
} satisfies Partial<Record<TableOf<'applicant'>, ExportTable>>;
