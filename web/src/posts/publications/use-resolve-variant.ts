import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { useErrorText } from '@/lib/use-error-text.ts'
import { toast } from '@/ui/toast.tsx'
import { resolve } from '../data/post-commands.ts'
import type { Resolution } from './resolutions.ts'

/** Resolves one unconfirmed publication and announces the outcome; `running` is the resolution under way. */
export function useResolveVariant(variant: Variant) {
  const { t } = useTranslation('publishing')
  const errorText = useErrorText()
  const [running, setRunning] = useState<Resolution | null>(null)

  async function settle(resolution: Resolution, url?: string) {
    if (running) return
    setRunning(resolution)
    try {
      const { workspaceId, id, rev, handle } = variant
      await resolve({ workspaceId, variantId: id, rev, resolution, ...(url === undefined ? {} : { url }) })
      toast.success(t(`publishing:resolved.${resolution}`, { handle }))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setRunning(null)
    }
  }

  return { running, settle }
}
