import type { Page } from 'playwright-core'

/**
 * What is wrong with the page as it is laid out now: sideways scrolling, words of which a part cannot be seen, and words
 * or buttons that lie over others. Not faults, by what they are and never by where they are:
 * - pictures, and words that only screen readers find;
 * - what lies above the rest on purpose (dialogs, menus, fixed and sticky bars): each such layer is judged alone;
 * - what can be scrolled to;
 * - words that end in an ellipsis when the whole of them is a step away: in a `title`, or behind the link or button they are in.
 * @returns one line per fault
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults)
}

/** Runs in the page, so it holds everything that it needs. */
function findFaults(): string[] {
  type Piece = { element: Element; box: DOMRect; layer: Element }
  const NOT_READ = 'noscript, script, style, svg, option, [aria-hidden="true"]'
  const WHOLE_NEARBY = '[title], a[href], button, [role="option"], [role="menuitem"]'
  /** The box of a line is taller than its letters, by this part of it above and below. */
  const LEADING = 0.2
  const root = document.documentElement
  const styles = new Map<Element, CSSStyleDeclaration>()
  const cut = new Set<Element>()

  const lines = textNodes().flatMap(linesOf)
  const buttons = pressable('a[href], button, summary')
  const fields = pressable('input, select, textarea')
  const excess = root.scrollWidth - root.clientWidth
  return [
    ...(excess > 0 ? [`scrolls sideways by ${excess}`] : []),
    ...[...cut].map((element) => `${nameOf(element)} is cut off`),
    ...new Set([...overlaps(lines, [...lines, ...buttons, ...fields]), ...overlaps(buttons, buttons)]),
  ]

  function textNodes(): Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
    return found.filter(({ data, parentElement }) => data.trim() !== '' && parentElement && isSeen(parentElement))
  }

  /** The lines of a text as they can be seen; what cannot is remembered. */
  function linesOf(text: Text): Piece[] {
    const element = text.parentElement
    if (!element) return []
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].flatMap(({ x, y, width, height }) => {
      if (width <= 1 || x + width < 0 || y + height < 0) return []
      const whole = new DOMRect(x, y + height * LEADING, width, height * (1 - 2 * LEADING))
      const { box, isCut } = visiblePart(whole, element)
      if (isCut) cut.add(element)
      return box.width > 1 && box.height > 1 ? [{ element, box, layer: layerOf(element) }] : []
    })
  }

  /** What is seen of a box, and whether the rest of it is out of reach. */
  function visiblePart(whole: DOMRect, element: Element): { box: DOMRect; isCut: boolean } {
    let { left, right, top, bottom } = whole
    let isReachable = false
    let isCut = false
    for (const around of lineage(element)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = styleOf(around)
      const edge = around.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const scrolls = /auto|scroll/.test(overflowX + overflowY)
      if (scrolls || (isShortened && element.closest(WHOLE_NEARBY))) isReachable = true
      const isLess = right - left < whole.width - 1 || bottom - top < whole.height - 1
      if (isLess && !isReachable) isCut = true
      if (position === 'fixed') break
    }
    if (!isReachable && (right > root.clientWidth + 1 || left < -1)) isCut = true
    return { box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), isCut }
  }

  function pressable(selector: string): Piece[] {
    return [...document.querySelectorAll(selector)]
      .filter(isSeen)
      .map((element) => ({
        element,
        box: visiblePart(element.getBoundingClientRect(), element).box,
        layer: layerOf(element),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
  }

  function overlaps(pieces: Piece[], others: Piece[]): string[] {
    return pieces.flatMap(({ element, box, layer }) =>
      others
        .filter((other) => layer === other.layer && sharesRoom(box, other.box) && areApart(element, other.element))
        .map((other) => [nameOf(element), nameOf(other.element)].toSorted().join(' and ') + ' lie over each other'),
    )
  }

  function sharesRoom(a: DOMRect, b: DOMRect): boolean {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return wide > 1 && high > 1
  }

  function areApart(a: Element, b: Element): boolean {
    return !a.contains(b) && !b.contains(a)
  }

  /** A clip to nothing is how words are kept for screen readers. */
  function isSeen(element: Element): boolean {
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return (
      isDrawn && !element.closest(NOT_READ) && !lineage(element).some((each) => styleOf(each).clipPath === 'inset(50%)')
    )
  }

  function layerOf(element: Element): Element {
    const isLayer = ({ position, zIndex }: CSSStyleDeclaration) =>
      position === 'fixed' || position === 'sticky' || (position === 'absolute' && zIndex !== 'auto')
    return lineage(element).find((each) => isLayer(styleOf(each))) ?? root
  }

  function lineage(element: Element): Element[] {
    return element.parentElement ? [element, ...lineage(element.parentElement)] : [element]
  }

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }

  function nameOf(element: Element): string {
    const words = element.textContent.trim() || element.getAttribute('aria-label') || ''
    return `"${words.slice(0, 40)}" (${element.tagName.toLowerCase()}.${element.className})`
  }
}
