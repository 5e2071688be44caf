/**
 * Puts a text on the clipboard. Where the browser refuses, as without HTTPS, selects the field that shows the text and
 * tries the older way of copying; the visitor can also copy the selection. Returns whether it worked.
 */
export async function copyText(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
