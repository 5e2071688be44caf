import { daysInWords } from '#contract/duration.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { say, type Texts } from '#src/i18n/text.ts';
import { mailLink, telLink } from '#src/lib/contact-links.ts';

const DAYS = daysInWords(site.offline.keptDays);

export const keepText = {
  title: { de: 'Ohne Internet lesen', en: 'Read it without internet' },
  offer: {
    de: `Wenn Sie möchten, merkt sich dieser Browser Ihre Seiten so, wie Sie sie zuletzt gesehen haben, bis zu ${DAYS.de}: wie Ihre Bewerbung steht, was als Nächstes kommt, Adressen und Telefonnummern. Ihre Unterlagen bleiben bei uns.`,
    en: `If you like, this browser remembers your pages as you last saw them, for up to ${DAYS.en}: how your application stands, what comes next, addresses and phone numbers. Your documents stay with us.`,
  },
  own: {
    de: 'Wählen Sie das nur auf Ihrem eigenen Gerät: Wer es in der Hand hat, kann diese Seiten dann lesen.',
    en: 'Choose this only on a device of your own: whoever holds it can then read these pages.',
  },
  keep: { de: 'Auf diesem Gerät merken', en: 'Remember on this device' },
  kept: {
    de: 'Dieser Browser merkt sich Ihre Seiten. Ohne Internet öffnen Sie sie mit demselben Link.',
    en: 'This browser remembers your pages. Without internet you open them with the same link.',
  },
  forget: { de: 'Von diesem Gerät löschen', en: 'Delete from this device' },
  failed: {
    de: 'Das hat nicht geklappt. Vielleicht fehlt gerade das Netz, oder dieser Browser kann das nicht.',
    en: 'That did not work. Maybe there is no connection right now, or this browser cannot do it.',
  },
} satisfies Texts;

const noteText = {
  title: { de: 'Kein Internet. Stand: {time}', en: 'No internet. As of {time}' },
  text: {
    de: 'So haben Sie diese Seite zuletzt gesehen; seitdem kann sich etwas geändert haben. Senden können Sie erst wieder mit Internet, und nichts geht ab, ohne dass Sie es noch einmal bestätigen.',
    en: 'This is how you last saw this page; something may have changed since. You can send things once you have internet again, and nothing goes out unless you confirm it once more.',
  },
  reload: { de: 'Seite neu laden', en: 'Reload the page' },
  emergency: {
    de: 'Notruf in Deutschland, kostenlos: {112} Rettungsdienst und Feuerwehr, {110} Polizei.',
    en: 'Emergency calls in Germany, free of charge: {112} ambulance and fire brigade, {110} police.',
  },
  reach: {
    de: 'Sie erreichen uns unter {germany} (Deutschland) und {ethiopia} (Äthiopien), per E-Mail an {mail} und per Post: {post}.',
    en: 'You reach us on {germany} (Germany) and {ethiopia} (Ethiopia), by e-mail at {mail} and by post: {post}.',
  },
} satisfies Texts;

/** The HTML that stands above a page that is shown without a network, with the placeholder {time}. */
export function offlineNote(lang: Lang): string {
  const t = say(noteText, lang);
  const { contact, legal } = site;
  const tel = (number: string) => `<a href="${telLink(number)}">${escaped(number)}</a>`;
  const emergency = fill(escaped(t.emergency), { 112: tel('112'), 110: tel('110') });
  const reach = fill(escaped(t.reach), {
    germany: tel(contact.phoneGermany),
    ethiopia: tel(contact.phoneEthiopia),
    mail: `<a href="${mailLink(contact.email)}">${escaped(contact.email)}</a>`,
    post: escaped([legal.entity, legal.street, legal.city, legal.country[lang]].join(', ')),
  });
  const lines = [
    `<b>${escaped(t.title)}</b>`,
    `${escaped(t.text)} <a href="">${escaped(t.reload)}</a>`,
    emergency,
    reach,
  ];
  const note = `<div class="note warn">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
  return `<div class="wrap" role="status" data-offline>${note}</div>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
