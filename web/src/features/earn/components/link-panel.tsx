import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { ServiceButton } from '@/services/service-button.tsx'
import { CopyField } from '@/ui/copy-field.tsx'
import { Panel } from '@/ui/panel.tsx'
import type { Earn } from '../data/earn-data.ts'
import styles from './earn.module.css'

const CodeDialog = lazyPart(async () => (await import('./code-dialog.tsx')).CodeDialog)

/** The link to share, and its code, which can be changed. */
export function LinkPanel({ uid, earn }: { uid: string; earn: Earn }) {
  const { t } = useTranslation('earn')
  const [isChanging, setChanging] = useState(false)
  return (
    <Panel
      id="link"
      title={t('earn:link.title')}
      description={t('earn:link.text')}
      actions={
        <ServiceButton service="earn" variant="default" onClick={() => setChanging(true)}>
          {t('earn:link.change')}
        </ServiceButton>
      }
    >
      <div className={styles.fields}>
        <CopyField label={t('earn:link.address')} value={earn.link} />
        <CopyField label={t('earn:link.code')} value={earn.referrer.code} />
      </div>
      {isChanging && <CodeDialog uid={uid} code={earn.referrer.code} onClose={() => setChanging(false)} />}
    </Panel>
  )
}
