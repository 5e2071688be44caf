import type { Texts } from '#src/i18n/text.ts';

export const accessText = { label: { de: 'Zugang', en: 'Access' } } satisfies Texts;

/** Headline and lead of each page; `title` and `description` show in the browser's tab and in previews of links. */
export const studentLoginText = {
  title: { de: 'Anmelden für Studierende', en: 'Sign in for students' },
  description: {
    de: 'Melden Sie sich an, um den Status Ihrer Bewerbung zu sehen und Unterlagen hochzuladen.',
    en: 'Sign in to see the status of your application and to upload documents.',
  },
  headline: { de: 'Willkommen.', en: 'Welcome.' },
  lead: {
    de: 'Hier sehen Sie den Status Ihrer Bewerbung, laden Unterlagen hoch und finden Formulare.',
    en: 'See the status of your application, upload documents and find forms.',
  },
} satisfies Texts;

export const studentSignUpText = {
  title: { de: 'Konto für Studierende anlegen', en: 'Create a student account' },
  description: {
    de: 'Konto für Studierende, die ihre Hochschule mit einem QR-Code oder Link eingeladen hat.',
    en: 'An account for students whose university invited them with a QR code or a link.',
  },
  headline: { de: 'Ihr Konto für das Programm.', en: 'Your account for the programme.' },
  lead: {
    de: 'Mit einem Konto sehen Sie jederzeit den Status Ihrer Bewerbung.',
    en: 'With an account you can always see the status of your application.',
  },
} satisfies Texts;

export const studentResetText = {
  title: { de: 'Passwort vergessen', en: 'Forgotten password' },
  description: {
    de: 'Fordern Sie einen Link an, um ein neues Passwort zu setzen.',
    en: 'Ask for a link to set a new password.',
  },
  headline: { de: 'Passwort vergessen?', en: 'Forgot your password?' },
  lead: {
    de: 'Nennen Sie uns Ihre E-Mail-Adresse. Wir senden Ihnen einen Link für ein neues Passwort.',
    en: 'Tell us your e-mail address. We will send you a link to set a new password.',
  },
} satisfies Texts;

export const employerLoginText = {
  title: { de: 'Anmelden für Arbeitgeber', en: 'Sign in for employers' },
  description: {
    de: 'Anmeldung und Registrierung für Arbeitgeber, die Studierende in den Semesterferien einstellen wollen.',
    en: 'Sign in or register as an employer who wants to hire students during their vacation.',
  },
  headline: { de: 'Willkommen im Arbeitgeberbereich.', en: 'Welcome to the employers’ area.' },
  lead: {
    de: 'Lassen Sie hier Ihre Firma prüfen, melden Sie Ihren Bedarf, und verfolgen Sie Vorschläge und Verträge.',
    en: 'Have your company vetted here, tell us your requirements, and follow proposals and contracts.',
  },
} satisfies Texts;

export const partnerAuthText = {
  title: { de: 'Anmelden für Partner', en: 'Sign in for partners' },
  description: {
    de: 'Anmeldung und Registrierung für Partnerhochschulen: QR-Code, Einladungslink und Registrierungen.',
    en: 'Sign in or register as a partner university: QR code, invitation link and registrations.',
  },
  headline: { de: 'Willkommen im Partnerbereich.', en: 'Welcome to the partners’ area.' },
  lead: {
    de: 'Hier finden Sie Ihren QR-Code, den Einladungslink und die Registrierungen.',
    en: 'Find your QR code, the invitation link and the registrations here.',
  },
} satisfies Texts;

export const adminLoginText = {
  title: { de: 'Anmelden für die Verwaltung', en: 'Sign in for administration' },
  description: {
    de: 'Anmeldung für die Verwaltung des Programms, mit zweitem Schritt über eine Authenticator-App.',
    en: 'Sign in for the administration of the programme, with a second step by authenticator app.',
  },
  headline: { de: 'Verwaltung', en: 'Administration' },
  lead: {
    de: 'Nur für das Team. Beim Anmelden brauchen Sie auch Ihr Telefon.',
    en: 'For the team only. You also need your phone to sign in.',
  },
} satisfies Texts;

export const joinPartnerPageText = {
  title: { de: 'Einladung in den Partnerbereich', en: 'Invitation to the partner area' },
  description: {
    de: 'Nehmen Sie die Einladung Ihrer Einrichtung in den Partnerbereich an.',
    en: 'Accept your organisation’s invitation to the partner area.',
  },
  headline: { de: 'Gemeinsam im Partnerbereich.', en: 'Share the partner area.' },
  lead: {
    de: 'QR-Code, Einladungslink und Studierende Ihrer Einrichtung, mit Ihrem eigenen Konto.',
    en: 'Your organisation’s QR code, invitation link and students, with your own account.',
  },
} satisfies Texts;

export const joinEmployerPageText = {
  title: { de: 'Einladung in den Arbeitgeberbereich', en: 'Invitation to the employer area' },
  description: {
    de: 'Nehmen Sie die Einladung Ihrer Firma in den Arbeitgeberbereich an.',
    en: 'Accept your company’s invitation to the employer area.',
  },
  headline: { de: 'Gemeinsam im Arbeitgeberbereich.', en: 'Share the employer area.' },
  lead: {
    de: 'Firmenangaben, Bedarf, Vorschläge und Verträge Ihrer Firma, mit Ihrem eigenen Konto.',
    en: 'Your company’s details, requirements, proposals and contracts, with your own account.',
  },
} satisfies Texts;

export const confirmEmailText = {
  title: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm your e-mail address' },
  description: {
    de: 'Bestätigen Sie die E-Mail-Adresse Ihres Kontos mit einem Klick.',
    en: 'Confirm the e-mail address of your account with one click.',
  },
  headline: { de: 'Ihre E-Mail-Adresse', en: 'Your e-mail address' },
  lead: {
    de: 'Erst mit einer bestätigten Adresse kann man sich anmelden. So kann niemand in Ihrem Namen ein Konto nutzen.',
    en: 'Only a confirmed address can be used to sign in. That way, nobody can use an account in your name.',
  },
} satisfies Texts;

export const resetPasswordText = {
  title: { de: 'Neues Passwort setzen', en: 'Set a new password' },
  description: {
    de: 'Setzen Sie hier ein neues Passwort für Ihr Konto.',
    en: 'Set a new password for your account here.',
  },
  headline: { de: 'Neues Passwort', en: 'New password' },
  lead: {
    de: 'Wählen Sie ein Passwort, das Sie nirgends sonst benutzen.',
    en: 'Choose a password that you use nowhere else.',
  },
} satisfies Texts;

export const resetCompletePageText = {
  title: { de: 'Passwort geändert', en: 'Password changed' },
  description: {
    de: 'Ihr neues Passwort ist gespeichert. Von hier geht es zur Anmeldung.',
    en: 'Your new password is saved. You can sign in from here.',
  },
  headline: { de: 'Geschafft.', en: 'All done.' },
  lead: { de: 'Melden Sie sich jetzt mit Ihrem neuen Passwort an.', en: 'Now sign in with your new password.' },
} satisfies Texts;
