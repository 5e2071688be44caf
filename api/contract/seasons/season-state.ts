/** What the state of a season follows from. Days are ISO days; `applications_close_on` is the last one, '' for none. */
export interface SeasonDays {
  starts_on: string;
  ends_on: string;
  applications_close_on: string;
  /** When it was opened and archived; null: not yet. */
  opened_at: unknown;
  archived_at: unknown;
  /** The act that closes it for good, from its first batch on; null: none. */
  closing_id: unknown;
}

export const SEASON_STATES = ['planned', 'open', 'closed', 'running', 'over', 'archived'] as const;
/** `closed`: nobody can apply any more, and it has not begun. */
export type SeasonState = (typeof SEASON_STATES)[number];

/** Nobody can be placed in it any more. Pure. */
export const isPast = (state: SeasonState) => state === 'over' || state === 'archived';

/** How a season stands on a day: what follows from its days and from two acts is not stored. Pure. */
export function seasonState(season: SeasonDays, today: string): SeasonState {
  if (season.archived_at !== null) return 'archived';
  if (today > season.ends_on) return 'over';
  if (season.opened_at === null) return 'planned';
  if (today >= season.starts_on) return 'running';
  return takesApplications(season, today) ? 'open' : 'closed';
}

/**
 * Whether people can apply for it on a day: until its closing date or, without one, its last day. Not while it is being
 * closed, whose batches may be past them. Pure.
 */
export function takesApplications(season: SeasonDays, today: string): boolean {
  const { opened_at, archived_at, closing_id, applications_close_on: close, ends_on } = season;
  return opened_at !== null && archived_at === null && closing_id === null && today <= (close || ends_on);
}

/**
 * Which seasons people can apply for on a day. `forNext`: none, but for the one after the last, which had no closing
 * date: such applications get their season when it is opened. Pure.
 */
export function applyingOn<Season extends SeasonDays>(seasons: readonly Season[], today: string) {
  const open = seasons.filter((season) => takesApplications(season, today));
  const last = lastOf(seasons.filter(({ opened_at }) => opened_at !== null));
  return { open, forNext: open.length === 0 && last?.applications_close_on === '' };
}

/** The season that whoever applied for the next one may count on: the first that is not over. Pure. */
export function seasonAhead<Season extends SeasonDays>(seasons: readonly Season[], today: string): Season | undefined {
  const ahead = seasons.filter((season) => season.archived_at === null && season.ends_on >= today);
  return ahead.reduce<Season | undefined>((a, b) => (a && a.ends_on <= b.ends_on ? a : b), undefined);
}

function lastOf<Season extends SeasonDays>(seasons: readonly Season[]): Season | undefined {
  return seasons.reduce<Season | undefined>((a, b) => (a && a.ends_on >= b.ends_on ? a : b), undefined);
}
