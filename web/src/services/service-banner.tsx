import { IconTool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ShownServiceOff } from '@postwright/core/api/switches'
import styles from '@/ui/banner.module.css'
import { findAreaServices } from './area-services.ts'
import { useOffSentence } from './use-off-sentence.ts'
import { usePolledServices } from './use-services-off.ts'

/** Says above an area which of its services are off. */
export function ServiceBanner() {
  const { pathname } = useLocation()
  const here = findAreaServices(pathname)
  const off = usePolledServices().filter(({ id }) => here.includes(id))
  return <div role="status">{off.length > 0 && <Sentences off={off} />}</div>
}

/** Services that are off with the same words share a line. */
function Sentences({ off }: { off: readonly ShownServiceOff[] }) {
  const { t } = useTranslation('services')
  const sentenceOf = useOffSentence()
  return [...new Set(off.map(sentenceOf))].map((sentence) => (
    <div key={sentence} className={styles.banner} role="region" aria-label={t('services:label')}>
      <IconTool className={styles.icon} size="1.125rem" stroke={1.7} aria-hidden />
      <p className={styles.text}>{sentence}</p>
    </div>
  ))
}
