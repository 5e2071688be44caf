import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { errorScreenTexts } from '#src/i18n/error-screen.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { say } from '#src/i18n/text.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import lostSuitcase from '../../assets/illustrations/lost-suitcase.svg';
import offline from '../../assets/illustrations/offline.svg';
import qrPoster from '../../assets/illustrations/qr-poster.svg';
import { inviteFaults, inviteTexts } from './invite.text.ts';

export function inviteProps(lang: Lang) {
  const { supportEmail } = site.contact;
  const { name, registrationUrl } = site.partnerNetwork;
  return {
    lang,
    texts: inviteTexts(lang),
    errors: {
      ...pickErrorTexts(lang, ['input_empty', 'password_too_long', 'password_common']),
      ...say(inviteFaults, lang),
    },
    errorScreen: errorScreenTexts(lang),
    links: {
      home: paths.home(lang),
      join: paths.join(lang),
      signIn: paths.studentLogin(lang),
      dashboard: paths.studentDashboard(lang),
      privacy: paths.privacy(lang),
      support: mailLink(supportEmail),
    },
    network: { name, registrationUrl },
    supportEmail,
    pictures: { poster: qrPoster.src, lost: lostSuitcase.src, offline: offline.src },
  };
}

export type InviteProps = ReturnType<typeof inviteProps>;
