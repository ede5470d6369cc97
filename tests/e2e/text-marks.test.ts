import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addComment } from '@postwright/core/api/comments'
import { anchorText } from '@postwright/core/comments/text-anchor'
import { dataOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { commentOn } from '../support/comments.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Contains all that affects line breaks: long words, a link, repeated spaces, a tab, emoji, ligatures, an empty last line. */
const DRAFT =
  "We're excited to utilize a really  new   way of offline-first, office-fitting workflows\tfor all of the teams!! " +
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and https://example.org/a/very/long/address?that=does-not-end 👩‍👩‍👧‍👦🎉🎉. ' +
  'In order to leverage it, the plan was written by our guys and it was then sent to everybody who had asked for it.   \n\n' +
  'AVATAR “Top” 12:30–14:00, and this is very basically the best of the world, to be honest.\n'

const WIDTHS = Array.from({ length: 30 }, (_, at) => 232 + at * 17.3)
/** Font sizes of the root in pixels: the default, 150 % and 200 %. */
const TEXT_SIZES = [16, 24, 32]

const TITLE = 'every word of the copies that lie over the text stands on its own at 30 widths and three sizes of text'

it(`in the composer ${TITLE}`, async () => {
  const ada = await createCaller()
  const { id: channel } = await addChannel(ada)
  const postId = await addDraft(ada, { text: DRAFT, connectionIds: [channel] })
  const from = DRAFT.indexOf('leverage it')
  const anchor = {
    kind: 'text',
    part: 'text',
    partIndex: 0,
    connectionId: null,
    ...anchorText(DRAFT, from, from + 40),
  } as const
  const subject = { kind: 'post', postId } as const
  dataOf(await ada.call(addComment, { ...commentOn({ ...ada, subject }), anchor }))
  const page = await openPage(browser, 'text-marks-composer')
  await signIn(page, ada, `/dashboard/content-studio/${postId}`)
  await page.getByRole('button', { name: /^Comments/ }).click()
  await page.locator('[data-marks] mark:not([data-source])').first().waitFor({ state: 'attached' })
  await expectOwnPlaces(page, 3)
})

it(`in the optimizer ${TITLE}`, async () => {
  const ada = await createCaller()
  const postId = await addDraft(ada, { text: DRAFT })
  const page = await openPage(browser, 'text-marks-optimizer')
  await signIn(page, ada, `/dashboard/optimizer?post=${postId}`)
  await expectOwnPlaces(page, 1)
})

async function expectOwnPlaces(page: Page, copies: number): Promise<void> {
  await page.locator('mark[data-source]').nth(5).waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  const measured = await measure(page)
  expect(measured).toMatchObject({ astray: [], places: WIDTHS.length * TEXT_SIZES.length, copies })
  expect(measured.pairs).toBeGreaterThan(50 * copies)
}

/** Measures marks that are not at their word, at all widths and sizes. Only devtools can reach the shadow tree that draws the field's text. */
async function measure(page: Page) {
  await page.evaluate((text) => {
    for (const field of document.querySelectorAll('textarea')) if (field.value === text) field.dataset['measured'] = ''
  }, DRAFT)
  const devtools = await page.context().newCDPSession(page)
  const { root } = await devtools.send('DOM.getDocument', { depth: -1, pierce: true })
  const drawn = drawnField(root)
  if (!drawn) throw new Error('no field')
  const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: drawn.backendNodeId })
  const { result, exceptionDetails } = await devtools.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: measureInPage.toString(),
    arguments: [{ value: DRAFT }, { value: WIDTHS }, { value: TEXT_SIZES }],
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as Measured
}

type Measured = { places: number; copies: number; pairs: number; astray: string[] }
type Node = {
  backendNodeId: number
  nodeName: string
  attributes?: string[]
  children?: Node[]
  shadowRoots?: Node[]
}

/** The element that draws the text of the field. */
function drawnField(node: Node): Node | undefined {
  if (node.nodeName === 'TEXTAREA' && node.attributes?.includes('data-measured'))
    return node.shadowRoots?.[0]?.children?.at(-1)
  const below = [...(node.shadowRoots ?? []), ...(node.children ?? [])]
  return below.reduce<Node | undefined>((found, each) => found ?? drawnField(each), undefined)
}

/** Runs in the page as a method of the element that draws the text, so it uses nothing from outside. */
function measureInPage(this: Element, draft: string, widths: readonly number[], sizes: readonly number[]): Measured {
  // In pixels: letters are not kerned where a mark splits a word between them.
  const TOLERANCE = 0.5
  const field = document.querySelector('[data-measured]')
  const frame = field?.closest<HTMLElement>('[data-marks]') ?? field?.parentElement
  if (!frame) throw new Error('no field')
  const words = [...draft.matchAll(/\S+/g)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
  const copies = [...frame.querySelectorAll('[aria-hidden="true"]')].filter(
    (each) =>
      each.parentElement === frame &&
      each.textContent !== '' &&
      draft.startsWith(each.textContent.replace('\u200b', '')),
  )
  const pairs = copies.flatMap((copy, number) =>
    words.flatMap(({ from, to }) => {
      const there = rangeOf(copy, from, to)
      const own = rangeOf(this, from, to)
      return there && own ? [{ own, there, name: `copy ${number}: ${draft.slice(from, to)}` }] : []
    }),
  )
  const astray: string[] = []
  let places = 0
  for (const size of sizes) {
    document.documentElement.style.fontSize = `${size}px`
    for (const width of widths) {
      frame.style.inlineSize = `${width}px`
      places += 1
      for (const { own, there, name } of pairs) {
        const [wanted, found] = [linesOf(own, size), linesOf(there, size)]
        const isSame =
          wanted.length === found.length &&
          wanted.flat().every((side, at) => Math.abs(side - (found.flat()[at] ?? Infinity)) <= TOLERANCE)
        if (!isSame && astray.length < 10)
          astray.push(`${name} at ${width} px and ${size} px: ${wanted.join(' · ')} is at ${found.join(' · ')}`)
      }
    }
  }
  return { places, copies: copies.length, pairs: pairs.length, astray }

  /** Range of the characters from `from` to `to`. A line break is a character or a `br` element. */
  function rangeOf(element: Element, from: number, to: number): Range | null {
    const walker = document.createTreeWalker(element)
    const range = document.createRange()
    let at = 0
    let isBegun = false
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.nodeName === 'BR') at += 1
      if (!(node instanceof Text)) continue
      if (!isBegun && from < at + node.length) {
        range.setStart(node, from - at)
        isBegun = true
      }
      if (to <= at + node.length) {
        range.setEnd(node, to - at)
        return range
      }
      at += node.length
    }
    return null
  }

  /** Left, right and top of a word in each of its lines, because a copy consists of more pieces than lines. */
  function linesOf(range: Range, size: number): number[][] {
    const lines: [number, number, number][] = []
    for (const { left, right, top, width } of range.getClientRects()) {
      if (width === 0) continue
      const line = lines.find((each) => Math.abs(each[2] - top) < size / 2)
      if (!line) lines.push([left, right, top])
      else [line[0], line[1]] = [Math.min(line[0], left), Math.max(line[1], right)]
    }
    return lines
  }
}
