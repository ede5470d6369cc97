import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewProps } from '@/platforms/platform-module.ts'
import { PREVIEWS } from './previews.ts'
import styles from './preview-stage.module.css'
import { PreviewStage } from './preview-stage.tsx'

type Props = PreviewProps & { scheme: 'light' | 'dark' }

/** A post as its network shows it, in a window and a colour scheme of its own. */
export function NetworkPreview({ scheme, ...props }: Props) {
  const { t } = useTranslation('previews')
  const Preview = PREVIEWS[props.channel.platform]
  return (
    <PreviewStage scheme={scheme} device={props.device}>
      <Suspense
        fallback={
          <div className={styles.waiting} role="status" aria-busy="true">
            <span className="visually-hidden">{t('previews:loading')}</span>
          </div>
        }
      >
        <Preview {...props} />
      </Suspense>
    </PreviewStage>
  )
}
