import { session } from './session.ts'

type Ask = () => Promise<boolean>

let ask: Ask = () => Promise.resolve(true)

/** Registers a question to ask before sign-out; its answer determines whether the user is signed out. Returns a function that unregisters it. */
export function askBeforeSignOut(question: Ask): () => void {
  ask = question
  return () => {
    if (ask === question) ask = () => Promise.resolve(true)
  }
}

/** Signs out on the user's request, after a question that the user can cancel. */
export async function signOut(): Promise<void> {
  if (await ask()) await session.signOut()
}
