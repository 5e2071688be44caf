import { accessEndedBy } from '#contract/accounts/access-ended.text.ts';
import { daysInWords } from '#contract/duration.text.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { MEMBER_INVITATION_DAYS } from '#contract/limits.ts';
import { byToken, byTokenUntil, type Template, toPage } from './template.ts';

/** What differs between the mails to people of a partner and to those of an employer. */
interface TeamMails {
  home: string;
  invitation: string;
  button: Text;
  /** Whom to ask after an access has ended. */
  ask: Text;
  invited: Text;
  /** What colleagues use together in that area. */
  shares: Text;
  joined: Text;
  removed: Text;
  /** What only the owner may do. */
  owner: Text;
}

const PARTNER: TeamMails = {
  home: '/partner',
  invitation: '/partner/invitation',
  button: { de: 'Zum Partnerbereich', en: 'Go to the partner area' },
  ask: {
    de: 'Fragen dazu beantwortet am besten Ihre Einrichtung.',
    en: 'If you have any questions, please ask your organisation.',
  },
  invited: {
    de: 'Einladung in den Partnerbereich von {organization}',
    en: 'Invitation to the partner area of {organization}',
  },
  shares: {
    de: '{inviter} möchte, dass Sie gemeinsam für {organization} den Partnerbereich von {brand} nutzen: QR-Code, Einladungslink und die Liste der Studierenden.',
    en: '{inviter} would like to use the partner area of {brand} together with you for {organization}: QR code, invitation link and the list of students.',
  },
  joined: {
    de: '{email} hat die Einladung in Ihren Partnerbereich angenommen und sieht dort dasselbe wie Sie.',
    en: '{email} has accepted the invitation to your partner area and sees the same there as you do.',
  },
  removed: {
    de: 'Sie haben keinen Zugang mehr zum Partnerbereich von {organization}. Auf allen Geräten sind Sie abgemeldet.',
    en: 'You no longer have access to the partner area of {organization}. You are signed out on all devices.',
  },
  owner: {
    de: 'Nur der Hauptzugang kann den Namen der Einrichtung ändern und Zugänge beenden.',
    en: 'Only the main account can change the name of the organisation and end the access of others.',
  },
};

const EMPLOYER: TeamMails = {
  home: '/employer/members',
  invitation: '/employer/invitation',
  button: { de: 'Zum Arbeitgeberbereich', en: 'Go to the employer area' },
  ask: {
    de: 'Fragen dazu beantwortet am besten Ihre Firma.',
    en: 'If you have any questions, please ask your company.',
  },
  invited: {
    de: 'Einladung in den Arbeitgeberbereich von {organization}',
    en: 'Invitation to the employer area of {organization}',
  },
  shares: {
    de: '{inviter} möchte, dass Sie gemeinsam für {organization} den Arbeitgeberbereich von {brand} nutzen: Firmenangaben, Bedarf, Vorschläge und Verträge.',
    en: '{inviter} would like to use the employer area of {brand} together with you for {organization}: company details, requirements, proposals and contracts.',
  },
  joined: {
    de: '{email} hat die Einladung in Ihren Arbeitgeberbereich angenommen und sieht dort dasselbe wie Sie.',
    en: '{email} has accepted the invitation to your employer area and sees the same there as you do.',
  },
  removed: {
    de: 'Sie haben keinen Zugang mehr zum Arbeitgeberbereich von {organization}. Auf allen Geräten sind Sie abgemeldet.',
    en: 'You no longer have access to the employer area of {organization}. You are signed out on all devices.',
  },
  owner: {
    de: 'Nur der Hauptzugang kann Zugänge beenden und den Hauptzugang weitergeben.',
    en: 'Only the main account can end the access of others and hand the main account over.',
  },
};

/** `until`: the last day of the invitation; mails that an older server queued have none. */
const invited =
  ({ invited: headline, shares: first, invitation }: TeamMails): Template =>
  ({ params: { until } }) => ({
    headline,
    first,
    second: {
      de: 'Mit dem Link legen Sie ein eigenes Konto an oder melden sich an. Kennen Sie die Absenderin oder den Absender nicht? Dann tun Sie einfach nichts.',
      en: 'The link lets you create your own account, or sign in. If you do not know the sender, simply do nothing.',
    },
    button: { de: 'Einladung ansehen', en: 'See the invitation' },
    link: until ? byTokenUntil(invitation, until) : byToken(invitation, daysInWords(MEMBER_INVITATION_DAYS)),
  });

const joined = ({ joined: first, button, home }: TeamMails): Template => ({
  headline: { de: 'Jemand hat jetzt auch Zugang', en: 'Somebody else has access now' },
  first,
  second: {
    de: 'War das nicht so gedacht? Sie können den Zugang dort jederzeit beenden.',
    en: 'Was this not intended? You can end the access there at any time.',
  },
  button,
  link: toPage(home),
});

/** `by`: who ended the access; mails that an older server queued have none. */
const removed =
  ({ removed: first, ask }: TeamMails): Template =>
  ({ params }) => ({
    headline: { de: 'Ihr Zugang ist beendet', en: 'Your access has ended' },
    first,
    second: {
      de: [...endedBy(params.by, 'de'), ask.de].join(' '),
      en: [...endedBy(params.by, 'en'), ask.en].join(' '),
    },
  });

const endedBy = (by: string | undefined, lang: Lang) => (by === undefined ? [] : [accessEndedBy(by, lang)]);

const ownerChanged = ({ owner: second, button, home }: TeamMails): Template => ({
  headline: { de: 'Der Hauptzugang hat gewechselt', en: 'The main account has changed' },
  first: {
    de: 'Den Hauptzugang von {organization} hat jetzt {email}. Alle anderen behalten ihren Zugang.',
    en: '{email} now holds the main account of {organization}. Everybody else keeps their access.',
  },
  second,
  button,
  link: toPage(home),
});

/** Mails about who works for a partner or an employer. `organization` has been verified by an admin. */
export const MEMBERS = {
  'partner-member-invited': invited(PARTNER),
  'partner-member-joined': joined(PARTNER),
  'partner-member-removed': removed(PARTNER),
  'partner-owner-changed': ownerChanged(PARTNER),
  'employer-member-invited': invited(EMPLOYER),
  'employer-member-joined': joined(EMPLOYER),
  'employer-member-removed': removed(EMPLOYER),
  'employer-owner-changed': ownerChanged(EMPLOYER),
} satisfies Record<string, Template>;
