/** The words of buttons that only have an icon: fetched once somebody points at something, touches it or tabs. */
export function startTips(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/tips.css';
  const load = () => document.head.append(link);
  addEventListener('pointerover', load, { once: true });
  addEventListener('focusin', load, { once: true });
}
