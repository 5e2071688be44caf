const NAME = 'kosten';

/** Opens the cost comparison for addresses that name it: #kosten or ?section=kosten. */
export function startCosts(): void {
  const section = document.getElementById(NAME);
  const costs = section?.querySelector('details');
  if (!section || !costs) return;
  const openFor = (hash: string) => {
    if (hash === `#${NAME}`) costs.open = true;
  };
  openFor(location.hash);
  addEventListener('hashchange', () => openFor(location.hash));
  // A second click on the same link changes no hash, so no event would tell.
  document.addEventListener('click', ({ target }) => {
    openFor((target as Element).closest('a')?.hash ?? '');
  });
  if (new URLSearchParams(location.search).get('section') !== NAME) return;
  costs.open = true;
  if (!location.hash) section.scrollIntoView();
}
