import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
let ada: TestCaller
beforeAll(async () => {
  ;[browser, ada] = await Promise.all([openBrowser(), createCaller()])
})
afterAll(() => browser.close())

const stage = (page: Page) => page.getByRole('application')
const layers = (page: Page) => page.getByRole('list', { name: 'Layers of the slide' }).getByRole('listitem')
const chosen = (page: Page) => layers(page).and(page.locator('[aria-current]'))
const save = (page: Page) => page.getByText(/^Saved/).first()

/** Window coordinates of a point on the slide (1080 × 1350), given as shares of its width and height. */
async function pointOf(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await stage(page).boundingBox()
  if (!box) throw new Error('There is no stage.')
  const height = Math.min(box.height - 96, 1350)
  const width = (height * 1080) / 1350
  return [box.x + box.width / 2 + (x - 0.5) * width, box.y + box.height / 2 + (y - 0.5) * height]
}

async function openNewDecks(name: string): Promise<Page> {
  const page = await openPage(browser, name, { viewport: { width: 1440, height: 900 } })
  await signIn(page, ada, '/dashboard/carousel-editor?new=1')
  await page.getByRole('dialog', { name: 'New deck' }).waitFor()
  return page
}

describe('a person makes a deck of five slides', () => {
  it('from a design, with the mouse', async () => {
    const page = await openNewDecks('editor-mouse')
    // Gallery designs can have the same name, and come after the built-in ones.
    await page
      .getByRole('button', { name: /^Swiss rules/ })
      .first()
      .click()
    await expect.poll(() => stage(page).getAttribute('aria-label')).toBe('Slide 1 of 6')

    await page.mouse.dblclick(...(await pointOf(page, 0.4, 0.7)))
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor({ state: 'attached' })
    await page.keyboard.type('Five things about wood')
    await page.keyboard.press('Escape')
    await expect.poll(() => chosen(page).allTextContents()).toEqual(['Five things about wood'])

    await page.mouse.move(...(await pointOf(page, 0.2, 0.3)))
    await page.mouse.down()
    await page.mouse.move(...(await pointOf(page, 0.3, 0.35)), { steps: 6 })
    await page.mouse.up()
    const left = page.getByRole('textbox', { name: 'From the left', exact: true })
    await expect.poll(() => left.inputValue()).not.toBe('76')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => left.inputValue()).toBe('76')

    await page.getByRole('button', { name: 'Next slide' }).click()
    await page.mouse.click(...(await pointOf(page, -0.3, 0.5)), { button: 'right' })
    await page.getByRole('menuitem', { name: 'Delete slide' }).click()
    await expect.poll(() => stage(page).getAttribute('aria-label')).toMatch(/ of 5$/)
    await save(page).waitFor()
    await page.reload()
    await expect.poll(() => stage(page).getAttribute('aria-label')).toBe('Slide 1 of 5')
    await expect.poll(() => layers(page).allTextContents()).toContain('Five things about wood')

    await page.getByRole('toolbar', { name: 'Insert' }).getByRole('button', { name: 'Chart' }).click()
    const cell = page.getByRole('textbox', { name: 'Row 1, column 1' })
    await cell.evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '\tSales\nMarch\t1,200\nApril\t1,900')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await page.getByText('Screen readers read: Sales: March 1,200, April 1,900').waitFor()
    await save(page).waitFor()
  })

  it('with the keyboard alone', async () => {
    const page = await openNewDecks('editor-keys')
    await page.getByRole('tab', { name: 'Empty' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /4:5/ }).focus()
    await page.keyboard.press('Enter')
    await stage(page).waitFor()
    await stage(page).focus()
    for (let slide = 2; slide <= 5; slide += 1) {
      await page.keyboard.press('Control+Enter')
      await expect.poll(() => stage(page).getAttribute('aria-label')).toBe(`Slide ${slide} of ${slide}`)
    }

    await page.getByRole('toolbar', { name: 'Insert' }).getByRole('button', { name: 'Text' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Heading', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Thank you')
    await page.keyboard.press('Escape')
    await expect.poll(() => chosen(page).allTextContents()).toEqual(['Thank you'])
    const top = page.getByRole('textbox', { name: 'From the top', exact: true })
    const before = Number(await top.inputValue())
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => top.inputValue()).toBe(String(before + 11))
    await page.keyboard.press('Control+d')
    await expect.poll(() => layers(page).count()).toBe(2)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+g')
    await expect.poll(() => chosen(page).count()).toBe(1)
    await page.keyboard.press('Delete')
    await expect.poll(() => layers(page).count()).toBe(0)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => layers(page).count()).toBe(2)
    await save(page).waitFor()
  })
})
