import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { useMay } from '@/session/use-role.ts'
import { resolutionsFor, useResolveVariant } from './use-resolve-variant.ts'
import styles from './variant-actions.module.css'

/** Shows the available actions for a publication that needs the user; renders nothing for any other, or if the user may not plan posts. */
export function VariantActions({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { running, settle } = useResolveVariant(variant)
  const canPlan = useMay('plan_posts')
  const resolutions = resolutionsFor(variant.state)
  if (!canPlan || resolutions.length === 0) return null
  return (
    <div className={styles.actions} role="group" aria-label={t('publishing:action.group', { handle: variant.handle })}>
      {resolutions.map((resolution) => (
        <Button
          key={resolution}
          size="compact-sm"
          variant={resolution === 'dismiss' ? 'subtle' : 'default'}
          color={resolution === 'dismiss' ? 'gray' : undefined}
          loading={running === resolution}
          disabled={running !== null && running !== resolution}
          onClick={() => void settle(resolution)}
        >
          {t(`publishing:action.${resolution}`)}
        </Button>
      ))}
    </div>
  )
}
