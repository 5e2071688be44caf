import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { acceptRows } from './accept-rows.ts';
import { assignmentStore } from './assignment.store.ts';
import { countsOf, viewRow } from './view-assignment.ts';

// Each has a match, an event and mails, in one transaction: about 20 ms.
const ROWS_AT_ONCE = 25;

export const acceptAssignment = endpoint('acceptAssignment', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle({ deps, caller, input: { assignment_id, rows: wanted } }) {
    const { db } = deps;
    const assignments = assignmentStore(db);
    const rows = deps.tx(() => {
      if (assignments.find()?.id !== assignment_id) throw problem('assignment_changed');
      const those = wanted?.flatMap((number) => assignments.row(number) ?? []) ?? assignments.nextOpen(ROWS_AT_ONCE);
      acceptRows(deps, those, caller.account.id);
      return those;
    });
    return {
      rows: rows.flatMap(({ number }) => assignments.shown(number) ?? []).map((row) => viewRow(deps, row)),
      counts: countsOf(deps),
    };
  },
});
