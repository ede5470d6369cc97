/** Notifies the other tabs of this browser of a change under a name, and subscribes to their notices. */
export function tabChannel(name: string): { notify(): void; subscribe(onChange: () => void): () => void } {
  if (!('BroadcastChannel' in globalThis)) return { notify: () => undefined, subscribe: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    notify: () => channel.postMessage('changed'),
    subscribe(onChange) {
      channel.addEventListener('message', onChange)
      return () => channel.removeEventListener('message', onChange)
    },
  }
}
