import type { DeviceKey } from '#contract/browser-storage.ts';
import { device } from '../storage.ts';

/** What one tab tells the others. Nothing personal travels between tabs: they ask the server who is signed in. */
export type TabNews = 'signed-in' | 'signed-out';

const NAME: DeviceKey = 's4f_session';

// One channel listens and speaks, since a second one on the same page would hear the first.
let listening: BroadcastChannel | undefined;

export function tellTabs(news: TabNews): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = listening ?? new BroadcastChannel(NAME);
    channel.postMessage(news);
    if (channel !== listening) channel.close();
  } else {
    // Other tabs hear only of a change, so the entry is removed at once.
    device.write(NAME, news);
    device.write(NAME);
  }
}

/** Calls `onNews` with what other tabs tell. Returns how to stop. */
export function hearTabs(onNews: (news: TabNews) => void): () => void {
  const hear = (value: unknown) => {
    if (value === 'signed-in' || value === 'signed-out') onNews(value);
  };
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }) => hear(data);
    listening = channel;
    return () => {
      listening = undefined;
      channel.close();
    };
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === NAME) hear(newValue);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
