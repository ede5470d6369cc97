import { setTimeout as wait } from 'node:timers/promises'

/** Waits until another second has begun: the identity provider tells sign-ins apart by theirs. */
export async function nextSecond(): Promise<void> {
  await wait(1_000 - (Date.now() % 1_000) + 5)
}
