import type { Text } from './languages.ts';

/** A refusal as the whole product knows it: HTTP status and the sentence that says how to put it right. */
interface ErrorEntry extends Text {
  status: number;
}

/**
 * Every error code of the product. English sentences in quotes of the specification stand word for word.
 * The texts of file and form rules are shown by the browser too, before anything is sent.
 */
// biome-ignore format: a table reads best with one row a line
export const ERRORS = {
  // The request itself
  unexpected: { status: 500, en: 'An error occurred. Nothing was lost on your side: please try again.', de: 'Es ist ein Fehler aufgetreten. Bei Ihnen ging nichts verloren: Bitte versuchen Sie es noch einmal.' },
  not_found: { status: 404, en: 'This address does not exist. Please check it.', de: 'Diese Adresse gibt es nicht. Bitte prüfen Sie sie.' },
  method_not_allowed: { status: 405, en: 'This address cannot be called that way.', de: 'Diese Adresse kann so nicht aufgerufen werden.' },
  cross_site: { status: 403, en: 'This request came from another website. Please open our page and try again there.', de: 'Diese Anfrage kam von einer anderen Website. Bitte öffnen Sie unsere Seite und versuchen Sie es dort.' },
  unsupported_media_type: { status: 415, en: 'The server cannot read this kind of content. Please use the form on our page.', de: 'Diese Art von Inhalt kann der Server nicht lesen. Bitte nutzen Sie das Formular auf unserer Seite.' },
  json_invalid: { status: 400, en: 'The content is not valid JSON.', de: 'Der Inhalt ist kein gültiges JSON.' },
  body_invalid: { status: 400, en: 'The content is incomplete or damaged. Please send it again.', de: 'Der Inhalt ist unvollständig oder beschädigt. Bitte senden Sie ihn noch einmal.' },
  body_too_large: { status: 413, en: 'This is too much data for one request. Each file can have up to 10 MB.', de: 'Das sind zu viele Daten für eine Anfrage. Jede Datei darf bis zu 10 MB haben.' },
  headers_too_large: { status: 431, en: 'The browser sent too much with this request. Please delete the cookies of this page and try again.', de: 'Der Browser hat mit dieser Anfrage zu viel mitgeschickt. Bitte löschen Sie die Cookies dieser Seite und versuchen Sie es noch einmal.' },
  body_too_slow: { status: 408, en: 'The connection was too slow or stopped. Please try again.', de: 'Die Verbindung war zu langsam oder brach ab. Bitte versuchen Sie es noch einmal.' },
  rate_limited: { status: 429, en: 'Too many attempts. Please wait {minutes} min and try again.', de: 'Zu viele Versuche. Bitte warten Sie {minutes} Min. und versuchen Sie es dann noch einmal.' },
  busy: { status: 503, en: 'Many people are uploading right now. Please try again in a minute; your entries stay.', de: 'Gerade laden viele Menschen etwas hoch. Bitte versuchen Sie es in einer Minute noch einmal; Ihre Eingaben bleiben.' },
  not_ready: { status: 503, en: 'The server is not ready yet. Please try again in a minute.', de: 'Der Server ist noch nicht bereit. Bitte versuchen Sie es in einer Minute noch einmal.' },

  storage_failed: { status: 503, en: 'The server cannot store anything right now. Nothing was lost on your side: please try again later.', de: 'Der Server kann gerade nichts speichern. Bei Ihnen ging nichts verloren: Bitte versuchen Sie es später noch einmal.' },

  // Fields
  input_empty: { status: 400, en: 'Input cannot be empty', de: 'Bitte füllen Sie dieses Feld aus' },
  name_invalid: { status: 400, en: 'Please enter your name as in your passport, without web or e-mail addresses.', de: 'Bitte geben Sie Ihren Namen wie im Reisepass an, ohne Web- oder E-Mail-Adressen.' },
  input_too_long: { status: 400, en: 'Input too long. Maximum {max} characters', de: 'Eingabe zu lang. Höchstens {max} Zeichen' },
  input_invalid: { status: 400, en: 'This value is not valid. Please check it.', de: 'Dieser Wert ist nicht gültig. Bitte prüfen Sie ihn.' },
  email_invalid: { status: 400, en: 'Please enter a valid email address', de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
  gdpr_required: { status: 400, en: 'GDPR consent is required', de: 'Die Einwilligung zum Datenschutz ist erforderlich' },
  lang_invalid: { status: 400, en: 'The language can be de or en.', de: 'Die Sprache kann de oder en sein.' },
  key_invalid: { status: 400, en: 'The idempotency key must be a UUID.', de: 'Der Idempotenzschlüssel muss eine UUID sein.' },
  document_type_invalid: { status: 400, en: 'There is no such type of document.', de: 'Diese Art von Dokument gibt es nicht.' },
  bucket_invalid: { status: 400, en: 'Files can only be stored privately.', de: 'Dateien können nur geschützt gespeichert werden.' },
  reason_required: { status: 400, en: 'Please give a reason. The applicant will read it.', de: 'Bitte geben Sie einen Grund an. Die Person liest ihn.' },

  // Files
  file_too_large: { status: 413, en: 'File size must be less than 10MB', de: 'Die Datei muss kleiner als 10 MB sein' },
  file_type_not_allowed: { status: 400, en: 'File type not allowed. Allowed types: {allowed}', de: 'Dateityp nicht erlaubt. Erlaubte Typen: {allowed}' },
  file_documents_only: { status: 400, en: 'Only PDF, JPG, and PNG files are allowed', de: 'Nur PDF-, JPG- und PNG-Dateien sind erlaubt' },
  file_name_invalid: { status: 400, en: 'Invalid file name', de: 'Ungültiger Dateiname' },
  file_empty: { status: 400, en: 'File is empty (0 bytes). Please select a valid file.', de: 'Die Datei ist leer (0 Bytes). Bitte wählen Sie eine gültige Datei.' },
  file_damaged: { status: 400, en: 'This file is damaged or incomplete. Please open it, save it again and choose it once more.', de: 'Diese Datei ist beschädigt oder unvollständig. Bitte öffnen Sie sie, speichern Sie sie neu und wählen Sie sie noch einmal.' },
  file_twice: { status: 400, en: 'This document was sent twice. Please send one file.', de: 'Dieses Dokument wurde doppelt gesendet. Bitte senden Sie eine Datei.' },
  file_unexpected: { status: 400, en: 'A file was sent that does not belong to this form.', de: 'Es wurde eine Datei gesendet, die nicht zu diesem Formular gehört.' },
  file_required: { status: 400, en: 'Please select a file', de: 'Bitte wählen Sie eine Datei aus' },
  hub4africa_required: { status: 400, en: 'Hub4Africa confirmation document is required', de: 'Das Hub4Africa-Bestätigungsdokument ist erforderlich' },
  step2_files_required: { status: 400, en: 'A2 certificate, CV and ID/Passport are required', de: 'A2-Zertifikat, Lebenslauf und Ausweis/Reisepass sind erforderlich' },
  upload_files_required: { status: 400, en: 'All three documents (CV, A2 certificate, and ID) are required', de: 'Alle drei Dokumente (Lebenslauf, A2-Zertifikat und Ausweis) sind erforderlich' },
  verification_files_required: { status: 400, en: 'Please select both A2 certificate and CV files', de: 'Bitte wählen Sie A2-Zertifikat und Lebenslauf aus' },
  enrolment_required: { status: 400, en: 'Signed enrolment PDF is required', de: 'Die unterschriebene Immatrikulationserklärung als PDF ist erforderlich' },

  // The applicant's token
  token_missing: { status: 401, en: 'Missing access token parameter', de: 'Der Zugangsschlüssel fehlt. Bitte öffnen Sie den Link aus unserer E-Mail.' },
  applicant_not_found: { status: 404, en: 'Applicant not found or invalid token', de: 'Bewerbung nicht gefunden oder ungültiger Link' },
  token_expired: { status: 410, en: 'Access token has expired. Please restart your application.', de: 'Ihr Link ist abgelaufen. Bitte starten Sie Ihre Bewerbung neu.' },

  // The application
  already_applied: { status: 409, en: 'There is already an open application with this e-mail address. We have sent its link to that address.', de: 'Mit dieser E-Mail-Adresse gibt es schon eine offene Bewerbung. Den Link dazu haben wir an diese Adresse geschickt.' },
  email_in_use: { status: 409, en: 'There is already an open application with this e-mail address.', de: 'Mit dieser E-Mail-Adresse gibt es schon eine offene Bewerbung.' },
  too_many_addresses: { status: 429, en: 'You have changed the address several times today. Please try again tomorrow, or write to us.', de: 'Sie haben die Adresse heute schon mehrmals geändert. Bitte versuchen Sie es morgen noch einmal oder schreiben Sie uns.' },
  changed_meanwhile: { status: 409, en: 'The application has changed since you looked. Please look again.', de: 'Die Bewerbung hat sich geändert, seit Sie sie angesehen haben. Bitte sehen Sie noch einmal nach.' },
  correction_closed: { status: 409, en: 'Your details are already approved. Please write to us if something has to be corrected.', de: 'Ihre Angaben sind schon genehmigt. Bitte schreiben Sie uns, wenn etwas zu berichtigen ist.' },
  originals_too_early: { status: 409, en: 'Please upload the signed declaration first.', de: 'Bitte laden Sie zuerst die unterschriebene Erklärung hoch.' },
  applications_closed: { status: 409, en: 'Applications are closed.', de: 'Die Bewerbung ist geschlossen.' },
  key_reused: { status: 409, en: 'This form was already sent with another e-mail address. Please send it again.', de: 'Dieses Formular wurde schon mit einer anderen E-Mail-Adresse gesendet. Bitte senden Sie es noch einmal.' },
  wrong_status: { status: 409, en: 'This is not possible at the moment. Possible now: {possible}.', de: 'Das ist gerade nicht möglich. Jetzt möglich: {possible}.' },
  documents_open: { status: 409, en: 'Not every document is in order yet. Open: {open}.', de: 'Noch sind nicht alle Dokumente in Ordnung. Offen: {open}.' },
  nothing_to_replace: { status: 409, en: 'This document is not needed at the moment: it is neither missing nor sent back.', de: 'Dieses Dokument wird gerade nicht gebraucht: Es fehlt nicht und wurde nicht zurückgegeben.' },
  document_missing: { status: 404, en: 'This application has no such document.', de: 'Diese Bewerbung hat kein solches Dokument.' },
  originals_missing: { status: 409, en: 'The originals have not arrived by post yet.', de: 'Die Originale sind noch nicht per Post angekommen.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERRORS, value);
}

/** Sentences that are no refusal, yet fixed by the specification. */
export const GENERAL = {
  error: { en: 'An error occurred', de: 'Es ist ein Fehler aufgetreten' },
  loading: { en: 'Loading...', de: 'Wird geladen...' },
  success: { en: 'Success!', de: 'Erfolg!' },
  unexpected: { en: 'Unexpected Application Error', de: 'Unerwarteter Fehler in der Anwendung' },
} as const satisfies Record<string, Text>;
