import type { PagesState } from '#contract/settings/settings.ts';
import { SETTINGS_FIELDS } from '#contract/settings/settings-fields.ts';
import { placeholders } from '../config/placeholders.ts';
import type { Deps } from '../deps.ts';
import { isoTime } from '../time/iso-time.ts';
import { changeOver } from './change-over.ts';
import { valueAt } from './in-force.ts';

export function viewSettings(deps: Deps) {
  changeOver(deps);
  const { site, settings } = deps;
  return {
    version: settings.version ?? 0,
    values: Object.fromEntries(SETTINGS_FIELDS.map((field) => [field, valueAt(site, field)])),
    refused: [...settings.refused],
    invented: placeholders(site),
    pages: viewPages(deps),
  };
}

export function viewPages({ siteBuild }: Pick<Deps, 'siteBuild'>): PagesState {
  const state = siteBuild.state();
  const at = state.kind === 'off' ? null : isoTime(state.at);
  return state.kind === 'failed'
    ? { kind: state.kind, at, fault: state.fault, said: state.said }
    : { kind: state.kind, at, fault: null, said: '' };
}
