/**
 * The words of buttons that only have an icon: fetched once somebody points at something, touches it or tabs. Escape
 * or a press takes a tip away that is shown; the next thing that somebody points at or tabs to has one again.
 */
export function startTips(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/tips.css';
  // One for all, as this code is in every page. A press has no key.
  const heard = ({ type, key = 'Escape' }: Event & { key?: string }) => {
    if (/over|in/.test(type)) link.isConnected || document.head.append(link);
    else if (key === 'Escape') link.remove();
  };
  for (const type of ['pointerover', 'focusin', 'click', 'keydown']) addEventListener(type, heard);
}
