import { useTranslation } from 'react-i18next'
import { errorCodeSchema } from '@postwright/core/error-codes'
import { ApiError } from '../../lib/api-error.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import type { WaitingProblem } from '../../documents/outbox/waiting-item.ts'

/** Why something waits for a person, as a sentence. */
export function useProblemText(): (problem: WaitingProblem) => string {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return ({ kind, code }) => {
    const known = errorCodeSchema.safeParse(code)
    if (kind !== 'refused') return t(`waiting.problem.${kind}`)
    return errorText(known.success ? new ApiError(known.data, { detail: '', status: 0 }) : null)
  }
}
