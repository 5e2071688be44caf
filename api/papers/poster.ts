import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { SiteConfig } from '../config/site.ts';
import { type Paper, startPaper } from './paper.ts';
import { drawFoot } from './poster-art/foot.ts';
import { drawHead } from './poster-art/head.ts';
import { drawPicture } from './poster-art/picture.ts';
import { POSTER as T } from './poster-art/poster.text.ts';
import { CODE, INK, LEFT, WHITE } from './poster-art/sheet.ts';
import { drawSide } from './poster-art/side.ts';

/** The partner of a poster, and where the poster leads. */
export interface PosterPartner {
  organization: string;
  contactPerson: string;
  /** Room or office; '' where nothing was typed. */
  office: string;
  /** E-mail or phone, as the partner typed it; '' where nothing was typed. */
  reach: string;
  inviteUrl: string;
  /** The address to type without a camera. */
  shortUrl: string;
}

/** A partner's poster: one A4 page with a QR code that leads to the partner's invitation. */
export async function drawPoster(site: SiteConfig, lang: Lang, partner: PosterPartner): Promise<Buffer> {
  const organization = printable(partner.organization);
  const [person, office] = [printable(partner.contactPerson), printable(partner.office)];
  const paper = startPaper({ title: fill(T.title[lang], { organization }), author: site.brand.name, lang });
  drawPicture(paper);
  drawHead(paper, site, lang, organization);
  drawCode(paper, partner.inviteUrl);
  drawSide(paper, site, lang, partner.shortUrl);
  drawFoot(
    paper,
    {
      label: T.askPartner[lang],
      lines: [{ beginning: person, end: office && `, ${office}` }, printable(partner.reach)],
    },
    { label: fill(T.askUs[lang], { brand: site.brand.name }), lines: [site.contact.email] },
  );
  return paper.finish();
}

/** Composes accents, as the fonts need it, and removes invisible characters that could reverse a line. */
function printable(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');
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
