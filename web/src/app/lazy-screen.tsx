import { type ComponentType, useRef, useState } from 'react'
import { loadFailedStyles } from '../lib/failed-styles.ts'
import { isLoadFailure } from './is-load-failure.ts'
import { UnloadedScreen } from './unloaded-screen.tsx'

type Screen = { Component: ComponentType }
type Load = () => Promise<Screen>

/**
 * A route's `lazy` that can fail and be tried again. NOTE the router remembers the first failure of a route for the life of
 * the page, so what it gets is a screen that loads the real one.
 * @param options.inside the route is shown inside the dashboard's frame
 */
export function lazyScreen(load: Load, { inside = false } = {}): Load {
  return async () => {
    try {
      return await load()
    } catch (error) {
      if (!isLoadFailure(error)) throw error
      return { Component: () => <LateScreen load={load} inside={inside} /> }
    }
  }
}

function LateScreen({ load, inside }: { load: Load; inside: boolean }) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  const hasTriedOnline = useRef(false)

  async function again() {
    try {
      await loadFailedStyles()
      const { Component } = await load()
      setLoaded(() => Component)
    } catch {
      // Some browsers remember a file that did not arrive until the page is loaded anew.
      if (navigator.onLine && hasTriedOnline.current) window.location.reload()
      hasTriedOnline.current = navigator.onLine
    }
  }

  return Loaded ? <Loaded /> : <UnloadedScreen inside={inside} onRetry={() => void again()} />
}
