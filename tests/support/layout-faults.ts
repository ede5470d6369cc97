import type { Page } from 'playwright-core'

/**
 * Finds faults in the page's current layout: horizontal scrolling, text that is cut off, and texts or controls that overlap. Exceptions depend
 * on the kind of element, never on a certain screen:
 * - images, and text for screen readers only;
 * - layers above the rest (dialogs, menus, fixed and sticky bars), which are checked separately;
 * - content that can be scrolled to;
 * - text that ends in an ellipsis, if the full text is in a `title` or behind the link or button that contains it.
 * @returns one line per fault
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults)
}

/** Runs in the page, so it uses nothing from outside. */
function findFaults(): string[] {
  type Piece = { element: Element; box: DOMRect; layer: Element }
  const NOT_READ = 'noscript, script, style, svg, option, [aria-hidden="true"]'
  const WHOLE_NEARBY = '[title], a[href], button, [role="option"], [role="menuitem"]'
  /** Share of a line's box that is empty above its letters, and below. */
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

  /** Visible boxes of a text's lines. Notes the element in `cut` if a line is cut off. */
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

  /** Visible part of a box, and whether the rest of it cannot be reached. */
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

  /** Text for screen readers only is clipped to nothing. */
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
