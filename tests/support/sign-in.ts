import type { Page } from 'playwright-core'
import type { TestCaller } from './callers.ts'

/** Signs a user in through the form. */
export async function signIn(page: Page, { email, password }: TestCaller): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
}
