import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const HEIGHT = 900

// The specification blocks zooming by the viewport; settings offer text up to 200 % and allow zooming instead.
const ALL_RULES: RunOptions = { rules: { 'target-size': { enabled: true }, 'meta-viewport': { enabled: false } } }
/** A colour scheme changes colours and nothing else. */
const COLOUR_RULES: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

const LOOKS: { scheme: 'light' | 'dark'; width: number; options: RunOptions }[] = [
  { scheme: 'light', width: 1440, options: ALL_RULES },
  { scheme: 'dark', width: 1440, options: COLOUR_RULES },
  { scheme: 'dark', width: 320, options: COLOUR_RULES },
  { scheme: 'light', width: 320, options: ALL_RULES },
]

/** Puts the checker into every page that is opened from now on; the policy of the site is not asked. */
export async function prepareAudit(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source })
}

/**
 * Checks what is on the page, light and dark, wide and narrow: rules of any impact, and text that is cut off or reaches
 * over the edge.
 * @returns one line per fault
 */
export async function auditPage(page: Page, name: string): Promise<string[]> {
  const faults: string[] = []
  for (const { scheme, width, options } of LOOKS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ colorScheme: scheme })
    await page.waitForFunction(isShown, scheme)
    await settled(page)
    const found = [...(await violations(page, options)), ...(await layoutFaults(page))]
    faults.push(...found.map((fault) => `${name}, ${scheme}, ${width} px: ${fault}`))
  }
  faults.push(...(await largeTextFaults(page)).map((fault) => `${name}, text at 200 %: ${fault}`))
  return faults
}

/** What the setting for the text size does, at its largest. */
async function largeTextFaults(page: Page): Promise<string[]> {
  const setTextSize = (size: string) =>
    page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await setTextSize('200%')
  await settled(page)
  const faults = await layoutFaults(page)
  await setTextSize('')
  return faults
}

/** The page and the component library in it have changed to this scheme. */
function isShown(scheme: string): boolean {
  const { classList, dataset } = document.documentElement
  return classList.contains(scheme) && (dataset['mantineColorScheme'] ?? scheme) === scheme
}

/** Faces are there, nothing waits for data, and the last change is painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .mantine-Skeleton-root'))
  await page.evaluate(async () => {
    await document.fonts.ready
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // A colour that is inherited passes on level by level, each with a transition of its own.
    for (let quiet = 0, frame = 0; quiet < 3 && frame < 120; frame++) {
      await nextFrame()
      quiet = document.getAnimations().length === 0 ? quiet + 1 : 0
    }
  })
}

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (given) => {
    const { violations: found } = await window.axe.run(document, { ...given, resultTypes: ['violations'] })
    return found.map(({ id, impact, nodes }) => {
      const places = nodes.slice(0, 3).map((node) => {
        const [check] = [...node.any, ...node.all, ...node.none]
        return `${node.target.join(' ')} (${check?.message ?? node.failureSummary})`
      })
      return `${id} [${impact}] ×${nodes.length}: ${places.join(' | ')}`
    })
  }, options)
}

/** Horizontal scrolling of the page, and words of which a part cannot be seen. */
async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const scrolls =
      root.scrollWidth > root.clientWidth ? [`scrolls sideways by ${root.scrollWidth - root.clientWidth}`] : []
    const withWords = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('.visually-hidden, noscript, svg, [aria-hidden="true"]'),
    )
    const cut = withWords.filter((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const words = range.getBoundingClientRect()
      if (words.width === 0 || words.right < 0 || words.bottom < 0) return false
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box)
        // Words that end in an ellipsis on purpose, and what can be scrolled to, are not lost.
        if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX + overflowY)) return false
        const edge = box.getBoundingClientRect()
        // One pixel: words that are there for screen readers only.
        if (edge.width <= 1) return false
        if (overflowX !== 'visible' && (words.right > edge.right + 1 || words.left < edge.left - 1)) return true
        if (overflowY !== 'visible' && (words.bottom > edge.bottom + 2 || words.top < edge.top - 2)) return true
        if (position === 'fixed') break
      }
      return words.right > root.clientWidth + 1 || words.left < -1
    })
    const named = cut.map(
      (element) => `"${element.textContent?.trim().slice(0, 40)}" is cut off (${element.tagName} ${element.className})`,
    )
    return [...scrolls, ...named]
  })
}
