import { session } from './session.ts'

type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(true)

/** Has a person asked before they sign out; the question answers whether they do. Returns the way to stop. */
export function askBeforeSignOut(question: Ask): () => void {
  ask = question
  return () => {
    if (ask === question) ask = () => Promise.resolve(true)
  }
}

/** Signs out by the person's own choice, after a question that they can cancel. */
export async function signOut(): Promise<void> {
  if (await ask()) await session.signOut()
}
