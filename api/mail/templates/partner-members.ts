import { daysInWords } from '#contract/duration.text.ts';
import { fill } from '#contract/fill.ts';
import type { Text } from '#contract/languages.ts';
import { MEMBER_INVITATION_DAYS } from '#contract/limits.ts';
import { linkRule } from '../link-rule.ts';
import { pick, type Template } from './template.ts';

const TO_PARTNER_AREA: Text = { de: 'Zum Partnerbereich', en: 'Go to the partner area' };

/** Mails about who works for a partner. `organization` has been verified by an admin. */
export const PARTNER_MEMBERS = {
  'partner-member-invited': ({ params, site }, lang) => ({
    ...pick(lang, {
      headline: {
        de: fill('{organization} lädt Sie in den Partnerbereich ein', params),
        en: fill('{organization} invites you to the partner area', params),
      },
      first: {
        de: `${fill('{inviter} möchte, dass Sie gemeinsam für {organization} den Partnerbereich von', params)} ${site.brand.name} nutzen: QR-Code, Einladungslink und die Liste der Studierenden.`,
        en: `${fill('{inviter} would like to use the partner area of', params)} ${site.brand.name} ${fill('together with you for {organization}: QR code, invitation link and the list of students.', params)}`,
      },
      second: {
        de: 'Mit dem Link legen Sie ein eigenes Konto an oder melden sich an. Kennen Sie die Absenderin oder den Absender nicht? Dann tun Sie einfach nichts.',
        en: 'The link lets you create your own account, or sign in. If you do not know the sender, simply do nothing.',
      },
    }),
    button: { de: 'Einladung ansehen', en: 'See the invitation' }[lang],
    link: {
      page: `/${lang}/partner/invitation`,
      query: 'token',
      rule: linkRule(daysInWords(MEMBER_INVITATION_DAYS), lang),
    },
  }),
  'partner-member-joined': ({ params }, lang) => ({
    ...pick(lang, {
      headline: { de: 'Jemand hat jetzt auch Zugang', en: 'Somebody else has access now' },
      first: {
        de: fill(
          '{email} hat die Einladung in Ihren Partnerbereich angenommen und sieht dort dasselbe wie Sie.',
          params,
        ),
        en: fill('{email} has accepted the invitation to your partner area and sees the same there as you do.', params),
      },
      second: {
        de: 'War das nicht so gedacht? Sie können den Zugang im Partnerbereich jederzeit beenden.',
        en: 'Was this not intended? You can end the access in the partner area at any time.',
      },
    }),
    button: TO_PARTNER_AREA[lang],
    link: { page: `/${lang}/partner` },
  }),
  'partner-member-removed': ({ params }, lang) => ({
    ...pick(lang, {
      headline: { de: 'Ihr Zugang ist beendet', en: 'Your access has ended' },
      first: {
        de: fill(
          'Sie haben keinen Zugang mehr zum Partnerbereich von {organization}. Auf allen Geräten sind Sie abgemeldet.',
          params,
        ),
        en: fill(
          'You no longer have access to the partner area of {organization}. You are signed out on all devices.',
          params,
        ),
      },
      second: {
        de: 'Fragen dazu beantwortet am besten Ihre Einrichtung.',
        en: 'If you have any questions, please ask your organisation.',
      },
    }),
  }),
  'partner-owner-changed': ({ params }, lang) => ({
    ...pick(lang, {
      headline: { de: 'Der Hauptzugang hat gewechselt', en: 'The main account has changed' },
      first: {
        de: fill('Den Hauptzugang von {organization} hat jetzt {email}. Alle anderen behalten ihren Zugang.', params),
        en: fill('{email} now holds the main account of {organization}. Everybody else keeps their access.', params),
      },
      second: {
        de: 'Nur der Hauptzugang kann den Namen der Einrichtung ändern und Zugänge beenden.',
        en: 'Only the main account can change the name of the organisation and end the access of others.',
      },
    }),
    button: TO_PARTNER_AREA[lang],
    link: { page: `/${lang}/partner` },
  }),
} satisfies Record<string, Template>;
