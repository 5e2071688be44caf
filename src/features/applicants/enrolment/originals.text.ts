import { envelopeItems, KEEP_PASSPORT } from '#contract/applications/envelope.text.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { say, type Texts } from '#src/i18n/text.ts';

const envelope = {
  envelopeTitle: { de: 'In den Umschlag', en: 'Into the envelope' },
  keepPassport: KEEP_PASSPORT,
  within: { de: 'innerhalb von {days} Tagen', en: 'within {days} days' },
  by: { de: 'bis {date}', en: 'by {date}' },
  late: { de: 'so bald Sie können', en: 'as soon as you can' },
  again: { de: 'Umschlag und Adresse noch einmal ansehen', en: 'See the envelope and the address again' },
  addressTitle: { de: 'Adresse', en: 'Address' },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Adresse kopiert', en: 'Address copied' },
  copyFailed: {
    de: 'Kopieren ging nicht. Bitte markieren Sie die Adresse.',
    en: 'Copying did not work. Please select the address.',
  },
  print: { de: 'Drucken', en: 'Print' },
  back: { de: 'Schreiben Sie auf die Rückseite:', en: 'Write on the back:' },
  afterwards: {
    de: 'Sobald Ihr Umschlag da ist und alles geprüft ist, schreiben wir Ihnen.',
    en: 'As soon as your envelope has arrived and everything has been checked, we will write to you.',
  },
} satisfies Texts;

const announce = {
  title: { de: 'Sind die Originale auf dem Weg?', en: 'Are the originals on their way?' },
  text: {
    de: 'Sagen Sie uns Bescheid, sobald der Umschlag bei der Post ist. Dann erinnern wir Sie nicht mehr daran.',
    en: 'Tell us as soon as you have posted the envelope. We will then stop reminding you of it.',
  },
  tracking: { de: 'Sendungsnummer', en: 'Tracking number' },
  trackingHint: { de: 'Steht auf dem Beleg der Post.', en: 'You find it on the receipt from the post office.' },
  submit: { de: 'Ich habe die Originale abgeschickt', en: 'I have posted the originals' },
  announcedTitle: { de: 'Abgeschickt, gemeldet am {date}', en: 'Posted, reported on {date}' },
  announcedText: {
    de: 'Danke. Wir schreiben Ihnen, sobald der Umschlag da ist.',
    en: 'Thank you. We will write to you as soon as the envelope has arrived.',
  },
  number: { de: 'Sendungsnummer:', en: 'Tracking number:' },
  change: { de: 'Sendungsnummer ändern', en: 'Change the tracking number' },
  add: { de: 'Sendungsnummer nachtragen', en: 'Add a tracking number' },
  save: { de: 'Sendungsnummer speichern', en: 'Save the tracking number' },
} satisfies Texts;

/** For the originals: what goes into the envelope, and the message that it is in the post. */
export function originalsTexts(lang: Lang) {
  return {
    envelope: { ...say(envelope, lang), items: envelopeItems(lang, site.partnerNetwork.name) },
    announce: say(announce, lang),
  };
}
