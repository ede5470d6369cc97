import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewProps } from '@/platforms/platform-module.ts'
import styles from './preview-stage.module.css'
import { useElementSize } from '@mantine/hooks'
import { perPlatform } from '@postwright/core/platforms/per-platform'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { PLATFORM_MODULES } from '@/platforms/modules.ts'

type Props = PreviewProps & { scheme: 'light' | 'dark' }

/** Shows a post as on its network, with a separate device and colour scheme. */
export function NetworkPreview({ scheme, ...props }: Props) {
  const { t } = useTranslation('previews')
  const Preview = PREVIEWS[props.channel.platform]
  return (
    <PreviewStage scheme={scheme} device={props.device}>
      <Preview
        {...props}
        waiting={
          <div className={styles.waiting} role="status" aria-busy="true">
            <span className="visually-hidden">{t('previews:loading')}</span>
          </div>
        }
      />
    </PreviewStage>
  )
}

/** Layout width of a network's desktop page, in rem. */
const DESKTOP = 37.5
/** Minimum scale at which text is readable; below it the preview scrolls. */
const SMALLEST = 0.6

type PreviewStageProps = { scheme: 'light' | 'dark'; device: 'phone' | 'desktop'; children: ReactNode }

/** Frame of a preview: as wide as a phone, or a desktop scaled down to fit. */
function PreviewStage({ scheme, device, children }: PreviewStageProps) {
  const { t } = useTranslation('previews')
  const { ref, width } = useElementSize()
  const natural = DESKTOP * parseFloat(getComputedStyle(document.documentElement).fontSize || '16')
  const zoom = device === 'phone' || width === 0 ? 1 : Math.max(Math.min(width / natural, 1), SMALLEST)
  // Scrollable content must be reachable with the keyboard.
  const scrolls = device === 'desktop' && width > 0 && width < natural * SMALLEST
  const stop = scrolls ? ({ tabIndex: 0, role: 'group', 'aria-label': t('previews:device.desktop') } as const) : {}
  return (
    <div ref={ref} className={styles.stage} data-device={device} data-scheme={scheme} {...stop}>
      <div className={styles.window} style={{ zoom }}>
        {children}
      </div>
    </div>
  )
}

/** Preview component of each network, loaded when first shown. */
const PREVIEWS = perPlatform((platform) => lazyPart(async () => (await PLATFORM_MODULES[platform].preview()).Preview))
