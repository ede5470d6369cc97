import type { Page } from 'playwright-core'

export type Effort = {
  /** Presses of a pointer: mouse, touch or pen. */
  clicks: number
  /** Fields with input, each counted once per page. */
  fields: number
}

/** Counts a person's clicks and fields on a page from the next page load on. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { clicks: 0, fields: 0 }
  await page.exposeFunction('countOneMore', (what: keyof Effort) => {
    effort[what]++
  })
  await page.addInitScript(watch)
  return effort
}

function watch(): void {
  const filled = new WeakSet<EventTarget>()
  const count = (what: keyof Effort) => void Reflect.get(window, 'countOneMore')(what)
  const isField = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')

  window.addEventListener('pointerdown', (event) => event.isTrusted && count('clicks'), true)
  window.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || filled.has(target)) return
      filled.add(target)
      count('fields')
    },
    true,
  )
}
