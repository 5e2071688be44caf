import type { CallEntries } from '../call-entry.ts';
import * as season from '../seasons/season.ts';

export const seasonCalls = {
  listSeasons: {
    at: 'GET /api/admin/seasons',
    summary: 'All seasons with their state, their people and the wage of their days.',
    reply: season.seasonsReply,
  },
  saveSeason: {
    at: 'POST /api/admin/save-season',
    summary: 'Plans a season or changes one. Says how many lose something, and asks.',
    input: season.saveSeasonInput,
    reply: season.seasonsReply,
  },
  openSeason: {
    at: 'POST /api/admin/open-season',
    summary: 'Lets people apply for a planned season.',
    input: season.openSeasonInput,
    reply: season.seasonsReply,
  },
  takeBackSeason: {
    at: 'POST /api/admin/take-back-season',
    summary: 'Takes the opening of a season back to which nobody belongs yet, or throws away a planned one.',
    input: season.openSeasonInput,
    reply: season.seasonsReply,
  },
  previewClosing: {
    at: 'GET /api/admin/seasons/:season_id/closing',
    summary: 'How many applications closing a season would be about, and how many stay whatever is chosen.',
    input: season.previewClosingInput,
    reply: season.previewClosingReply,
  },
  closeSeason: {
    at: 'POST /api/admin/close-season',
    summary:
      'Ends, moves or leaves the applications of a season, some at a time, and closes it for good after the last.',
    input: season.closeSeasonInput,
    reply: season.closingReply,
  },
  undoClosing: {
    at: 'POST /api/admin/undo-closing',
    summary: 'Takes back what the closing of a season did, some applications at a time.',
    input: season.undoClosingInput,
    reply: season.closingReply,
  },
} as const satisfies CallEntries;
