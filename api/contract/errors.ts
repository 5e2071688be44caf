import type { Text } from './languages.ts';
import { FILE_HEIC, FILE_TOO_MANY_PIXELS } from './picture-errors.ts';
import { FILES_IDENTICAL, PHOTOS_TOO_LARGE } from './sending-errors.ts';

/** A refusal: its HTTP status, and a sentence that says how to put it right. */
interface ErrorEntry extends Text {
  status: number;
}

/**
 * Every error code of the product. English sentences that the specification quotes are word for word. The browser shows
 * those of file and form rules too, before it sends anything.
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
  expectation_failed: { status: 417, en: 'This request tells us to expect something that this server does not know. Please use the form on our page.', de: 'Diese Anfrage stellt eine Erwartung, die dieser Server nicht kennt. Bitte nutzen Sie das Formular auf unserer Seite.' },
  rate_limited: { status: 429, en: 'Too many attempts. Please wait {minutes} min and try again.', de: 'Zu viele Versuche. Bitte warten Sie {minutes} Min. und versuchen Sie es dann noch einmal.' },
  busy: { status: 503, en: 'The server is very busy right now. Please try again in a minute; your entries stay.', de: 'Der Server hat gerade sehr viel zu tun. Bitte versuchen Sie es in einer Minute noch einmal; Ihre Eingaben bleiben.' },
  not_ready: { status: 503, en: 'The server is not ready yet. Please try again in a minute.', de: 'Der Server ist noch nicht bereit. Bitte versuchen Sie es in einer Minute noch einmal.' },

  disk_low: { status: 503, en: 'The server has too little room for files at the moment. Nothing is lost: your entries stay, and what you sent before is safe. Please try again in half an hour.', de: 'Der Server hat gerade zu wenig Platz für Dateien. Es geht nichts verloren: Ihre Eingaben bleiben, und was Sie schon gesendet haben, ist sicher. Bitte versuchen Sie es in einer halben Stunde noch einmal.' },
  network_uploads_spent: { status: 429, en: 'Very many files have come from your network today. Please try again in {hours} h, or use another network, such as mobile data. Your entries stay.', de: 'Aus Ihrem Netz kamen heute sehr viele Dateien. Bitte versuchen Sie es in {hours} Std. noch einmal, oder nutzen Sie ein anderes Netz, etwa mobile Daten. Ihre Eingaben bleiben.' },
  application_uploads_spent: { status: 429, en: 'Very many files were sent for this application today. Please try again in {hours} h. What has arrived is safe.', de: 'Für diese Bewerbung wurden heute sehr viele Dateien gesendet. Bitte versuchen Sie es in {hours} Std. noch einmal. Was angekommen ist, ist sicher.' },
  storage_failed: { status: 503, en: 'The server cannot store anything right now. Nothing was lost on your side: please try again later.', de: 'Der Server kann gerade nichts speichern. Bei Ihnen ging nichts verloren: Bitte versuchen Sie es später noch einmal.' },

  // Fields
  input_empty: { status: 400, en: 'Input cannot be empty', de: 'Bitte füllen Sie dieses Feld aus' },
  name_invalid: { status: 400, en: 'Please enter your name as in your passport, without web or e-mail addresses.', de: 'Bitte geben Sie Ihren Namen wie im Reisepass an, ohne Web- oder E-Mail-Adressen.' },
  name_missing: { status: 400, en: 'At least one of the two name fields needs a name. Please enter it as in your passport.', de: 'Mindestens eines der beiden Namensfelder braucht einen Namen. Bitte geben Sie ihn wie im Reisepass an.' },
  input_too_long: { status: 400, en: 'Input too long. Maximum {max} characters', de: 'Eingabe zu lang. Höchstens {max} Zeichen' },
  input_invalid: { status: 400, en: 'This value is not valid. Please check it.', de: 'Dieser Wert ist nicht gültig. Bitte prüfen Sie ihn.' },
  email_invalid: { status: 400, en: 'Please enter a valid email address', de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
  gdpr_required: { status: 400, en: 'GDPR consent is required', de: 'Die Einwilligung zum Datenschutz ist erforderlich' },
  lang_invalid: { status: 400, en: 'The language can be de or en.', de: 'Die Sprache kann de oder en sein.' },
  key_invalid: { status: 400, en: 'The idempotency key must be a UUID.', de: 'Der Idempotenzschlüssel muss eine UUID sein.' },
  document_type_invalid: { status: 400, en: 'There is no such type of document.', de: 'Diese Art von Unterlage gibt es nicht.' },
  bucket_invalid: { status: 400, en: 'Files can only be stored privately.', de: 'Dateien können nur geschützt gespeichert werden.' },
  reason_required: { status: 400, en: 'Please give a reason. The applicant will read it.', de: 'Bitte geben Sie einen Grund an. Die Person liest ihn.' },

  // Files
  file_too_large: { status: 413, en: 'File size must be less than 10MB', de: 'Die Datei muss kleiner als 10 MB sein' },
  file_type_not_allowed: { status: 400, en: 'File type not allowed. Allowed types: {allowed}', de: 'Dateityp nicht erlaubt. Erlaubte Typen: {allowed}' },
  file_documents_only: { status: 400, en: 'Only PDF, JPG, and PNG files are allowed', de: 'Nur PDF-, JPG- und PNG-Dateien sind erlaubt' },
  file_name_invalid: { status: 400, en: 'Invalid file name', de: 'Ungültiger Dateiname' },
  file_empty: { status: 400, en: 'File is empty (0 bytes). Please select a valid file.', de: 'Die Datei ist leer (0 Bytes). Bitte wählen Sie eine gültige Datei.' },
  file_damaged: { status: 400, en: 'This file is damaged or incomplete. Please open it, save it again and choose it once more. If it is a photo, take it again.', de: 'Diese Datei ist beschädigt oder unvollständig. Bitte öffnen Sie sie, speichern Sie sie neu und wählen Sie sie noch einmal. Ein Foto nehmen Sie bitte neu auf.' },
  file_encrypted: { status: 400, en: 'This PDF is protected with a password, so we cannot open it. Please open it, choose “Print” and “Save as PDF”, and send the new file without a password.', de: 'Diese PDF-Datei ist mit einem Passwort geschützt, wir können sie nicht öffnen. Bitte öffnen Sie sie, wählen Sie „Drucken“ und „Als PDF speichern“, und senden Sie die neue Datei ohne Passwort.' },
  file_heic: FILE_HEIC,
  files_identical: FILES_IDENTICAL,
  file_too_many_pixels: FILE_TOO_MANY_PIXELS,
  photos_required: { status: 400, en: 'Please take or choose at least one photo of the signed declaration', de: 'Bitte nehmen Sie mindestens ein Foto der unterschriebenen Erklärung auf' },
  photos_too_large: PHOTOS_TOO_LARGE,
  photo_not_plain: { status: 400, en: 'This picture cannot become a page: it has transparent parts or comes in steps. Please save it as JPG and choose it again.', de: 'Aus diesem Bild kann keine Seite werden: Es hat durchsichtige Teile oder baut sich stufenweise auf. Bitte speichern Sie es als JPG und wählen Sie es noch einmal.' },
  file_twice: { status: 400, en: 'This document was sent twice. Please send one file.', de: 'Diese Unterlage wurde doppelt gesendet. Bitte senden Sie eine Datei.' },
  file_unexpected: { status: 400, en: 'A file was sent that does not belong to this form.', de: 'Es wurde eine Datei gesendet, die nicht zu diesem Formular gehört.' },
  file_required: { status: 400, en: 'Please select a file', de: 'Bitte wählen Sie eine Datei aus' },
  hub4africa_required: { status: 400, en: 'Hub4Africa confirmation document is required', de: 'Das Hub4Africa-Bestätigungsdokument ist erforderlich' },
  step2_files_required: { status: 400, en: 'A2 certificate, CV and ID/Passport are required', de: 'A2-Zertifikat, Lebenslauf und Ausweis/Reisepass sind erforderlich' },
  upload_files_required: { status: 400, en: 'All three documents (CV, A2 certificate, and ID) are required', de: 'Alle drei Unterlagen (Lebenslauf, A2-Zertifikat und Ausweis) sind erforderlich' },
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
  too_many_views: { status: 409, en: 'You can save {max} views. Please delete one that you no longer need.', de: 'Sie können {max} Ansichten speichern. Bitte löschen Sie eine, die Sie nicht mehr brauchen.' },
  changed_meanwhile: { status: 409, en: 'The application has changed since you looked. Please look again.', de: 'Die Bewerbung hat sich geändert, seit Sie sie angesehen haben. Bitte sehen Sie noch einmal nach.' },
  not_on_hold: { status: 409, en: 'This application is not on hold: it goes on already.', de: 'Diese Bewerbung ist nicht angehalten: Sie läuft schon weiter.' },
  undo_too_late: { status: 409, en: 'This can no longer be undone: the time is over, its mail has gone out, or something else has happened since.', de: 'Das lässt sich nicht mehr zurücknehmen: Die Zeit ist um, die E-Mail ist schon unterwegs, oder es ist seitdem etwas anderes geschehen.' },
  reason_unknown: { status: 400, en: 'There is no such reason any more. Please reload the page.', de: 'Diesen Grund gibt es nicht mehr. Bitte laden Sie die Seite neu.' },
  file_gone: { status: 409, en: 'The file of a document is missing on the server or no longer whole: {documents}. Restore it from a backup, or send the document back so that it is uploaded again.', de: 'Die Datei einer Unterlage fehlt auf dem Server oder ist nicht mehr vollständig: {documents}. Holen Sie sie aus einer Sicherung zurück, oder fordern Sie die Unterlage neu an.' },
  correction_closed: { status: 409, en: 'Your details are already approved. Please write to us if something has to be corrected.', de: 'Ihre Angaben sind schon genehmigt. Bitte schreiben Sie uns, wenn etwas zu berichtigen ist.' },
  originals_too_early: { status: 409, en: 'Please upload the signed declaration first.', de: 'Bitte laden Sie zuerst die unterschriebene Erklärung hoch.' },
  applications_closed: { status: 409, en: 'Applications are closed.', de: 'Die Bewerbung ist geschlossen.' },
  key_reused: { status: 409, en: 'This form was already sent with another e-mail address. Please send it again.', de: 'Dieses Formular wurde schon mit einer anderen E-Mail-Adresse gesendet. Bitte senden Sie es noch einmal.' },
  wrong_status: { status: 409, en: 'This is not possible at the moment. Possible now: {possible}.', de: 'Das ist gerade nicht möglich. Jetzt möglich: {possible}.' },
  documents_open: { status: 409, en: 'Not every document is in order yet. Open: {open}.', de: 'Noch sind nicht alle Unterlagen in Ordnung. Offen: {open}.' },
  nothing_to_replace: { status: 409, en: 'This document is not needed at the moment: it is neither missing nor sent back.', de: 'Diese Unterlage wird gerade nicht gebraucht: Sie fehlt nicht und wurde nicht zurückgegeben.' },
  document_not_waiting: { status: 409, en: 'This document does not wait for a check: it was accepted or sent back already.', de: 'Diese Unterlage wartet nicht auf eine Prüfung: Sie wurde schon angenommen oder zurückgegeben.' },
  document_unknown: { status: 404, en: 'There is no such document.', de: 'Diese Unterlage gibt es nicht.' },
  document_file_gone: { status: 410, en: 'The file of this document is missing on the server or no longer whole. Restore it from a backup, or send the document back so that it is uploaded again.', de: 'Die Datei dieser Unterlage fehlt auf dem Server oder ist nicht mehr vollständig. Holen Sie sie aus einer Sicherung zurück, oder fordern Sie die Unterlage neu an.' },
  passport_number_invalid: { status: 400, en: 'The number may have letters and digits only, 24 at most.', de: 'Die Nummer darf nur Buchstaben und Ziffern enthalten, höchstens 24.' },
  expiry_date_invalid: { status: 400, en: 'Please enter the day as it is in the calendar.', de: 'Bitte geben Sie den Tag so an, wie er im Kalender steht.' },
  note_changed: { status: 409, en: 'Somebody else has noted something here since you looked. Please compare it with yours.', de: 'Hier hat inzwischen jemand anderes etwas notiert. Bitte vergleichen Sie es mit Ihrer Eingabe.' },
  document_missing: { status: 404, en: 'This application has no such document.', de: 'Diese Bewerbung hat keine solche Unterlage.' },
  upload_too_early: { status: 409, en: 'This application does not take this document yet, or has ended.', de: 'Diese Bewerbung nimmt diese Unterlage noch nicht an, oder sie ist beendet.' },
  originals_missing: { status: 409, en: 'The originals have not arrived by post yet.', de: 'Die Originale sind noch nicht per Post angekommen.' },
  originals_not_here: { status: 409, en: 'Only originals that are here can be sent back. Please note them as received first.', de: 'Zurückschicken lässt sich nur, was da ist. Bitte tragen Sie es zuerst als angekommen ein.' },
  originals_unchosen: { status: 400, en: 'Please choose which of the originals you mean.', de: 'Bitte wählen Sie, welche Originale Sie meinen.' },
  day_invalid: { status: 400, en: 'Please enter a day of the calendar, today at the latest.', de: 'Bitte geben Sie einen Tag aus dem Kalender an, spätestens heute.' },

  // Accounts
  credentials_required: { status: 400, en: 'Please enter email and password.', de: 'Bitte E-Mail und Passwort eingeben.' },
  fields_required: { status: 400, en: 'Please fill in all fields.', de: 'Bitte alle Felder ausfüllen.' },
  role_invalid: { status: 400, en: 'There is no such kind of account.', de: 'Diese Art von Konto gibt es nicht.' },
  password_weak: { status: 400, en: '{reasons}', de: '{reasons}' },
  password_too_short: { status: 400, en: 'Password must be at least {min} characters long', de: 'Passwort muss mindestens {min} Zeichen lang sein' },
  password_too_long: { status: 400, en: 'Password must be less than {max} characters', de: 'Passwort darf höchstens {max} Zeichen lang sein' },
  password_no_uppercase: { status: 400, en: 'Password must contain at least one uppercase letter', de: 'Passwort muss mindestens einen Großbuchstaben enthalten' },
  password_no_lowercase: { status: 400, en: 'Password must contain at least one lowercase letter', de: 'Passwort muss mindestens einen Kleinbuchstaben enthalten' },
  password_no_number: { status: 400, en: 'Password must contain at least one number', de: 'Passwort muss mindestens eine Zahl enthalten' },
  password_no_special: { status: 400, en: 'Password must contain at least one special character', de: 'Passwort muss mindestens ein Sonderzeichen enthalten' },
  password_common: { status: 400, en: 'Password is too common and easily guessed', de: 'Passwort ist zu verbreitet und leicht zu erraten' },
  password_wrong: { status: 403, en: 'This is not your current password.', de: 'Das ist nicht Ihr jetziges Passwort.' },
  invalid_credentials: { status: 401, en: 'Invalid login credentials', de: 'Ungültige E-Mail oder Passwort.' },
  email_not_confirmed: { status: 403, en: 'Please confirm your e-mail address first. The link is in our mail; we can send it again.', de: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Der Link steht in unserer E-Mail; wir können sie noch einmal senden.' },
  account_disabled: { status: 403, en: 'This account is blocked. Please write to us.', de: 'Dieses Konto ist gesperrt. Bitte schreiben Sie uns.' },
  account_exists: { status: 409, en: 'This e-mail address is already registered.', de: 'Diese E-Mail-Adresse ist bereits registriert.' },
  partner_link_required: { status: 403, en: 'Registration only by QR link. Please scan the code of your university again.', de: 'Registrierung nur per QR-Link. Bitte scannen Sie den Code Ihrer Hochschule noch einmal.' },
  application_not_ready: { status: 409, en: 'An account can be created when your signed declaration has arrived.', de: 'Ein Konto können Sie anlegen, wenn Ihre unterschriebene Erklärung angekommen ist.' },
  application_email_differs: { status: 403, en: 'Please use the e-mail address of your application.', de: 'Bitte nehmen Sie die E-Mail-Adresse Ihrer Bewerbung.' },
  application_linked: { status: 409, en: 'This application already belongs to an account.', de: 'Diese Bewerbung gehört schon zu einem Konto.' },
  application_none: { status: 404, en: 'There is no application linked to this account yet.', de: 'Mit diesem Konto ist noch keine Bewerbung verbunden.' },
  login_rate_limited: { status: 429, en: 'Too many login attempts. Please try again in {minutes} minutes.', de: 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in {minutes} Minuten noch einmal.' },
  login_limit_reached: { status: 429, en: 'Maximum login attempts exceeded. Please try again later.', de: 'Die Höchstzahl der Anmeldeversuche ist erreicht. Bitte versuchen Sie es später noch einmal.' },
  signup_rate_limited: { status: 429, en: 'Too many signup attempts. Please try again later.', de: 'Zu viele Versuche, ein Konto anzulegen. Bitte versuchen Sie es später noch einmal.' },
  name_known: { status: 409, en: 'This account has a name already. To change it, please write to us.', de: 'Dieses Konto hat schon einen Namen. Schreiben Sie uns bitte, wenn er sich ändern soll.' },
  sign_in_required: { status: 401, en: 'Please sign in.', de: 'Bitte melden Sie sich an.' },
  role_required: { status: 403, en: 'Access denied. This page requires {role} access.', de: 'Kein Zugriff. Diese Seite ist nur für {role}.' },
  reader_decides_nothing: { status: 403, en: 'Your access is for reading. Please ask somebody who may decide to do this.', de: 'Ihr Zugang ist zum Lesen. Bitte bitten Sie jemanden darum, der entscheiden darf.' },
  already_admin: { status: 409, en: 'This person has access to the admin area already.', de: 'Diese Person hat schon Zugang zur Verwaltung.' },
  admin_address_taken: { status: 409, en: 'This e-mail address already has an account of another kind. Please invite the person at another address.', de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto anderer Art. Bitte laden Sie die Person unter einer anderen Adresse ein.' },
  already_invited: { status: 409, en: 'This person is invited already. You can send the invitation again or withdraw it in the list.', de: 'Diese Person ist schon eingeladen. In der Liste können Sie die Einladung noch einmal senden oder zurückziehen.' },
  too_many_admin_invitations: { status: 409, en: '20 invitations are waiting. Please withdraw one that is no longer needed first.', de: '20 Einladungen warten schon. Bitte ziehen Sie zuerst eine zurück, die nicht mehr gebraucht wird.' },
  invitation_ended: { status: 404, en: 'This invitation is no longer open. Please load the page again.', de: 'Diese Einladung ist nicht mehr offen. Bitte laden Sie die Seite neu.' },
  admin_not_found: { status: 404, en: 'This person has no access to the admin area any more. Please load the page again.', de: 'Diese Person hat keinen Zugang zur Verwaltung mehr. Bitte laden Sie die Seite neu.' },
  not_oneself: { status: 409, en: 'You cannot do this to your own access. Please ask somebody else who may decide.', de: 'Das geht nicht mit dem eigenen Zugang. Bitte bitten Sie jemand anderen darum, der entscheiden darf.' },
  link_ended: { status: 410, en: 'This link has been used or has expired. Please ask for a new one.', de: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordern Sie einen neuen an.' },
  second_factor_required: { status: 401, en: 'Please enter the code from your authenticator app.', de: 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.' },
  second_factor_setup: { status: 401, en: 'Please set up an authenticator app for this account first.', de: 'Bitte richten Sie für dieses Konto zuerst eine Authenticator-App ein.' },
  second_factor_wrong: { status: 401, en: 'This code is not right or was used before. Please enter the next code that the app shows.', de: 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten Code ein, den die App zeigt.' },
  second_factor_missing: { status: 409, en: 'This account has no authenticator app yet, so it needs no recovery codes.', de: 'Dieses Konto hat noch keine Authenticator-App und braucht deshalb keine Notfallcodes.' },
  second_factor_done: { status: 409, en: 'This account has an authenticator app already, or needs none.', de: 'Dieses Konto hat schon eine Authenticator-App oder braucht keine.' },
  session_not_found: { status: 404, en: 'This session has already ended.', de: 'Diese Sitzung ist schon beendet.' },

  // Partners. The first code is a wire name of the specification: the account has no partner profile yet.
  PGRST116: { status: 404, en: 'There is no partner profile for this account yet.', de: 'Zu diesem Konto gibt es noch kein Partner-Profil.' },
  partner_access_ended: { status: 403, en: 'Your access to the partner area of {organization} has ended. Please ask the person there who holds the main account: they can invite you again.', de: 'Ihr Zugang zum Partnerbereich von {organization} ist beendet. Bitte wenden Sie sich dort an die Person mit dem Hauptzugang: Sie kann Sie wieder einladen.' },
  contact_person_invalid: { status: 400, en: 'Please enter the name of a person or an office, without web or e-mail addresses.', de: 'Bitte geben Sie den Namen einer Person oder eines Büros an, ohne Web- oder E-Mail-Adressen.' },
  organization_invalid: { status: 400, en: 'Please enter the name of your organisation, without web or e-mail addresses.', de: 'Bitte geben Sie den Namen Ihrer Einrichtung an, ohne Web- oder E-Mail-Adressen.' },
  website_invalid: { status: 400, en: 'Please enter the address of a website, such as www.example.org.', de: 'Bitte geben Sie die Adresse einer Website an, zum Beispiel www.example.org.' },
  phone_invalid: { status: 400, en: 'Please enter a phone number with digits, such as +251 11 123 4567.', de: 'Bitte geben Sie eine Telefonnummer mit Ziffern an, zum Beispiel +251 11 123 4567.' },
  pause_reason_required: { status: 400, en: 'Please give a reason. The partner will read it.', de: 'Bitte geben Sie einen Grund an. Der Partner liest ihn.' },
  partner_paused: { status: 409, en: 'Somebody else has just paused this invitation, with another reason. Please look again.', de: 'Jemand anderes hat diese Einladung gerade pausiert, mit einem anderen Grund. Bitte sehen Sie noch einmal nach.' },
  partner_changed: { status: 409, en: 'The partner has changed the name of the organisation meanwhile. Please look again.', de: 'Der Partner hat den Namen der Einrichtung inzwischen geändert. Bitte sehen Sie noch einmal nach.' },
  invite_missing: { status: 400, en: 'No invitation token found', de: 'Kein Einladungstoken gefunden' },
  invite_invalid: { status: 404, en: 'Invitation not found or not valid', de: 'Einladung nicht gefunden oder ungültig' },
  invite_paused: { status: 403, en: 'This invitation is paused at the moment. You can still apply without an account.', de: 'Diese Einladung ist gerade pausiert. Bewerben können Sie sich auch ohne Konto.' },
  partner_not_verified: { status: 403, en: 'We have not checked your organisation yet. Then you see your students here.', de: 'Wir haben Ihre Einrichtung noch nicht geprüft. Danach sehen Sie hier Ihre Studierenden.' },
  person_not_found: { status: 404, en: 'There is no such person in your list.', de: 'Diese Person steht nicht in Ihrer Liste.' },
  nudged_today: { status: 409, en: 'This person was reminded less than a day ago.', de: 'Diese Person wurde vor weniger als einem Tag erinnert.' },
  nothing_to_nudge: { status: 409, en: 'There is nothing for this person to do at the moment, or they want no reminders.', de: 'Für diese Person ist gerade nichts zu tun, oder sie möchte keine Erinnerungen.' },
  too_many_links: { status: 409, en: 'You already have 50 links. More are not possible.', de: 'Sie haben schon 50 Links. Mehr sind nicht möglich.' },
  partner_blocked: { status: 403, en: 'The main account of your organisation is blocked. Please write to us.', de: 'Der Hauptzugang Ihrer Einrichtung ist gesperrt. Bitte schreiben Sie uns.' },
  owner_only: { status: 403, en: 'Only the main account of your organisation can do this.', de: 'Das kann nur der Hauptzugang Ihrer Einrichtung.' },
  owner_stays: { status: 409, en: 'You hold the main account. Please write to us if somebody else is to take it over.', de: 'Sie haben den Hauptzugang. Schreiben Sie uns bitte, wenn ihn jemand anderes übernehmen soll.' },
  members_paused: { status: 409, en: 'Your invitation is paused at the moment. Nobody can be added until it works again.', de: 'Ihre Einladung ist gerade pausiert. Bis sie wieder gilt, kann niemand dazukommen.' },
  already_member: { status: 409, en: 'This person has access already.', de: 'Diese Person hat schon Zugang.' },
  too_many_members: { status: 409, en: 'Besides the main account, 10 people can have access, including those invited. Please remove somebody or withdraw an invitation first.', de: 'Neben dem Hauptzugang können 10 Personen Zugang haben, Eingeladene mitgezählt. Bitte entfernen Sie zuerst jemanden oder ziehen Sie eine Einladung zurück.' },
  too_many_invitations: { status: 429, en: 'You have sent 20 invitations today. Please try again tomorrow.', de: 'Sie haben heute schon 20 Einladungen gesendet. Bitte versuchen Sie es morgen noch einmal.' },
  invited_other_address: { status: 403, en: 'This invitation is for another e-mail address. Please sign out and open the link again.', de: 'Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte melden Sie sich ab und öffnen Sie den Link noch einmal.' },
  invited_other_role: { status: 403, en: 'This e-mail address already has an account of another kind. Please ask to be invited at another address.', de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto anderer Art. Bitte lassen Sie sich unter einer anderen Adresse einladen.' },
  member_elsewhere: { status: 403, en: 'This account already belongs to another organisation. Please ask to be invited at another address.', de: 'Dieses Konto gehört schon zu einer anderen Einrichtung. Bitte lassen Sie sich unter einer anderen Adresse einladen.' },
  member_not_found: { status: 404, en: 'This person has no access to this partner, or holds its main account.', de: 'Diese Person hat keinen Zugang zu diesem Partner, oder sie hat den Hauptzugang.' },
  mail_not_found: { status: 404, en: 'There is no such e-mail.', de: 'So eine E-Mail gibt es nicht.' },
  mail_not_queued: { status: 409, en: 'This e-mail is not sent again, since its occasion has passed.', de: 'Diese E-Mail wird nicht noch einmal gesendet, da ihr Anlass vorbei ist.' },
  partner_not_found: { status: 404, en: 'Partner profile not found', de: 'Partner nicht gefunden' },

  // Employers
  employer_not_found: { status: 404, en: 'There is no such employer.', de: 'Diesen Arbeitgeber gibt es nicht.' },
  employer_changed: { status: 409, en: 'This was changed or decided elsewhere meanwhile. Please reload the page and compare.', de: 'Das wurde inzwischen an anderer Stelle geändert oder entschieden. Bitte laden Sie die Seite neu und vergleichen Sie.' },
  employer_undecidable: { status: 409, en: 'This decision is not possible: the employer has not submitted its details, or the decision was made already.', de: 'Diese Entscheidung ist nicht möglich: Der Arbeitgeber hat seine Angaben noch nicht eingereicht, oder sie ist schon getroffen.' },
  refusal_reason_required: { status: 400, en: 'Please give a reason. The employer will read it.', de: 'Bitte geben Sie einen Grund an. Der Arbeitgeber liest ihn.' },
  employer_not_vetted: { status: 403, en: 'We have not vetted your company yet. Please save a draft; you can open it afterwards.', de: 'Wir haben Ihre Firma noch nicht geprüft. Bitte speichern Sie einen Entwurf; melden können Sie ihn danach.' },
  requirement_not_found: { status: 404, en: 'There is no such requirement.', de: 'Diesen Bedarf gibt es nicht.' },
  requirement_step: { status: 409, en: 'This is not possible at the moment. Please reload the page.', de: 'Das ist gerade nicht möglich. Bitte laden Sie die Seite neu.' },
  requirement_closed: { status: 409, en: 'This requirement is closed. Please copy it to go on with a new one.', de: 'Dieser Bedarf ist geschlossen. Bitte kopieren Sie ihn, um mit einem neuen weiterzumachen.' },
  too_many_requirements: { status: 409, en: 'An employer can have {max} requirements. Please write to us if you need more.', de: 'Ein Arbeitgeber kann {max} Bedarfe haben. Schreiben Sie uns bitte, wenn Sie mehr brauchen.' },
  site_unknown: { status: 400, en: 'Please choose one of your sites. You add a site in the details of your company.', de: 'Bitte wählen Sie einen Ihrer Standorte. Einen neuen tragen Sie bei den Angaben Ihrer Firma ein.' },
  headcount_invalid: { status: 400, en: 'Please enter a number from 1 to 999.', de: 'Bitte geben Sie eine Zahl von 1 bis 999 an.' },
  date_invalid: { status: 400, en: 'Please enter a day as it is in the calendar.', de: 'Bitte geben Sie einen Tag so an, wie er im Kalender steht.' },
  end_before_start: { status: 400, en: 'The end lies before the start. Please correct one of the two.', de: 'Das Ende liegt vor dem Beginn. Bitte berichtigen Sie eines von beiden.' },
  placement_too_long: { status: 400, en: 'A holiday job may last {max} days at most, here until {until}.', de: 'Ein Ferienjob dauert höchstens {max} Tage, hier also bis {until}.' },
  season_too_long: { status: 400, en: 'Seasonal work may last {max} months at most, here until {until}.', de: 'Saisonarbeit dauert höchstens {max} Monate, hier also bis {until}.' },
  wage_invalid: { status: 400, en: 'Please enter a wage in euros, such as 14.60.', de: 'Bitte geben Sie einen Lohn in Euro an, zum Beispiel 14,60.' },
  euro_invalid: { status: 400, en: 'Please enter whole euros without cents, such as 450.', de: 'Bitte geben Sie ganze Euro ohne Cent an, zum Beispiel 450.' },

  // Placements
  days_worked_invalid: { status: 400, en: 'Please enter a number from 0 to 366.', de: 'Bitte geben Sie eine Zahl von 0 bis 366 an.' },
  placement_closed: { status: 409, en: 'This is not possible now: we need your documents of step 2 first, or the application has ended. The status page says what is next.', de: 'Das geht gerade nicht: Erst brauchen wir Ihre Unterlagen aus Schritt 2, oder die Bewerbung ist beendet. Die Statusseite sagt, was als Nächstes kommt.' },
  placement_changed: { status: 409, en: 'This was changed in another window meanwhile. Please copy what you have typed, reload the page and compare.', de: 'Das wurde inzwischen in einem anderen Fenster geändert. Bitte kopieren Sie, was Sie eingegeben haben, laden Sie die Seite neu und vergleichen Sie.' },
  consent_text_changed: { status: 409, en: 'We have changed the wording meanwhile. Please reload the page and read it again.', de: 'Wir haben den Wortlaut inzwischen geändert. Bitte laden Sie die Seite neu und lesen Sie ihn noch einmal.' },
  pool_not_vetted: { status: 403, en: 'We have not vetted your company yet. You see candidates as soon as we have.', de: 'Wir haben Ihre Firma noch nicht geprüft. Sobald das geschehen ist, sehen Sie Kandidaten.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(value: string): value is ErrorCode {
  return Object.keys(ERRORS).includes(value);
}

/** Sentences that are no refusals, but that the specification words as well. */
export const GENERAL = {
  error: { en: 'An error occurred', de: 'Es ist ein Fehler aufgetreten' },
  loading: { en: 'Loading...', de: 'Wird geladen...' },
  success: { en: 'Success!', de: 'Erfolg!' },
  goBack: {
    en: 'Please go back in your browser: what you entered is still there.',
    de: 'Bitte gehen Sie im Browser zurück: Ihre Eingaben sind noch da.',
  },
  unexpected: { en: 'Unexpected Application Error', de: 'Unerwarteter Fehler in der Anwendung' },
} as const satisfies Record<string, Text>;
