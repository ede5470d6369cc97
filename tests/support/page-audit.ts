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
/** A colour scheme changes colours and nothing else. */
const COLOUR_RULES: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

type Look = {
  scheme: 'light' | 'dark'
  width: number
  textSize?: string
  rules?: RunOptions
  /** Off where another look of the same width and text size has looked at it: words do not move with the colour scheme. */
  layout?: false
}

/** Every look; the largest text of the settings changes no colour. */
const EVERY_LOOK: readonly Look[] = [
  { scheme: 'light', width: 1440, rules: ALL_RULES },
  { scheme: 'dark', width: 1440, rules: COLOUR_RULES, layout: false },
  { scheme: 'dark', width: 320, rules: COLOUR_RULES, layout: false },
  { scheme: 'light', width: 320, rules: ALL_RULES },
  { scheme: 'light', width: 320, textSize: '200%' },
  { scheme: 'light', width: 1280, textSize: '200%' },
]

/** Both schemes, the widest and the narrowest, each by every rule: screens are made of components that are seen in every look. */
const TWO_LOOKS: readonly Look[] = [
  { scheme: 'light', width: 1440, rules: ALL_RULES },
  { scheme: 'dark', width: 320, rules: ALL_RULES },
]

/** Puts the checker into every page that is opened from now on; the policy of the site is not asked. */
export async function prepareAudit(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source })
}

/**
 * Checks a state of a screen, light and wide, dark and narrow; in a deep run in every look.
 * @param widths of the looks that make sense for this state; all of them unless given
 * @returns one line per fault
 */
export async function auditPage(page: Page, name: string, widths?: number[]): Promise<string[]> {
  const looks = IS_DEEP ? EVERY_LOOK : TWO_LOOKS
  return auditLooks(page, name, widths ? looks.filter(({ width }) => widths.includes(width)) : looks)
}

/** Checks what is on the page in every look, whatever still waits for data. @returns one line per fault */
export async function auditEveryLook(page: Page, name: string): Promise<string[]> {
  return auditLooks(page, name, EVERY_LOOK, painted)
}

/** Rules of any impact, and how the page is laid out; the window is as before. */
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

/** What the setting for the text size does. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)
}

/** The page and the component library in it have changed to this scheme. */
function isShown(scheme: string): boolean {
  const { classList, dataset } = document.documentElement
  return classList.contains(scheme) && (dataset['mantineColorScheme'] ?? scheme) === scheme
}

/** Faces are there, nothing waits for data, and the last change is painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .mantine-Skeleton-root'))
  await painted(page)
}

/** Faces are there and the last change is painted, whatever still waits for data. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What never ends, a pulse for example, is not waited for.
    const isPassing = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity
    // A colour that is inherited passes on level by level, each with a transition of its own.
    for (let quiet = 0, frame = 0; quiet < 3 && frame < 120; frame++) {
      await nextFrame()
      quiet = document.getAnimations().some(isPassing) ? 0 : quiet + 1
    }
  })
}

/** Every rule, of any impact, against what is on the page now. @returns one line per fault */
export function checkRules(page: Page): Promise<string[]> {
  return violations(page, ALL_RULES)
}

/** A target that a bar covers at the edge of the window is reached by scrolling: it is judged in the middle. */
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
