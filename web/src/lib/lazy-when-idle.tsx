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

type LaterProps<Props> = { /** Null while there is nothing to show. */ props: Props | null }

/**
 * A part of a screen that is not seen at first, such as a dialog: its code comes once the browser has nothing else to do, or
 * at once when it is opened before, so that the first page does not wait for it and it is there when the network is gone. Its
 * place stands in the page from the beginning.
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
  /** What stands in its place until it is there; nothing unless told. */ waiting?: ReactNode
}

export type LazyPart<Props> = FunctionComponent<LazyProps<Props>> & {
  /** Asks for its code. */ load: () => Promise<void>
}

/** A part of a screen whose code is asked for when it is shown. Without a network it is waited for, and the screen around it goes on. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props>
export function lazyPart(load: () => Promise<ComponentType<object>>): LazyPart<object> {
  let loading: Promise<ComponentType<object>> | null = null
  const begin = () => (loading ??= loadPatiently(load))

  /** What failed before it was shown is asked for again then. */
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

/** Asks for code that may be needed later once the browser has nothing else to do: then it is there without a network. */
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
  /** True loads it at once, false when the browser is idle, null not at all. */
  isWanted: boolean | null
  /** What stands in its place until then and in it afterwards, as another element: it keeps the focus. */
  keeps?: RefObject<HTMLElement | null>
}

/** Something whose code comes after the first paint; null until it is there. */
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
