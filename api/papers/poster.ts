import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { ContactLines } from '#contract/partners/partner.ts';
import type { SiteConfig } from '../config/site.ts';
import { type Paper, startPaper } from './paper.ts';
import { drawFoot } from './poster-art/foot.ts';
import { drawHead } from './poster-art/head.ts';
import { drawPicture } from './poster-art/picture.ts';
import { POSTER as T } from './poster-art/poster.text.ts';
import { CODE, INK, LEFT, WHITE } from './poster-art/sheet.ts';
import { drawSide } from './poster-art/side.ts';
import { partnersContact } from './poster-lines.ts';

/** The partner of a poster in printable words, '' where nothing is to be printed, and where the poster leads. */
export interface PosterPartner extends Omit<ContactLines, 'campuses'> {
  organization: string;
  inviteUrl: string;
  /** The address to type without a camera. */
  shortUrl: string;
}

/** A partner's poster: one page with a QR code that leads to the partner's invitation. */
export async function drawPoster(
  site: SiteConfig,
  lang: Lang,
  partner: PosterPartner,
  size: 'A4' | 'A3' = 'A4',
): Promise<Buffer> {
  const { organization } = partner;
  const title = organization ? fill(T.title[lang], { organization }) : T.titleAlone[lang];
  const paper = startPaper({ title, author: site.brand.name, lang, size });
  drawPicture(paper);
  drawHead(paper, site, lang, organization);
  drawCode(paper, partner.inviteUrl);
  drawSide(paper, site, lang, partner.shortUrl);
  const own = { label: fill(T.askUs[lang], { brand: site.brand.name }), lines: [site.contact.email] };
  drawFoot(paper, partnersContact(lang, partner), own);
  return paper.finish();
}

/** Error correction H, so that a torn or dirty code works; it is a link, for readers on a screen. */
function drawCode(paper: Paper, inviteUrl: string): void {
  const { top, side, border, radius, inset } = CODE;
  paper.draw(LEFT + border / 2, top + border / 2, 1, (pen) => {
    pen.roundedRect(0, 0, side - border, side - border, radius).lineWidth(border);
    pen.fillAndStroke(WHITE, INK);
  });
  paper.qr(inviteUrl, LEFT + inset, top + inset, side - 2 * inset, { level: 'H', quietModules: 4 });
  paper.link(inviteUrl, LEFT, top, side, side);
}
