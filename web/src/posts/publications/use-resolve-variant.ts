import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { useErrorText } from '@/lib/use-error-text.ts'
import { toast } from '@/ui/toast.tsx'
import { call } from '@/lib/api-client.ts'
import { resolveVariant } from '@postwright/core/api/posts'
import type { InputOf } from '@postwright/core/endpoint'
import type { VariantState } from '@postwright/core/publishing/variant-state'

/** Resolves a publication that needs the user and announces the outcome; `running` is the pending resolution. */
export function useResolveVariant(variant: Variant) {
  const { t } = useTranslation('publishing')
  const errorText = useErrorText()
  const [running, setRunning] = useState<Resolution | null>(null)

  async function settle(resolution: Resolution, url?: string) {
    if (running) return
    setRunning(resolution)
    try {
      const { workspaceId, id, rev, handle } = variant
      await call(resolveVariant, { workspaceId, variantId: id, rev, resolution, ...(url === undefined ? {} : { url }) })
      toast.success(t(`publishing:resolved.${resolution}`, { handle }))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setRunning(null)
    }
  }

  return { running, settle }
}

export type Resolution = InputOf<typeof resolveVariant>['resolution']

/** Returns the resolutions available in a state, most likely first; the API accepts exactly these. */
export function resolutionsFor(state: VariantState): Resolution[] {
  if (state === 'unconfirmed') return ['it_went_out', 'send_again', 'dismiss']
  if (state === 'handed_over') return ['it_went_out', 'dismiss']
  if (state === 'failed' || state === 'held') return ['send_again', 'dismiss']
  return []
}
