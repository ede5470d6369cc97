/** Tells the other tabs of this browser that there is something new under a name, and hears it from them. */
export function tabNews(name: string): { tell(): void; follow(onNews: () => void): () => void } {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, follow: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    tell: () => channel.postMessage('changed'),
    follow(onNews) {
      channel.addEventListener('message', onNews)
      return () => channel.removeEventListener('message', onNews)
    },
  }
}
