import { type BrandConfirmation, type BrandQuestion, brandQuestionSchema } from '@postwright/core/model/brand-verdict'
import { ApiError } from '@/lib/api-error.ts'

/** Asks the person about breaches of brand rules; null when they go back. */
type Ask = (questions: readonly BrandQuestion[]) => Promise<string | null>

let ask: Ask | null = null

/** Lets a part of the page ask the person. Returns the way to stop. */
export function answerBrandQuestions(answer: Ask): () => void {
  ask = answer
  return () => {
    if (ask === answer) ask = null
  }
}

/** @returns the reason to go on; null when the person goes back, or nothing on the page can ask */
export function askAboutBrand(questions: readonly BrandQuestion[]): Promise<string | null> {
  return ask ? ask(questions) : Promise.resolve(null)
}

/**
 * Sends a command that plans a post. Where it is refused for breaches of brand rules the person is asked, and it is sent again with
 * their reason; what changed meanwhile is asked about anew.
 * @throws ApiError also when the person goes back: the refusal that asked
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
