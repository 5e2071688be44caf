import { applicationNumber } from '#contract/application-number.ts';
import { envelopeItems, KEEP_PASSPORT } from '#contract/envelope.text.ts';
import type { Lang } from '#contract/languages.ts';
import type { SiteConfig } from '../config/site.ts';
import { nextTurn } from '../next-turn.ts';
import { COVER_SHEET as T } from './cover-sheet.text.ts';
import type { Signer } from './declaration.ts';
import { GREY, startPaper } from './paper.ts';

const LEFT = 20;
const WIDTH = 170;

/** One A4 page for the envelope with the originals: address, sender, contents, and a QR code for the operator. */
export async function drawCoverSheet(site: SiteConfig, lang: Lang, signer: Signer): Promise<Buffer> {
  const paper = startPaper({ title: T.title[lang], author: site.brand.name, lang });
  const label = (text: string, y: number) => paper.text(text, LEFT, y, { size: 9, color: GREY });

  paper.text(site.brand.name, LEFT, 15, { size: 13, weight: 700 });
  label(T.to[lang], 30);
  paper.text(site.originals.addressLines.join('\n'), LEFT, 36, { size: 16, weight: 700, width: 120 });
  paper.qr(signer.applicationId, 150, 30, 40);

  paper.text(T.title[lang], LEFT, 92, { size: 22, weight: 700 });
  label(T.from[lang], 110);
  paper.text(`${signer.firstNames} ${signer.lastName}`.trim(), LEFT, 116, { size: 14, weight: 700, width: WIDTH });
  // Others are answered in between: the longest name takes as long as all the rest.
  await nextTurn();
  label(T.application[lang], 136);
  // The number is what the page asks to write on the envelope.
  const both = `${applicationNumber(signer.applicationId)}  ·  ${signer.applicationId}`;
  paper.text(both, LEFT, 142, { size: 12, width: WIDTH });

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
