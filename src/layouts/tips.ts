/**
 * The words of buttons that only have an icon: fetched once somebody points at something, touches it or tabs. Any other
 * key or a press takes a tip away that is shown; the next thing that somebody points at or tabs to has one again.
 */
export function startTips(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/tips.css';
  const show = () => link.isConnected || document.head.append(link);
  const hide = () => link.remove();
  addEventListener('pointerover', show);
  addEventListener('click', hide);
  // Not on focus: a field that is selected to be copied would bring the tip of the button back.
  addEventListener('keydown', ({ key }) => (key === 'Tab' ? show() : hide()));
}
