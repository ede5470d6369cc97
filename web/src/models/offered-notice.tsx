import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice.tsx'
import { useOfferedModel } from './data/use-usable-model.ts'
import { NoModelNotice } from './no-model-notice.tsx'

const COUNT = new Intl.NumberFormat('en')

/** The operator's model, which is used while a workspace has none of its own; `isManaging`: beside the form that adds one. */
export function OfferedNotice({ isManaging = false }: { isManaging?: boolean }) {
  const { t } = useTranslation('models')
  const read = useOfferedModel({ isWanted: true })
  if (read.status !== 'ready' || read.data === null) return isManaging ? null : <NoModelNotice />
  const { name, host, model, monthlyTokens, left } = read.data
  const facts = { name, host, model, left: COUNT.format(left), all: COUNT.format(monthlyTokens) }
  return (
    <Notice
      tone={left === 0 ? 'warning' : 'info'}
      title={t('models:offered.title', { name })}
      text={t(left === 0 ? 'models:offered.usedUp' : 'models:offered.text', facts)}
    />
  )
}
