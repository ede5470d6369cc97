import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { IS_DEEP } from './deep.ts'
import { layoutFaults } from './layout-faults.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const WIDTH = 1440
const HEIGHT = 900

// The specification blocks zooming by the viewport; settings offer text up to 200 % and allow zooming instead.
const ALL_RULES: RunOptions = { rules: { 'target-size': { enabled: true }, 'meta-viewport': { enabled: false } } }
/** Rules for a second colour scheme, which changes only colours. */
const COLOUR_RULES: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

type Look = {
  scheme: 'light' | 'dark'
  width: number
  textSize?: string
  rules?: RunOptions
  /** Off where another look with the same width and text size checks it, because colour schemes don't move text. */
  layout?: false
}

/** All looks. Large text changes no colours, so it needs only the layout checks. */
const EVERY_LOOK: readonly Look[] = [
  { scheme: 'light', width: 1440, rules: ALL_RULES },
  { scheme: 'dark', width: 1440, rules: COLOUR_RULES, layout: false },
  { scheme: 'dark', width: 320, rules: COLOUR_RULES, layout: false },
  { scheme: 'light', width: 320, rules: ALL_RULES },
  { scheme: 'light', width: 320, textSize: '200%' },
  { scheme: 'light', width: 1280, textSize: '200%' },
]

/** Both schemes, at the largest and the smallest width. Enough for screens, whose components are checked in all looks. */
const TWO_LOOKS: readonly Look[] = [
  { scheme: 'light', width: 1440, rules: ALL_RULES },
  { scheme: 'dark', width: 320, rules: ALL_RULES },
]

/** Adds the checker to all pages opened from now on, as an init script, which the content policy does not block. */
export async function prepareAudit(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source })
}

/**
 * Audits the current screen: light and wide, dark and narrow; in a deep run, in all looks.
 * @param widths limits the looks to these widths
 * @returns one line per fault
 */
export async function auditPage(page: Page, name: string, widths?: number[]): Promise<string[]> {
  const looks = IS_DEEP ? EVERY_LOOK : TWO_LOOKS
  return auditLooks(page, name, widths ? looks.filter(({ width }) => widths.includes(width)) : looks)
}

/** Audits the page in all looks without waiting for data. @returns one line per fault */
export async function auditEveryLook(page: Page, name: string): Promise<string[]> {
  return auditLooks(page, name, EVERY_LOOK, painted)
}

/** Checks rules of any impact and the layout, then restores the window size. */
async function auditLooks(
  page: Page,
  name: string,
  looks: readonly Look[],
  whenReady: (page: Page) => Promise<void> = settled,
): Promise<string[]> {
  const faults: string[] = []
  const before = page.viewportSize()
  for (const look of looks) {
    await show(page, look)
    await whenReady(page)
    const found = look.rules ? await violations(page, look.rules) : []
    if (look.layout !== false) found.push(...(await layoutFaults(page)))
    const { scheme, width, textSize = 'usual' } = look
    faults.push(...found.map((fault) => `${name}, ${scheme}, ${width} px, ${textSize} text: ${fault}`))
  }
  await show(page, { scheme: 'light', width: before?.width ?? WIDTH }, before?.height)
  return faults
}

async function show(page: Page, { scheme, width, textSize = '' }: Look, height = HEIGHT): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await setTextSize(page, textSize)
  await page.waitForFunction(isShown, scheme)
}

/** Does the same as the setting for the text size. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)
}

/** Returns whether the page and its component library show this scheme. */
function isShown(scheme: string): boolean {
  const { classList, dataset } = document.documentElement
  return classList.contains(scheme) && (dataset['mantineColorScheme'] ?? scheme) === scheme
}

/** Waits until fonts are loaded, no element is busy, and the last change is painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .mantine-Skeleton-root'))
  await painted(page)
}

/** Waits until fonts are loaded and the last change is painted, but not for data. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Does not wait for endless animations, such as a pulse, nor for those that follow scrolling.
    const isPassing = ({ effect, timeline }: Animation) =>
      timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity
    // Waits for three quiet frames, because an inherited colour starts a transition level by level.
    for (let quiet = 0, frame = 0; quiet < 3 && frame < 120; frame++) {
      await nextFrame()
      quiet = document.getAnimations().some(isPassing) ? 0 : quiet + 1
    }
  })
}

/** Checks all rules of any impact on the current page. @returns one line per fault */
export function checkRules(page: Page): Promise<string[]> {
  return violations(page, ALL_RULES)
}

/** Checks small targets again in the middle of the window, because a bar at its edge may cover them. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (given) => {
    const rule = 'target-size'
    const { violations: found } = await window.axe.run(document, { ...given, resultTypes: ['violations'] })
    const covered = found.find(({ id }) => id === rule)
    if (covered) {
      const top = window.scrollY
      const still = []
      for (const node of covered.nodes) {
        const target = node.target.join(' ')
        document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await window.axe.run(document, { runOnly: { type: 'rule', values: [rule] } })
        if (again.violations.some(({ nodes }) => nodes.some((each) => each.target.join(' ') === target)))
          still.push(node)
      }
      covered.nodes = still
      window.scrollTo({ top, behavior: 'instant' })
    }
    return found
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, impact, nodes }) => {
        const places = nodes.slice(0, 3).map((node) => {
          const [check] = [...node.any, ...node.all, ...node.none]
          return `${node.target.join(' ')} (${check?.message ?? node.failureSummary})`
        })
        return `${id} [${impact}] ×${nodes.length}: ${places.join(' | ')}`
      })
  }, options)
}
