import type { Texts } from './text.ts';

/** The texts of a field for a password. */
export const passwordFieldText = {
  show: { de: 'Anzeigen', en: 'Show' },
  hide: { de: 'Verbergen', en: 'Hide' },
  showPassword: { de: 'Passwort anzeigen', en: 'Show password' },
  hidePassword: { de: 'Passwort verbergen', en: 'Hide password' },
} satisfies Texts;

/** With those of its strength; the components of ui/password take them as props. */
export const passwordText = {
  ...passwordFieldText,
  strength: { de: 'Passwortstärke', en: 'Password strength' },
  weak: { de: 'Schwach', en: 'Weak' },
  medium: { de: 'Mittel', en: 'Medium' },
  strong: { de: 'Stark', en: 'Strong' },
  almost: { de: 'Stark, aber es fehlt noch etwas', en: 'Strong, but something is still missing' },
  kept: { de: 'erfüllt', en: 'met' },
  open: { de: 'offen', en: 'open' },
  length: { de: '{min} bis {max} Zeichen', en: '{min} to {max} characters' },
  uppercase: { de: 'ein Großbuchstabe', en: 'an uppercase letter' },
  lowercase: { de: 'ein Kleinbuchstabe', en: 'a lowercase letter' },
  number: { de: 'eine Zahl', en: 'a number' },
  special: { de: 'ein Sonderzeichen', en: 'a special character' },
  common: { de: 'nicht leicht zu erraten', en: 'not easily guessed' },
} satisfies Texts;
