import { useMemo, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['class', 'style'] })
  return () => observer.disconnect()
}

/**
 * The values that design tokens have now, for what cannot read a stylesheet (a canvas): they follow the colour scheme.
 * @param names custom properties, e.g. `--color-ink`; the same array from render to render
 */
export function useTokenValues<Name extends string>(names: readonly Name[]): (name: Name) => string {
  const read = () => {
    const style = getComputedStyle(document.documentElement)
    return names.map((name) => style.getPropertyValue(name).trim()).join('|')
  }
  const values = useSyncExternalStore(subscribe, read)
  return useMemo(() => {
    const list = values.split('|')
    return (name: Name) => list[names.indexOf(name)] ?? ''
  }, [names, values])
}

/** Pixels of `1rem` now: the setting for the text size changes it. */
export function useRootFontSize(): number {
  return useSyncExternalStore(subscribe, () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
}
