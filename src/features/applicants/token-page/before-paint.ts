import { TOKEN_QUERY_NAMES } from '#contract/accounts/token.ts';
import type { Lang } from '#contract/languages.ts';
import { say } from '#src/i18n/text.ts';
import { LEFT_KEY } from '../handover/left-application.ts';
import { cutOffText } from '../shell/shell.text.ts';
import { RESUME_TOKEN_KEY, TOKEN_KEY } from '../shell/token.ts';

/** By then a page of 20 KB has come even at 1 KB/s. */
const CUT_OFF_MS = 20_000;

/**
 * Runs in a finished page while the browser still reads it, before anything is painted; React may come much later. Where
 * the application was left for somebody else, pressing 'back' must not show it. Otherwise the tab keeps its token, so that
 * a page opened without it finds the application. A blocked storage counts as empty. Where the line breaks within the
 * page, a browser shows what has come, waits for ever and says nothing.
 */
export function beforePaint(lang: Lang): string {
  const t = say(cutOffText, lang);
  return `{
const root = document.documentElement, token = root.dataset.finished;
if (token) try {
setTimeout(() => {
if (document.readyState === 'loading') document.getElementById('main').insertAdjacentHTML('afterbegin',
'<p class="note warn cut-off" role="alert">${t.text} <a href="">${t.again}</a></p>');
}, ${CUT_OFF_MS});
const tab = sessionStorage;
if (tab.${LEFT_KEY} && tab.${TOKEN_KEY} !== token && performance.getEntriesByType('navigation')[0].type === 'back_forward') {
root.hidden = true;
const url = new URL(location);
for (const name of ${JSON.stringify(TOKEN_QUERY_NAMES)}) url.searchParams.delete(name);
location.replace(url);
} else if (!/[?&]helper=1/.test(location.search)) {
tab.${TOKEN_KEY} = token;
tab.removeItem('${RESUME_TOKEN_KEY}');
}
} catch {}
}`;
}
