import type { Text } from '#contract/languages.ts';
import type { Action } from '#contract/model/action.ts';

/** Names of the actions, for refusals that say what is possible instead. */
export const ACTION_NAMES: Record<Action, Text> = {
  'submit-preregistration': { de: 'neu bewerben', en: 'apply' },
  'submit-documents': { de: 'Unterlagen für Schritt 2 senden', en: 'send the documents of step 2' },
  'submit-enrolment': { de: 'unterschriebene Erklärung senden', en: 'send the signed declaration' },
  'upload-document': { de: 'Unterlage nachreichen oder ersetzen', en: 'add or replace a document' },
  correct: { de: 'Name und E-Mail berichtigen', en: 'correct name and e-mail' },
  'announce-originals': { de: 'sagen, dass die Originale abgeschickt sind', en: 'say that the originals are posted' },
  'receive-originals': { de: 'Originale als angekommen eintragen', en: 'note originals as received' },
  'expect-originals': { de: 'Originale als noch nicht da eintragen', en: 'note originals as not here yet' },
  'miss-originals': { de: 'Originale als fehlend melden', en: 'report originals as missing' },
  'return-originals': { de: 'Originale zurückschicken', en: 'send originals back' },
  accept: { de: 'Unterlage annehmen', en: 'accept a document' },
  approve: { de: 'genehmigen', en: 'approve' },
  complete: { de: 'abschließen', en: 'complete' },
  'send-back': { de: 'Unterlage zurückgeben', en: 'send back a document' },
  reject: { de: 'ablehnen', en: 'reject' },
  withdraw: { de: 'zurückziehen', en: 'withdraw' },
  hold: { de: 'anhalten', en: 'put on hold' },
  'go-on': { de: 'weiterlaufen lassen', en: 'let it go on' },
  reopen: { de: 'wieder öffnen', en: 'reopen' },
};

export const NOTHING_POSSIBLE: Text = { de: 'nichts mehr', en: 'nothing any more' };
