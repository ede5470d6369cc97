import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'

/** Longer than the library swallows the click that follows a drop, in milliseconds. */
const CLICKLESS = 60

type Point = readonly [x: number, y: number]

/** Gives elements the places that a browser would give them. */
export function layOut(rectOf: (element: HTMLElement) => DOMRect | undefined): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    return rectOf(this) ?? heldRect(this) ?? new DOMRect()
  })
}

/** Place of the dragged copy, by the inline styles of its fixed parent. */
function heldRect({ parentElement }: HTMLElement): DOMRect | undefined {
  if (parentElement?.style.position !== 'fixed') return undefined
  const { left, top, width, height } = parentElement.style
  return new DOMRect(...[left, top, width, height].map(Number.parseFloat))
}

/** Places the items below each other, or side by side, each of the given size. */
export function layOutInRow(
  items: () => readonly Element[],
  { width, height }: { width: number; height: number },
  isHorizontal = false,
) {
  layOut((element) => {
    const at = items().findIndex(
      (item) => item === element || (item.contains(element) && element.matches('[data-grip]')),
    )
    if (at === -1) return undefined
    return isHorizontal ? new DOMRect(at * width, 0, width, height) : new DOMRect(0, at * height, width, height)
  })
}

/** Waits for the code that drags, which comes after the first paint. */
export async function draggable(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[id^="DndLiveRegion"]')).toBeTruthy(), { timeout: 5_000 })
}

/** Presses the mouse on an element and moves it on; `drop` lets it go. */
export async function holdByMouse(grip: Element, [from, ...way]: readonly [Point, ...Point[]]) {
  await draggable()
  const user = userEvent.setup()
  const at = ([clientX, clientY]: Point) => ({ coords: { clientX, clientY } })
  await user.pointer([{ target: grip, keys: '[MouseLeft>]', ...at(from) }])
  for (const point of way) await user.pointer([{ target: grip, ...at(point) }])
  return {
    async drop() {
      await user.pointer([{ keys: '[/MouseLeft]' }])
      await new Promise((resolve) => setTimeout(resolve, CLICKLESS))
    },
    press: (keys: string) => user.keyboard(keys),
  }
}

/** Focuses an element and presses keys, such as `' '` and `'{ArrowDown}'`. */
export async function pressOn(grip: HTMLElement, ...keys: readonly string[]): Promise<void> {
  await draggable()
  const user = userEvent.setup()
  grip.focus()
  for (const key of keys) await user.keyboard(key)
}

/** Last announcement of a drag to screen readers. */
export function saidOfDrag(): string {
  const region = screen.getAllByRole('status').find(({ id }) => id.startsWith('DndLiveRegion'))
  return region?.textContent ?? ''
}
