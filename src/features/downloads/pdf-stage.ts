// Long enough for 'loading' to be read, so that it does not flicker on a fast network.
const LOADING_MILLISECONDS = 1000;
const PATIENCE_MILLISECONDS = 20_000;

type StageState = 'loading' | 'shown' | 'failed' | 'no-viewer';

/** Shows the PDF in a frame once the file is known to be there, since a frame reports no failure of its own. */
export function startPdfStage(stage: HTMLElement): void {
  const show = (state: StageState) => {
    stage.dataset.state = state;
  };
  const load = async () => {
    show('loading');
    const [there] = await Promise.all([isThere(stage.dataset.pdf ?? ''), pause(LOADING_MILLISECONDS)]);
    if (there) embed(stage);
    show(there ? 'shown' : 'failed');
  };

  stage.querySelector('[data-retry]')?.addEventListener('click', () => {
    stage.focus();
    load();
  });
  // Chrome on Android shows an empty frame. Browsers without `pdfViewerEnabled` have a viewer.
  if (navigator.pdfViewerEnabled === false) show('no-viewer');
  else load();
}

/** Moves the frame out of its template, which makes it load. */
function embed(stage: HTMLElement): void {
  const template = stage.querySelector('template');
  template?.replaceWith(template.content.cloneNode(true));
}

/** Asks only for the headers: the frame fetches the file itself and could not use an answer fetched here. */
async function isThere(address: string): Promise<boolean> {
  // A timer, as AbortSignal.timeout is missing on phones that are still in use.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MILLISECONDS);
  try {
    return isPdf(await fetch(address, { method: 'HEAD', signal: patience.signal }));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Also checks the type, since the sign-in page of a public network answers 200 with HTML. */
export function isPdf({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && /^application\/pdf\b/i.test(headers.get('Content-Type') ?? '');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
