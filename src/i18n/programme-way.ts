import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { site } from '#site';
import { unbroken } from './text.ts';

interface Step {
  title: string;
  text: string;
}

interface WayPart extends Step {
  steps: readonly Step[];
}

/** The programme in three parts, each with the smaller steps that the home page tells. */
export function programmeWay(lang: Lang): readonly WayPart[] {
  const facts = { partner: site.partnerNetwork.name, level: site.programme.level.minimum };
  const said = ({ title, text }: Record<keyof Step, Text>) => ({
    title: unbroken(title[lang]),
    text: fill(unbroken(text[lang]), facts),
  });
  return PARTS.map((part) => ({ ...said(part), steps: part.steps.map(said) }));
}

const PARTS = [
  {
    title: { de: 'Voranmelden', en: 'Pre-register' },
    text: {
      de: 'Sie registrieren sich bei {partner} und senden uns Name, E-Mail-Adresse und die Bestätigung.',
      en: 'You register with {partner} and send us your name, your e-mail address and the confirmation.',
    },
    steps: [
      {
        title: { de: 'Einladung bekommen', en: 'Get your invitation' },
        text: {
          de: 'Per QR-Code oder Link Ihrer Hochschule registrieren Sie sich bei {partner}.',
          en: 'With your university’s QR code or link you register with {partner}.',
        },
      },
      {
        title: { de: 'Voranmelden', en: 'Pre-register' },
        text: {
          de: 'Sie senden uns Name, E-Mail-Adresse und Ihre Bestätigung.',
          en: 'You send us your name, your e-mail address and the confirmation from {partner}.',
        },
      },
    ],
  },
  {
    title: { de: 'Unterlagen senden', en: 'Send your documents' },
    text: {
      de: '{level}-Zertifikat, Lebenslauf und Ausweis oder Reisepass. Scans und klare Handyfotos gehen.',
      en: '{level} certificate, CV and ID or passport. Scans and clear phone photos are fine.',
    },
    steps: [
      {
        title: { de: 'Unterlagen senden', en: 'Send your documents' },
        text: {
          de: '{level}-Zertifikat, Lebenslauf, Ausweis oder Reisepass. Wir prüfen alles.',
          en: '{level} certificate, CV and ID or passport. We check everything.',
        },
      },
    ],
  },
  {
    title: { de: 'Unterschreiben und ankommen', en: 'Sign and arrive' },
    text: {
      de: 'Sie unterschreiben die Immatrikulations\u00aderklärung, schicken die Originale per Post und reisen mit Visum ein.',
      en: 'You sign the enrolment declaration, post the originals and travel with your visa.',
    },
    steps: [
      {
        title: { de: 'Immatrikulations\u00aderklärung', en: 'Enrolment declaration' },
        text: {
          de: 'Unterschreiben, stempeln lassen und als PDF oder Foto senden.',
          en: 'You sign it, have it stamped and send it as a PDF or photo.',
        },
      },
      {
        title: { de: 'Originale per Post', en: 'Post the originals' },
        text: {
          de: 'Die Papiere gehen an ein International Office in Äthiopien.',
          en: 'The papers go to the international office of a university in Ethiopia.',
        },
      },
      {
        title: { de: 'Ankommen und starten', en: 'Arrive and start' },
        text: {
          de: 'Sie reisen mit Bestätigung und Visum ein. Bei der Ankunft hilft Ihnen jemand.',
          en: 'You travel with confirmation and visa. Somebody helps you when you arrive.',
        },
      },
    ],
  },
] as const;
