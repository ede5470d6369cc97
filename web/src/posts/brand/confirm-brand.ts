import { type BrandConfirmation, type BrandQuestion, brandQuestionSchema } from '@postwright/core/model/brand-verdict'
import { ApiError } from '@/lib/api-error.ts'

/** Asks the user about breaches of brand rules; resolves with null if they go back. */
type Ask = (questions: readonly BrandQuestion[]) => Promise<string | null>

let ask: Ask | null = null

/** Registers the component that asks the user. Returns a function that unregisters it. */
export function answerBrandQuestions(answer: Ask): () => void {
  ask = answer
  return () => {
    if (ask === answer) ask = null
  }
}

/** @returns the reason to continue; null if the user goes back, or no component on the page can ask */
export function askAboutBrand(questions: readonly BrandQuestion[]): Promise<string | null> {
  return ask ? ask(questions) : Promise.resolve(null)
}

/**
 * Sends a command that plans a post. If the command is refused for brand rule breaches, asks the user and sends it again with their reason; changed
 * breaches are asked about again.
 * @throws ApiError, also if the user goes back: the refusal itself
 */
export async function confirmBrand<T>(send: (brand?: BrandConfirmation) => Promise<T>): Promise<T> {
  let brand: BrandConfirmation | undefined
  for (;;) {
    try {
      return await send(brand)
    } catch (error) {
      const question = readQuestion(error)
      const reason = question && (await askAboutBrand([question]))
      if (!question || reason === null) throw error
      brand = { seen: question.seen, reason }
    }
  }
}

function readQuestion(error: unknown): BrandQuestion | null {
  if (!(error instanceof ApiError) || error.code !== 'brand_unconfirmed') return null
  return brandQuestionSchema.safeParse(error.brand).data ?? null
}
