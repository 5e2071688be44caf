// Long enough to be read, so that nothing flickers on a fast network.
const LOADING_MILLISECONDS = 1000;
const PATIENCE_MILLISECONDS = 20_000;

type StageState = 'loading' | 'shown' | 'failed' | 'no-viewer';

/** Shows the PDF of a stage in a frame, once it is known to be there: a frame reports no failure of its own. */
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
  // Android's Chrome shows an empty frame. Browsers that don't tell have a viewer.
  if (navigator.pdfViewerEnabled === false) show('no-viewer');
  else load();
}

/** The frame loads when it leaves its template. */
function embed(stage: HTMLElement): void {
  const template = stage.querySelector('template');
  template?.replaceWith(template.content.cloneNode(true));
}

/** Asks for the headers only: the frame fetches the file by itself and could not use an answer fetched here. */
async function isThere(address: string): Promise<boolean> {
  // AbortSignal.timeout is missing on phones that are still in use.
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

/** The sign-in page of a public network answers 200 as well, but with HTML. */
export function isPdf({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && /^application\/pdf\b/i.test(headers.get('Content-Type') ?? '');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
