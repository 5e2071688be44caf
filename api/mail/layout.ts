import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { SiteConfig } from '../config/site.ts';
import type { MailContent } from './content.ts';
import { FRAME } from './mail.text.ts';

interface Frame {
  site: SiteConfig;
  publicUrl: string;
  lang: Lang;
}

export function renderText(content: MailContent, frame: Frame): string {
  const t = frameTexts(frame);
  const parts = [
    content.headline,
    content.greeting,
    ...content.paragraphs,
    content.box && `${content.box.title}:\n${content.box.text}`,
    content.lines?.join('\n'),
    content.button &&
      [`${content.button.label}:\n${content.button.url}`, content.button.rule].filter(Boolean).join('\n\n'),
    ...(content.isInternal ? [] : [t.neverAsk, t.reply]),
    numberOf(content, frame),
    content.stop && `${t.stop}: ${content.stop.url}`,
    `${t.sender}\n${t.imprint}: ${t.imprintUrl}\n${t.privacy}: ${t.privacyUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const FONT = "font-family:Arial,'Segoe UI',Roboto,sans-serif";
const INK = '#0B2629';
const MUTED = '#3F5755';
const PINE = '#12504C';

/** One column, tables and inline styles, no picture: what mail programs show alike. */
export function renderHtml(content: MailContent, frame: Frame): string {
  const t = frameTexts(frame);
  const rows = [
    row(
      '22px 28px 14px',
      `font-size:20px;font-weight:bold;color:${INK}`,
      `<span style="color:#B8402A">&#9670;</span> ${esc(frame.site.brand.name)}`,
    ),
    content.step && stepsRow(content.step, t),
    row('24px 28px 8px', `font-size:25px;line-height:1.2;font-weight:bold;color:${INK}`, esc(content.headline)),
    row(
      '4px 28px 18px',
      `font-size:17px;line-height:1.55;color:${INK}`,
      [...(content.greeting ? [content.greeting] : []), ...content.paragraphs].map(esc).join('<br><br>'),
    ),
    content.box &&
      boxRow('#B8402A', '#FBE6E0', `<strong>${esc(content.box.title)}</strong><br>${lines(content.box.text)}`),
    content.lines && boxRow('#F6B430', '#EAF2ED', content.lines.map(esc).join('<br>')),
    content.button && buttonRow(content.button),
    !content.isInternal &&
      row(
        '0 28px 22px',
        `font-size:14px;line-height:1.5;color:${MUTED}`,
        content.button
          ? `${esc(t.copyLink)}<br>${link(content.button.url, content.button.url)}<br><br>${esc([content.button.rule, t.neverAsk].filter(Boolean).join(' '))}`
          : esc(t.neverAsk),
      ),
    row(
      '16px 28px 24px',
      `border-top:1px solid #C9DBD2;font-size:14px;line-height:1.5;color:${MUTED}`,
      `${content.isInternal ? '' : `${esc(t.reply)}<br><br>`}${content.stop ? `${link(content.stop.url, t.stop)}<br>` : ''}${numberOf(content, frame, '<br>')}${esc(t.sender)}<br>${link(t.imprintUrl, t.imprint)} · ${link(t.privacyUrl, t.privacy)}`,
    ),
  ];
  return `<!doctype html><html lang="${frame.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${esc(content.headline)}</title></head><body style="margin:0;background:#EAF2ED"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#EAF2ED"><tr><td align="center" style="padding:16px 8px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:12px;border-collapse:separate">\n${rows.filter(Boolean).join('\n')}\n</table></td></tr></table></body></html>`;
}

function numberOf({ applicationNumber: number }: MailContent, { lang }: Frame, after = ''): string {
  return number ? `${fill(FRAME.application[lang], { number })}${after}` : '';
}

type FrameTexts = ReturnType<typeof frameTexts>;

function frameTexts({ site, publicUrl, lang }: Frame) {
  const { entity, street, city } = site.legal;
  return {
    step1: FRAME.step1[lang],
    step2: FRAME.step2[lang],
    step3: FRAME.step3[lang],
    copyLink: FRAME.copyLink[lang],
    neverAsk: FRAME.neverAsk[lang],
    reply: fill(FRAME.reply[lang], { hours: site.contact.replyWithinHours }),
    sender: `${entity} · ${street} · ${city}`,
    stop: FRAME.stop[lang],
    imprint: FRAME.imprint[lang],
    imprintUrl: `${publicUrl}/${lang}/impressum`,
    privacy: FRAME.privacy[lang],
    privacyUrl: `${publicUrl}/${lang}/privacy`,
  };
}

function row(padding: string, style: string, html: string): string {
  return `<tr><td style="padding:${padding};${FONT};${style}">${html}</td></tr>`;
}

function boxRow(edge: string, ground: string, html: string): string {
  return `<tr><td style="padding:0 28px 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="border-left:6px solid ${edge};background:${ground};padding:14px 18px;${FONT};font-size:16px;line-height:1.5;color:${INK}">${html}</td></tr></table></td></tr>`;
}

function buttonRow({ label, url }: { label: string; url: string }): string {
  return `<tr><td style="padding:0 28px 20px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${PINE};border-radius:12px"><a href="${esc(url)}" style="display:inline-block;padding:15px 26px;${FONT};font-size:17px;font-weight:bold;color:#FFFFFF;text-decoration:none">${esc(label)}</a></td></tr></table></td></tr>`;
}

function stepsRow(step: number, t: FrameTexts): string {
  const cells = [t.step1, t.step2, t.step3].map((label, index) => {
    const isReached = index + 1 <= step;
    const isNow = index + 1 === step;
    return `<td width="33%" style="border-top:6px solid ${isReached ? '#F6B430' : '#C9DBD2'};padding:6px 6px 0 0;${FONT};font-size:13px;line-height:1.3;color:${isNow ? INK : MUTED};font-weight:${isNow ? 'bold' : 'normal'}">${esc(label)}</td>`;
  });
  return `<tr><td style="padding:0 28px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells.join('')}</tr></table></td></tr>`;
}

function link(url: string, label: string): string {
  return `<a href="${esc(url)}" style="color:${PINE};word-break:break-all;display:inline-block;padding:4px 0">${esc(label)}</a>`;
}

function lines(text: string): string {
  return text.split('\n').map(esc).join('<br>');
}

function esc(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
