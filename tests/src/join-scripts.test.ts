import { expect, it } from 'vitest';
import { joinScripts } from '../../scripts/join-scripts.ts';

it('the inline scripts of a page are one module at the place of the last, and one script beside another', () => {
  const html =
    '<script type="module">var a=1</script><script>x()</script><script>y()</script><p><script type="module">var a=2</script>';
  expect(joinScripts(html)).toBe(
    '<script>x()\ny()</script><p><script type="module">(()=>{var a=1})();(()=>{var a=2})();</script>',
  );
});

it('a page with one of each stays as it is', () => {
  const html =
    '<script type="application/ld+json">{}</script><script>x()</script><p><script type="module">y()</script>';
  expect(joinScripts(html)).toBe(html);
});
