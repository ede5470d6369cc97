import type { Page } from 'playwright-core'

/** Signs a user in through the form and waits for the dashboard. */
export async function signInAt(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, { email, password })
  await page.waitForURL('**/dashboard')
}

/** Fills in the sign-in form and sends it. */
export async function fillSignIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
