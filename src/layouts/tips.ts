/**
 * The words of buttons that only have an icon: fetched once somebody points at something, touches it or tabs. A key
 * or a press takes a tip away that is shown; the next thing that somebody points at or tabs to has one again.
 */
export function startTips(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/tips.css';
  const show = () => link.isConnected || document.head.append(link);
  const hide = () => link.remove();
  addEventListener('pointerover', show);
  addEventListener('focusin', show);
  addEventListener('click', hide);
  addEventListener('keydown', hide);
}
