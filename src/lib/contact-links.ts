/** The tel: address of a phone number in any notation. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A mailto: address, with an optional subject. */
export function mailLink(address: string, subject?: string): string {
  // Signs that an address may have, and that end it in a link.
  const named = encodeURI(address).replace(/[?#&]/g, encodeURIComponent);
  return `mailto:${named}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** A WhatsApp chat with a number, given as digits with country code. */
export function whatsAppLink(digits: string): string {
  return `https://wa.me/${digits}`;
}
