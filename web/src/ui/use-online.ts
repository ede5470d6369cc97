import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Returns false while the browser reports that it has no network; pages rendered at build time count as online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine, isOnlineWhenRendered)
}

function isOnlineWhenRendered(): boolean {
  return true
}
