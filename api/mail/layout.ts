import { STEP_NAMES } from '#contract/applications/step-names.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { SiteConfig } from '../config/site.ts';
import { escaped } from '../http/escaped.ts';
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
    ...(content.isInternal ? [] : [t.neverAsk, t.questions]),
    numberOf(content, frame),
    content.stop && `${content.stop.why}\n${content.stop.label}: ${content.stop.url}`,
    `${t.sender}\n${t.imprint}: ${t.imprintUrl}\n${t.privacy}: ${t.privacyUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const FONT = "font-family:Arial,'Segoe UI',Roboto,sans-serif";
const INK = '#0B2629';
const MUTED = '#3F5755';
const PINE = '#12504C';

/** One column of tables with inline styles and no picture: mail programs show these alike. */
export function renderHtml(content: MailContent, frame: Frame): string {
  const t = frameTexts(frame);
  const rows = [
    row(
      '22px 28px 14px',
      'font-size:20px;font-weight:bold',
      `<span class="mark" style="color:#B8402A">&#9670;</span> ${escaped(frame.site.brand.name)}`,
    ),
    content.step && stepsRow(content.step, t),
    row('24px 28px 8px', 'font-size:25px;line-height:1.2;font-weight:bold;hyphens:auto', escaped(content.headline)),
    row(
      '4px 28px 18px',
      'font-size:17px;line-height:1.55',
      [...(content.greeting ? [content.greeting] : []), ...content.paragraphs].map(escaped).join('<br><br>'),
    ),
    content.box && boxRow('complaint', `<strong>${escaped(content.box.title)}</strong><br>${lines(content.box.text)}`),
    content.lines && boxRow('address', content.lines.map(escaped).join('<br>')),
    content.button && buttonRow(content.button),
    !content.isInternal &&
      mutedRow(
        '0 28px 22px',
        '',
        content.button
          ? `${escaped(t.copyLink)}<br>${link(content.button.url, content.button.url)}<br><br>${escaped([content.button.rule, t.neverAsk].filter(Boolean).join(' '))}`
          : escaped(t.neverAsk),
      ),
    mutedRow(
      '16px 28px 24px',
      'border-top:1px solid #C9DBD2;',
      `${content.isInternal ? '' : `${escaped(t.questions)}<br><br>`}${content.stop ? `${escaped(content.stop.why)} ${link(content.stop.url, content.stop.label)}<br><br>` : ''}${numberOf(content, frame, '<br>')}${escaped(t.sender)}<br>${link(t.imprintUrl, t.imprint)} · ${link(t.privacyUrl, t.privacy)}`,
    ),
  ];
  const card = `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:12px;border-collapse:separate">\n${rows.filter(Boolean).join('\n')}\n</table>`;
  return `<!doctype html><html lang="${frame.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(content.headline)}</title><style>${DARK}</style></head><body class="ground" style="margin:0;background:#EAF2ED">${previewOf(content)}<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#EAF2ED"><tr><td align="center" style="padding:16px 8px">${card}</td></tr></table></body></html>`;
}

// Besides the inline styles, which every program reads: without it, some programs invert the colours.
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${[
  '.ground{background:#0B2629!important}',
  '.card{background:#16393A!important}',
  '.ink{color:#EAF2ED!important}',
  '.muted{color:#BED2CB!important}',
  '.rule{border-color:#3F5755!important}',
  '.mark{color:#F0917D!important}',
  '.link{color:#A9DDD3!important}',
  '.complaint{background:#4A2219!important;color:#FBE6E0!important}',
  '.address{background:#0B2629!important;color:#EAF2ED!important}',
  '.button{background:#F6B430!important}',
  '.button a{color:#0B2629!important}',
].join('')}}`;

/** The preview. Invisible characters follow it, so that lists of mails show nothing of the text below. */
function previewOf({ preview, paragraphs }: MailContent): string {
  const hidden =
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px';
  return `<div class="preview" aria-hidden="true" style="${hidden}">${escaped(preview ?? paragraphs[0] ?? '')}${'&#8199;&#847;&zwnj; '.repeat(40)}</div>`;
}

function numberOf({ applicationNumber: number }: MailContent, { lang }: Frame, after = ''): string {
  return number ? `${fill(FRAME.application[lang], { number })}${after}` : '';
}

type FrameTexts = ReturnType<typeof frameTexts>;

function frameTexts({ site, publicUrl, lang }: Frame) {
  const { entity, street, city } = site.legal;
  return {
    steps: STEP_NAMES.map((name, index) => `${index + 1} ${name[lang]}`),
    copyLink: FRAME.copyLink[lang],
    neverAsk: FRAME.neverAsk[lang],
    questions: fill(FRAME.questions[lang], { email: site.contact.email, hours: site.contact.replyWithinHours }),
    sender: `${entity} · ${street} · ${city}`,
    imprint: FRAME.imprint[lang],
    imprintUrl: `${publicUrl}/${lang}/impressum`,
    privacy: FRAME.privacy[lang],
    privacyUrl: `${publicUrl}/${lang}/privacy`,
  };
}

/** A word that is longer than a phone is wide, such as an address in a reason, must not widen the whole mail. */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere';

function row(padding: string, style: string, html: string): string {
  return `<tr><td class="ink" style="padding:${padding};${FONT};${BREAKS};${style};color:${INK}">${html}</td></tr>`;
}

function mutedRow(padding: string, style: string, html: string): string {
  return `<tr><td class="muted rule" style="padding:${padding};${style}${FONT};font-size:14px;line-height:1.5;color:${MUTED}">${html}</td></tr>`;
}

const BOXES = {
  complaint: { edge: '#B8402A', ground: '#FBE6E0' },
  address: { edge: '#F6B430', ground: '#EAF2ED' },
} as const;

function boxRow(kind: keyof typeof BOXES, html: string): string {
  const { edge, ground } = BOXES[kind];
  return `<tr><td style="padding:0 28px 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="${kind}" style="border-left:6px solid ${edge};background:${ground};padding:14px 18px;${FONT};${BREAKS};font-size:16px;line-height:1.5;color:${INK}">${html}</td></tr></table></td></tr>`;
}

function buttonRow({ label, url }: { label: string; url: string }): string {
  return `<tr><td style="padding:0 28px 20px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="background:${PINE};border-radius:12px"><a href="${escaped(url)}" style="display:inline-block;padding:15px 26px;${FONT};font-size:17px;font-weight:bold;color:#FFFFFF;text-decoration:none">${escaped(label)}</a></td></tr></table></td></tr>`;
}

function stepsRow(step: number, t: FrameTexts): string {
  const cells = t.steps.map((label, index) => {
    const isReached = index + 1 <= step;
    const isNow = index + 1 === step;
    return `<td class="${isNow ? 'ink' : 'muted'}${isReached ? '' : ' rule'}" width="33%" style="border-top:6px solid ${isReached ? '#F6B430' : '#C9DBD2'};padding:6px 6px 0 0;${FONT};font-size:13px;line-height:1.3;color:${isNow ? INK : MUTED};font-weight:${isNow ? 'bold' : 'normal'}">${escaped(label)}</td>`;
  });
  return `<tr><td style="padding:0 28px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells.join('')}</tr></table></td></tr>`;
}

function link(url: string, label: string): string {
  return `<a class="link" href="${escaped(url)}" style="color:${PINE};word-break:break-all;display:inline-block;padding:4px 0">${escaped(label)}</a>`;
}

function lines(text: string): string {
  return text.split('\n').map(escaped).join('<br>');
}
