import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type addCouponCodes, CODES_AT_ONCE, COUPON_CODES_MAX } from '@postwright/core/api/coupons'
import type { InputOf } from '@postwright/core/endpoint'
import { ApiError } from '@/lib/api-error.ts'
import { type ErrorWords, useApiCall } from '@/lib/use-api-call.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import type { CodeOrder } from './code-form.ts'
import { formatCount } from './coupon-text.ts'
import { addCodes } from './data/coupon-codes.ts'

type Step = InputOf<typeof addCouponCodes>

type Random = Extract<CodeOrder['wanted'], { kind: 'random' }>

/** Returns the inputs of the calls that create random codes. Each has a `batch` as its idempotency key: a repeated call creates no duplicates. */
export function planSteps(couponId: string, wanted: Random, terms: CodeOrder['terms']): Step[] {
  return Array.from({ length: Math.ceil(wanted.count / CODES_AT_ONCE) }, (_, at) => ({
    couponId,
    batch: crypto.randomUUID(),
    wanted: { ...wanted, count: Math.min(CODES_AT_ONCE, wanted.count - at * CODES_AT_ONCE) },
    terms,
  }))
}

export type CodeMaking = {
  /** Codes created so far. */
  made: readonly string[]
  isRunning: boolean
  /** True while stopping: the calls end after the running one. */
  isStopping: boolean
  failure: string | null
  begin: (steps: readonly Step[]) => Promise<void>
  /** Continues with the first step that has no response. */
  goOn: () => Promise<void>
  stop: () => void
  /** Asks the user to reauthenticate when a call requires it. */
  dialog: ReactNode
}

/** Creates codes step by step; can be stopped and resumed. `onSettled` runs whenever the steps are completed, stopped, cancelled or have failed. */
export function useCodeMaking(onSettled: () => Promise<void>): CodeMaking {
  const { run, isRunning, failure } = useApiCall(useCodeWords())
  const sensitive = useSensitive()
  const [made, setMade] = useState<readonly string[]>([])
  const [isStopping, setStopping] = useState(false)
  const waiting = useRef<readonly Step[]>([])
  const isStopped = useRef(false)

  // Closing the dialog stops the calls.
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  async function work(): Promise<void> {
    for (let [step] = waiting.current; step && !isStopped.current; [step] = waiting.current) {
      const current = step
      const outcome = await sensitive.run(() => addCodes(current))
      if (!outcome.done) return
      waiting.current = waiting.current.slice(1)
      setMade((before) => [...before, ...outcome.value])
    }
  }

  async function goOn(): Promise<void> {
    isStopped.current = false
    setStopping(false)
    await run(work)
    await onSettled()
  }

  return {
    made,
    isRunning,
    isStopping,
    failure,
    async begin(steps) {
      waiting.current = steps
      await goOn()
    },
    goOn,
    stop() {
      isStopped.current = true
      setStopping(true)
    },
    dialog: sensitive.dialog,
  }
}

/** Returns the error texts for a coupon that has no room for more codes. */
export function useCodeWords(): ErrorWords {
  const { t } = useTranslation('coupon-management')
  return (error) =>
    error instanceof ApiError && error.code === 'list_full'
      ? t('coupon-management:adding.full', { max: formatCount(COUPON_CODES_MAX) })
      : undefined
}
