import type { RequestHandler } from 'express';
import { isLang } from '#contract/languages.ts';
import type { Deps } from '../../deps.ts';
import { readBuiltPages, sendPage } from '../../http/built-pages.ts';
import { callerLanguage } from '../../http/caller-language.ts';
import { unsubscribedId } from '../../mail/unsubscribe-token.ts';
import { findReminderOwner } from './reminder-owner.ts';

/**
 * For whoever opens the address of a mail's `List-Unsubscribe` in a browser: a page with a button that posts to the same
 * address (RFC 8058). Opening it changes nothing, since scanners of mail open addresses too.
 */
export function createUnsubscribePage(deps: Deps, distDir: string): RequestHandler {
  const pagesNow = readBuiltPages(distDir, 'stop-reminders.html');
  return (req, res) => {
    const id = unsubscribedId(deps.secretKey, String(req.params.unsubscribe_token));
    const asked = isLang(req.query.lang) ? req.query.lang : undefined;
    const owner = id === undefined ? undefined : findReminderOwner(deps, id);
    const lang = asked ?? owner?.lang ?? callerLanguage(req);
    // The address holds a token.
    sendPage(req, res, pagesNow()[lang], 'no-store');
  };
}
