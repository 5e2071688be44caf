import type { Lang } from '#contract/languages.ts';
import { paths } from './paths.ts';

/** What a visitor asks for; campaigns use these names in their addresses. */
export type Interest = 'erstberatung' | 'leistungs-uebersicht' | 'kostenkalkulation' | 'kostenanfrage';

/** Where on the site the link to the contact page stands. */
export type RequestSource =
  | 'arbeitgeber_hero'
  | 'arbeitgeber_cta'
  | 'arbeitgeber_kosten_embed_bottom'
  | 'arbeitgeber_honorare_ferienjobber'
  | 'arbeitgeber_honorare_saisonarbeiter'
  | 'arbeitgeber_honorare_fachkraft'
  | 'studierende_cta';

/** Address of the contact page, whose mail is then prefilled. */
export function contactRequest(lang: Lang, source: RequestSource, interest?: Interest): string {
  const query = new URLSearchParams({ ...(interest ? { interesse: interest } : {}), quelle: source });
  return `${paths.contact(lang)}?${query}`;
}
