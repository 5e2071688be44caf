/**
 * Runs in the page while the browser still reads it, before anything is painted: marks the root element where somebody
 * has chosen no language and the browser asks for no German. A blocked storage counts as no choice.
 */
export const OFFER_ENGLISH =
  'let l;try{l=localStorage.s4f_lang}catch{}l||/^de\\b/i.test(navigator.language)||(document.documentElement.dataset.english="")';
