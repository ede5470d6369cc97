import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * `narrow`: buttons lose their words, and what is not needed all the time moves into the user's menu. `narrowest`: one row is
 * not enough.
 */
export type ContainerWidth = 'wide' | 'narrow' | 'narrowest'

/** In rem. */
const NARROW_BELOW = 44
const NARROWEST_BELOW = 18

/**
 * How wide an element is, in the page's own text size, which media queries do not use: large text makes a wide screen narrow.
 */
export function useContainerWidth(target: RefObject<HTMLElement | null>): ContainerWidth {
  const [width, setWidth] = useState<ContainerWidth>('wide')

  useLayoutEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setWidth(classOf(element.clientWidth / rem))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])

  return width
}

function classOf(width: number): ContainerWidth {
  if (width < NARROWEST_BELOW) return 'narrowest'
  return width < NARROW_BELOW ? 'narrow' : 'wide'
}
