import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS, TEXT_SIZE } from '../config/constants.ts'
import { log } from '../lib/log.ts'

const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Returns the document's current text size in percent; `/before-paint.js` has applied the saved size. */
function current(): number {
  const percent = Number.parseInt(document.documentElement.style.fontSize, 10)
  return Number.isNaN(percent) ? TEXT_SIZE.default : percent
}

/** @param percent clamped to the limits and rounded to the step */
function setTextSize(percent: number): void {
  const { min, max, step } = TEXT_SIZE
  const size = Math.min(max, Math.max(min, Math.round(percent / step) * step))
  document.documentElement.style.fontSize = `${size}%`
  try {
    window.localStorage.setItem(STORAGE_KEYS.textSize, String(size))
  } catch (error) {
    log.error('Text size: could not save', error)
  }
  for (const listener of listeners) listener()
}

export function useTextSize(): { textSize: number; setTextSize: (percent: number) => void } {
  return { textSize: useSyncExternalStore(subscribe, current), setTextSize }
}
