import { useTranslation } from 'react-i18next'
import type { ModelReply } from '@postwright/core/model/model-run'
import { useWorkspace } from '@/session/use-workspace.ts'
import { formatMoment } from '@/ui/format-moment.ts'
import { Notice } from '@/ui/notice.tsx'
import styles from './models.module.css'

/** Why a run gave nothing that can be put in, in words; what had arrived is shown and goes nowhere. */
export function ProblemNote({ reply: { problem, detail, retryAt, text } }: { reply: ModelReply }) {
  const { t } = useTranslation('models')
  const { timeZone } = useWorkspace()
  if (problem === null) return null
  return (
    <>
      <Notice tone="warning" title={t('models:problem.title')} text={t(`models:problem.${problem}`)}>
        {(detail !== '' || retryAt !== null) && (
          <span>
            {detail !== '' && t('models:problem.said', { detail })}
            {retryAt !== null && ` ${t('models:problem.retryAt', { time: formatMoment(retryAt, timeZone, retryAt) })}`}
          </span>
        )}
      </Notice>
      {text !== '' && (
        <section className={styles.stream} aria-label={t('models:problem.arrived')}>
          <p className={styles.soft}>{t('models:problem.arrived')}</p>
          <p className={styles.text}>{text}</p>
        </section>
      )}
    </>
  )
}
