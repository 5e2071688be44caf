/** Address of the application itself, for people who have already decided. */
export const joinLink = (partnerId: string) => `${location.origin}/join?partner=${encodeURIComponent(partnerId)}`;

/** Address of the invitation, short enough to be typed from paper. */
export const shortLink = (code: string) => `${location.origin}/p/${encodeURIComponent(code)}`;

/** Links that open a chat app with the message; the partner still chooses whom to send it to. */
export function chatLinks(text: string, link: string): { whatsApp: string; telegram: string } {
  return {
    whatsApp: `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`,
    telegram: `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`,
  };
}
