import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { loadPatiently } from './load-patiently.ts'
import { log } from './log.ts'
import { whenIdle } from './when-idle.ts'

const AT_THE_LATEST = 2_000

type LaterProps<Props> = { /** Null if there is nothing to show. */ props: Props | null }

/**
 * Returns a component for a hidden part of a screen, such as a dialog. Its code loads when the browser is idle, so that the first page does not wait
 * for it and the part is available offline. A part opened before then loads immediately, unless it is open on the first render. Renders nothing until
 * the code has loaded.
 */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<LaterProps<Props>> {
  return function LaterPart({ props }: LaterProps<Props>) {
    const [isFromBeginning] = useState(props !== null)
    const Part = useLater(load, { isWanted: props !== null && !isFromBeginning })
    return props && Part && <Part {...props} />
  }
}

type LazyProps<Props> = Props & {
  /** Shown until the component has loaded; nothing by default. */ waiting?: ReactNode
}

export type LazyPart<Props> = FunctionComponent<LazyProps<Props>> & {
  /** Loads the component's code. */ load: () => Promise<void>
}

/** Returns a component whose code loads when it is shown. Without a network it waits, and the screen around it keeps working. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props>
export function lazyPart(load: () => Promise<ComponentType<object>>): LazyPart<object> {
  let loading: Promise<ComponentType<object>> | null = null
  const begin = () => (loading ??= loadPatiently(load))

  /** Loads the code; a load that failed before the component was shown is retried when it is shown. */
  async function loadBefore() {
    try {
      await begin()
    } catch (error) {
      loading = null
      throw error
    }
  }

  const Arriving = lazy(async () => ({ default: await begin() }))

  function LazyPart({ waiting = null, ...props }: LazyProps<object>) {
    return (
      <Suspense fallback={waiting}>
        <Arriving {...props} />
      </Suspense>
    )
  }

  return Object.assign(LazyPart, { load: loadBefore })
}

/** Waits until the browser is idle and loads code that may be needed later, so that it is available offline. */
export function useLoadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    let isGone = false
    void whenIdle(AT_THE_LATEST).then(async () => {
      if (!isGone) await load().catch((error: unknown) => log.warn('A part of the page could not be loaded', error))
    })
    return () => {
      isGone = true
    }
  }, [load])
}

type Wanted = {
  /** True loads the part immediately, false when the browser is idle, null not at all. */
  isWanted: boolean | null
  /** Ref to the placeholder, and later to the loaded part. If the placeholder has the focus, the part receives it. */
  keeps?: RefObject<HTMLElement | null>
}

/** Returns a part whose code loads after the first paint; null until it has loaded, and if loading fails. */
export function useLater<Part>(load: () => Promise<Part>, { isWanted, keeps }: Wanted): Part | null {
  const [part, setPart] = useState<{ is: Part } | null>(null)
  const hadFocus = useRef(false)
  const isThere = part !== null

  useEffect(() => {
    if (isWanted === null || isThere) return undefined
    let isGone = false
    Promise.resolve(isWanted ? undefined : whenIdle(AT_THE_LATEST))
      .then(() => (isGone ? null : loadPatiently(load)))
      .then(
        (loaded) => {
          if (isGone || loaded === null) return
          hadFocus.current = keeps !== undefined && document.activeElement === keeps.current
          setPart({ is: loaded })
        },
        (error: unknown) => log.warn('A part of the page could not be loaded', error),
      )
    return () => {
      isGone = true
    }
  }, [isWanted, isThere, load, keeps])

  useLayoutEffect(() => {
    if (part !== null && hadFocus.current) keeps?.current?.focus()
  }, [part, keeps])

  return part && part.is
}
