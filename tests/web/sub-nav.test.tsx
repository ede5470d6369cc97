import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { SubNav } from '@/ui/sub-nav.tsx'
import { giveRole } from '../support/client/person.ts'
import { show } from './support/show.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('brings the open screen of an area into view where its screens do not fit side by side', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  const entries = [
    { to: '/elsewhere', labelKey: 'areas:planner.queues' },
    { to: '/', labelKey: 'areas:planner.calendar' },
  ]
  await show(<SubNav label="Planning" entries={entries} />)
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('navigation').scrollLeft).toBe(360)
})

/** Replaces the observer of sizes. Returns a function that reports a new size of an element to those who observe it. */
function stubResizes(): (element: Element) => void {
  const observers = new Set<{ onResize: () => void; elements: Set<Element> }>()
  class Resizes {
    readonly #own
    constructor(onResize: () => void) {
      this.#own = { onResize, elements: new Set<Element>() }
      observers.add(this.#own)
    }
    observe(element: Element) {
      this.#own.elements.add(element)
    }
    disconnect() {
      observers.delete(this.#own)
    }
  }
  vi.stubGlobal('ResizeObserver', Resizes)
  return (element) => {
    for (const { onResize, elements } of observers) if (elements.has(element)) act(onResize)
  }
}

/** Lays links out as a browser would: one beside the other, each as wide as `widthOf` says, in a row of 320 pixels. */
function layOut(widthOf: (link: HTMLElement) => number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widthOf(this)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const links = [...(this.parentElement?.children ?? [])]
    const before = links.slice(0, links.indexOf(this))
    return before.reduce((sum, link) => sum + (link instanceof HTMLElement ? widthOf(link) : 0), 0)
  })
}

const scrolled = () => screen.getByRole('navigation').scrollLeft

it('keeps the open screen in the middle when labels become wider, as with another font or a larger text size', async () => {
  const resize = stubResizes()
  let width = 100
  layOut(() => width)
  const entries = ['a', 'b', 'c', 'd', 'e'].map((to) => ({
    to: `/${to}`,
    labelKey: 'areas:planner.queues',
    current: to === 'd' && ('page' as const),
  }))
  await show(<SubNav label="Planning" entries={entries} />)
  expect(scrolled()).toBe(190)
  width = 120
  const [first] = screen.getAllByRole('link')
  if (first) resize(first)
  expect(scrolled()).toBe(260)
})

it('brings the open screen of another area into view, also after a change of width, where it has the same place in the row', async () => {
  const resize = stubResizes()
  layOut((link) => (link.getAttribute('href')?.startsWith('/wide') ? 200 : 100))
  const rowOf = (area: string) => (
    <SubNav
      label="Screens"
      entries={['a', 'b', 'c', 'd'].map((to) => ({
        to: `/${area}/${to}`,
        labelKey: 'areas:planner.queues',
        current: to === 'c' && 'page',
      }))}
    />
  )
  const { rerender } = await show(rowOf('narrow'))
  expect(scrolled()).toBe(90)
  rerender(rowOf('wide'))
  expect(scrolled()).toBe(340)
  resize(screen.getByRole('navigation'))
  expect(scrolled()).toBe(340)
})

it('what posts are written with are tabs of the studio', async () => {
  giveRole('owner')
  await show(<StudioTabs />)
  const tabs = await screen.findAllByRole('link')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Posts',
    'Ideas',
    'Hashtags',
    'Library',
    'Contacts',
    'Import',
    'Trash',
  ])
})
