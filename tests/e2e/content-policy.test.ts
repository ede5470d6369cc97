import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadMedia } from '@postwright/core/api/media'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { prepareGoogle, signInAtGoogle } from '../support/google-window.ts'
import { makePicture } from '../support/pictures.ts'
import { signIn } from '../support/sign-in.ts'

let browser: Browser
let caller: TestCaller

beforeAll(async () => {
  ;[browser, caller] = await Promise.all([openBrowser(), createCaller()])
  await addChannel(caller)
})

afterAll(() => browser.close())

/** Collects every breach of the policy that the page reports from now on, on other documents too. */
async function watch(page: Page): Promise<string[]> {
  const breaches: string[] = []
  await page.exposeFunction('reportBreach', (breach: string) => void breaches.push(breach))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const report: unknown = Reflect.get(window, 'reportBreach')
      const breach = [location.pathname, effectiveDirective, blockedURI, sample, sourceFile].join(' ')
      if (typeof report === 'function') Reflect.apply(report, window, [breach])
    })
  })
  return breaches
}

// `public-pages.test.ts` covers public pages.
describe('the content policy stops nothing of the product', () => {
  it('in the dashboard: screens, dialogs, menus, toasts, the progress bar and the service worker', async () => {
    const page = await openPage(browser, 'policy-dashboard', { serviceWorkers: 'allow' })
    const breaches = await watch(page)
    const postId = await addDraft(caller, { text: 'Under the policy' })
    await signIn(page, caller)
    for (const address of [
      '/dashboard/content-studio',
      `/dashboard/content-studio/${postId}`,
      '/dashboard/content-scheduler',
      '/dashboard/connected-platforms',
      '/dashboard/settings',
    ]) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search for screens, posts and actions' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel('Full name').fill('Ada Policy')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByRole('status').filter({ hasText: /saved/i }).first().waitFor()
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active !== undefined)
    expect(breaches).toEqual([])
    expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0)
  })

  it('during a sign-in with Google', async () => {
    const page = await openPage(browser, 'policy-google')
    const breaches = await watch(page)
    await prepareGoogle(page.context())
    await page.goto('/login')
    await signInAtGoogle(page, { email: `grace${Date.now()}@example.com`, name: 'Grace Planer' })
    await page.waitForURL('**/dashboard')
    expect(breaches).toEqual([])
  })
})

describe('the content policy stops what is injected', () => {
  it('markup, scripts from elsewhere, code in text, and styles', async () => {
    const page = await openPage(browser, 'policy-attack')
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const outcomes = await page.evaluate(() => {
      const attempt = (act: () => unknown) => {
        try {
          act()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'refused'
        }
      }
      const createPolicy = (name: string) => {
        const types: unknown = Reflect.get(window, 'trustedTypes')
        if (typeof types === 'object' && types !== null)
          Reflect.apply(Reflect.get(types, 'createPolicy'), types, [name, {}])
      }
      const script = document.createElement('script')
      const style = document.createElement('style')
      style.textContent = 'body { --smuggled: yes }'
      document.body.append(style)
      const marked = document.createElement('p')
      marked.setAttribute('style', '--smuggled: yes')
      return {
        markup: attempt(() => (marked.innerHTML = '<img src=x onerror=alert(1)>')),
        text: attempt(() => (marked.innerHTML = 'words')),
        elsewhere: attempt(() => (script.src = 'https://elsewhere.example/x.js')),
        sibling: attempt(() => (script.src = 'https://apis.google.com.elsewhere.example/js/api.js')),
        own: attempt(() => (script.src = '/assets/x.js')),
        code: attempt(() => (script.textContent = 'alert(1)')),
        timer: attempt(() => Reflect.apply(setTimeout, window, ['alert(1)'])),
        policy: attempt(() => createPolicy('mine')),
        style: getComputedStyle(document.body).getPropertyValue('--smuggled'),
        attribute: marked.style.getPropertyValue('--smuggled'),
      }
    })
    expect(outcomes).toEqual({
      markup: 'TypeError',
      text: 'done',
      elsewhere: 'TypeError',
      sibling: 'TypeError',
      own: 'TypeError',
      code: 'TypeError',
      timer: 'TypeError',
      policy: 'TypeError',
      style: '',
      attribute: '',
    })
  })

  it('and a picture keeps the policy that lets nothing run in it', async () => {
    const file = { bytes: await makePicture('png'), type: 'image/png' }
    const { url } = dataOf(await caller.call(uploadMedia, { workspaceId: caller.workspaceId, name: 'a' }, { file }))
    const reply = await fetch(new URL(url, EMULATORS.web))
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  })
})
