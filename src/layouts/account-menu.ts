import { $session, signOut } from '#src/lib/session/session.ts';

/** Starts the header of the signed-in areas: the role's pages, who is signed in, and signing out. */
export function startAccountMenu(): void {
  const header = document.querySelector<HTMLElement>('header');
  const button = header?.querySelector<HTMLButtonElement>('[data-sign-out]');
  if (!header || !button) return;
  $session.subscribe((session) => {
    if (session.kind === 'signed-in') show(header, session.user);
  });
  button.addEventListener('click', () => leave(header, button));
}

function show(header: HTMLElement, { role, email }: { role: string; email: string }): void {
  for (const part of header.querySelectorAll<HTMLElement>('[data-for]')) part.hidden = part.dataset.for !== role;
  const who = header.querySelector<HTMLElement>('[data-who]');
  if (!who) return;
  who.textContent = email;
  who.hidden = false;
}

/** Signs out, after a question where something typed would go; the page's guard then leads on. If the server does not answer, nobody is signed out. */
async function leave(header: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-busy')) return;
  const { afterSignOut = '/', afterAdmin = '/', signingOut = '', failed = '', unsent: question = '' } = header.dataset;
  // Whatever asks before the page is left is asked: signing out discards the same.
  const isUnsaved = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (isUnsaved && !confirm(question)) return;
  const session = $session.get();
  const isAdmin = session.kind === 'signed-in' && session.user.role === 'admin';
  const label = button.textContent;
  const refused = header.querySelector('[data-refused]');
  if (refused) refused.textContent = '';
  button.setAttribute('aria-busy', 'true');
  button.textContent = signingOut;
  const answer = await signOut(document.documentElement.lang, isAdmin ? afterAdmin : afterSignOut);
  if (answer.kind === 'ok') return;
  button.removeAttribute('aria-busy');
  button.textContent = label;
  if (refused) refused.textContent = failed;
}
