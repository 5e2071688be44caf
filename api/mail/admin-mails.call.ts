import { endpoint } from '../http/endpoint.ts';
import { pageByTime } from '../paging/page-by-time.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { mailListStore } from './mail-list.store.ts';
import { TEMPLATE_NAMES } from './templates/templates.ts';
import { viewMail } from './view-mail.ts';

export const listMails = endpoint('listMails', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle({ deps, input: { after, before, ...filter } }) {
    const { db } = deps;
    const { rows, previous, next } = pageByTime({
      rowsAfter: (place, how) => mailListStore(db).page(filter, place, how),
      after,
      before,
    });
    return {
      mails: rows.map((row) => viewMail(deps, row)),
      previous,
      next,
      counts: {
        waiting: mailListStore(db).count('waiting'),
        dead: mailListStore(db).count('dead'),
      },
      templates: [...TEMPLATE_NAMES],
    };
  },
});
