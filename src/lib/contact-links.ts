/** tel: address of a phone number as people write it. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** mailto: address, with a subject where one is given. */
export function mailLink(address: string, subject?: string): string {
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** Chat with a number given as digits with country code. */
export function whatsAppLink(digits: string): string {
  return `https://wa.me/${digits}`;
}
