import { setTimeout as wait } from 'node:timers/promises'

/** Waits for the next second, because the identity provider distinguishes sign-ins only by their second. */
export async function nextSecond(): Promise<void> {
  await wait(1_000 - (Date.now() % 1_000) + 5)
}
