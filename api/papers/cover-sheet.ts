import { applicationNumber } from '#contract/applications/application-number.ts';
import { envelopeItems, KEEP_PASSPORT } from '#contract/applications/envelope.text.ts';
import type { Lang } from '#contract/languages.ts';
import { isPrintable } from '#contract/printable-name.ts';
import type { SiteConfig } from '../config/site.ts';
import { nextTurn } from '../time/next-turn.ts';
import { COVER_SHEET as T } from './cover-sheet.text.ts';
import type { Signer } from './declaration.ts';
import { GREY, startPaper } from './paper.ts';

const DESK = '/admin/applications';
const LEFT = 20;
const WIDTH = 170;

/**
 * One A4 page for the envelope with the originals: address, sender, contents, and a QR code that opens the application
 * on the operator's desk. Without a session there, neither code nor number opens anything.
 */
export async function drawCoverSheet(site: SiteConfig, lang: Lang, signer: Signer, publicUrl: string): Promise<Buffer> {
  const paper = startPaper({ title: T.title[lang], author: site.brand.name, lang });
  const label = (text: string, y: number) => paper.text(text, LEFT, y, { size: 9, color: GREY });

  paper.text(site.brand.name, LEFT, 15, { size: 13, weight: 700 });
  label(T.to[lang], 30);
  paper.text(site.originals.addressLines.join('\n'), LEFT, 36, { size: 16, weight: 700, width: 120 });
  const number = applicationNumber(signer.applicationId);
  // The address has no language: the desk opens in the operator's own.
  paper.qr(`${publicUrl}${DESK}?application=${number}`, 150, 30, 40);

  paper.text(T.title[lang], LEFT, 92, { size: 22, weight: 700, tag: 'H1' });
  label(T.from[lang], 110);
  const name = `${signer.firstNames} ${signer.lastName}`.trim();
  if (isPrintable(name)) paper.text(name, LEFT, 116, { size: 14, weight: 700, width: WIDTH });
  else paper.line(LEFT, 125, WIDTH);
  // Others are answered in between: the longest name takes as long as all the rest.
  await nextTurn();
  label(T.application[lang], 136);
  // The operator types this number where there is no camera; the applicant's page asks to write it on the envelope too.
  paper.text(number, LEFT, 141, { size: 16, weight: 700 });
  paper.text(signer.applicationId, LEFT + 50, 143, { size: 9, color: GREY, width: WIDTH - 50 });

  label(T.enclosed[lang], 158);
  let y = 165;
  for (const item of envelopeItems(lang, site.partnerNetwork.name)) {
    paper.box(LEFT, y, 5, 5);
    y += Math.max(9, paper.text(item, LEFT + 9, y, { size: 12, width: WIDTH - 9 }) + 3);
  }
  paper.text(KEEP_PASSPORT[lang], LEFT, y + 4, { size: 12, weight: 700, width: WIDTH });
  paper.text(T.howTo[lang], LEFT, y + 16, { size: 10, width: WIDTH });
  paper.text(site.contact.email, LEFT, 282, { size: 8, color: GREY });
  await nextTurn();
  return paper.finish();
}
