import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const texts = {
  notYou: { de: 'Nicht {name}?', en: 'Not {name}?' },
  another: { de: 'Eine andere Bewerbung beginnen', en: 'Start another application' },
  anotherTitle: { de: 'Eine andere Bewerbung beginnen?', en: 'Start another application?' },
  anotherText: {
    de: 'Die Bewerbung von {name} bleibt bei uns. Nur dieser Browser öffnet sie nicht mehr. Der Link in unserer E-Mail gilt weiter.',
    en: 'The application of {name} stays with us. Only this browser no longer opens it. The link in our e-mail still works.',
  },
  unsent: {
    de: 'Was hier eingegeben oder ausgewählt ist, wurde noch nicht gesendet und geht verloren.',
    en: 'What was typed or chosen here has not been sent yet and will be lost.',
  },
  stay: { de: 'Hier bleiben', en: 'Stay here' },
  helperTitle: { de: 'Für mehrere Personen an einem Gerät', en: 'For several people on one device' },
  helperText: {
    de: 'Dieses Gerät behält nichts: keinen Namen, keine Datei, keinen Link. Jede Person bekommt ihren Link per E-Mail.',
    en: 'This device keeps nothing: no name, no file, no link. Each person gets their link by e-mail.',
  },
  next: { de: 'Nächste Person', en: 'Next person' },
  nextTitle: { de: 'Mit einer neuen Person beginnen?', en: 'Begin with another person?' },
  leave: { de: 'Formular für eine Person allein', en: 'Form for one person only' },
} satisfies Texts;

export function handoverTexts(lang: Lang) {
  return say(texts, lang);
}
export type HandoverTexts = ReturnType<typeof handoverTexts>;
