/** What one tab tells the others. Who it was they ask the server: nothing personal travels between tabs. */
export type TabNews = 'signed-in' | 'signed-out';

const NAME = 's4f_session';

// The one that listens also speaks: a second one of the same page would hear what it says itself.
let listening: BroadcastChannel | undefined;

export function tellTabs(news: TabNews): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = listening ?? new BroadcastChannel(NAME);
    channel.postMessage(news);
    if (channel !== listening) channel.close();
  } else tellByStorage(news);
}

function tellByStorage(news: TabNews): void {
  try {
    // Only a change wakes the other tabs, so it is taken away again at once.
    localStorage.setItem(NAME, news);
    localStorage.removeItem(NAME);
  } catch {
    // Where storage is blocked, other tabs hear of it from the server's next answer.
  }
}

/** Returns how to stop. */
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
