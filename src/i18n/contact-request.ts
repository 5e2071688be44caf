import type { Lang } from '#contract/languages.ts';
import { paths } from './paths.ts';

/** What somebody asks for; the names are part of the addresses in campaigns. */
export type Interest = 'erstberatung' | 'leistungs-uebersicht' | 'kostenkalkulation' | 'kostenanfrage';

/** Where on the site the link stood. */
export type RequestSource =
  | 'arbeitgeber_hero'
  | 'arbeitgeber_cta'
  | 'arbeitgeber_kosten_embed_bottom'
  | 'arbeitgeber_honorare_ferienjobber'
  | 'arbeitgeber_honorare_saisonarbeiter'
  | 'arbeitgeber_honorare_fachkraft'
  | 'studierende_cta';

/** The contact page, its mail already begun. */
export function contactRequest(lang: Lang, source: RequestSource, interest?: Interest): string {
  const query = new URLSearchParams({ ...(interest ? { interesse: interest } : {}), quelle: source });
  return `${paths.contact(lang)}?${query}`;
}
