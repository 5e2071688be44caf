/** Texts of a prefilled mail: the subject of each `interesse`, the page of each `quelle`, and the labels of the two. */
export type RequestTexts = Readonly<Record<string, string>>;

const INTERESTS = ['erstberatung', 'leistungs-uebersicht', 'kostenkalkulation', 'kostenanfrage'];
const SOURCES = ['arbeitgeber', 'studierende'];

/** Adds what the page's query says about the request to a mailto: address. */
export function withRequest(mailto: string, query: string, texts: RequestTexts): string {
  const params = new URLSearchParams(query);
  const interest = known(params.get('interesse'), INTERESTS, texts);
  const source = known(params.get('quelle')?.split('_')[0], SOURCES, texts);
  if (!interest && !source) return mailto;
  const mail = new URL(mailto);
  const subject = interest ?? mail.searchParams.get('subject') ?? '';
  const lines = [
    interest ? `${texts.interest}: ${interest}` : undefined,
    source ? `${texts.source}: ${source}` : undefined,
  ];
  const body = `\r\n\r\n\r\n${lines.filter(Boolean).join('\r\n')}`;
  return `mailto:${mail.pathname}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A webmail address that begins the same mail. */
export function webmail(mailto: string): string {
  const mail = new URL(mailto);
  const query = new URLSearchParams({
    view: 'cm',
    fs: '1',
    to: mail.pathname,
    su: mail.searchParams.get('subject') ?? '',
    body: mail.searchParams.get('body') ?? '',
  });
  return `https://mail.google.com/mail/?${query}`;
}

/** Anybody can write a link: only our own words for a value that we know go into the visitor's mail. */
function known(name: string | null | undefined, names: readonly string[], texts: RequestTexts): string | undefined {
  return name && names.includes(name) ? texts[name] : undefined;
}
