import { beforeUserSignedIn } from 'firebase-functions/identity'
import { randomInt } from 'node:crypto'

/** Parts of a second. Halves of halves: the sum with a time is exact in every language that adds them. */
const PARTS = 2 ** 20

/** The session claims of a sign-in: which part of its second it is named by, so that two of one second differ. */
export function signInClaims(random: (min: number, max: number) => number = randomInt): { sign_in: number } {
  return { sign_in: random(1, PARTS) / PARTS }
}

/** The identity provider asks it before each sign-in, and keeps the claims in every token that the sign-in renews. */
export function signInFunction() {
  return beforeUserSignedIn({ memory: '256MiB' }, () => ({ sessionClaims: signInClaims() }))
}
