/** Texts of a prefilled mail: the subject of each `interesse`, and the labels of the two values. */
export type RequestTexts = Readonly<Record<string, string>>;

const LABEL = /^[a-z0-9][a-z0-9_-]{0,59}$/;

/** Adds what the page's query says about the request to a mailto: address. */
export function withRequest(mailto: string, query: string, texts: RequestTexts): string {
  const params = new URLSearchParams(query);
  const interest = knownInterest(params.get('interesse'), texts);
  const source = label(params.get('quelle'));
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

function knownInterest(value: string | null, texts: RequestTexts): string | undefined {
  const name = label(value);
  const isWord = name === 'interest' || name === 'source';
  return name && !isWord && Object.keys(texts).includes(name) ? texts[name] : undefined;
}

/** Anybody can write a link: only a value that looks like one of our labels goes into the visitor's mail. */
function label(value: string | null): string | undefined {
  return value && LABEL.test(value) ? value : undefined;
}
