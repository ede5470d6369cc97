import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '../config/constants.ts'
import { log } from '../lib/log.ts'

const BLOCKED = 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no'
const ALLOWED = 'width=device-width, initial-scale=1'

const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function viewport(): Element | null {
  return document.querySelector('meta[name="viewport"]')
}

/** Returns whether the page's viewport allows zoom; `/before-paint.js` has applied the saved choice. */
function isAllowed(): boolean {
  return viewport()?.getAttribute('content') === ALLOWED
}

/** Blocks zoom unless the user allows it here: the viewport tag is changed immediately and on every later visit. */
function setZoomAllowed(allowed: boolean): void {
  viewport()?.setAttribute('content', allowed ? ALLOWED : BLOCKED)
  try {
    if (allowed) window.localStorage.setItem(STORAGE_KEYS.allowZoom, 'true')
    else window.localStorage.removeItem(STORAGE_KEYS.allowZoom)
  } catch (error) {
    log.error('Zoom: could not save', error)
  }
  for (const listener of listeners) listener()
}

export function useZoom(): { zoomAllowed: boolean; setZoomAllowed: (allowed: boolean) => void } {
  return { zoomAllowed: useSyncExternalStore(subscribe, isAllowed), setZoomAllowed }
}
