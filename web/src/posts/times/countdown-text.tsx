import { useTranslation } from 'react-i18next'
import { useNow } from '@/ui/use-now.ts'
import { countdown } from './span-text.ts'

const MINUTE = 60_000

/** Time left until an instant; the last minutes tick by the second. */
export function CountdownText({ instant }: { instant: number }) {
  const now = useNow(10_000)
  return instant - now < 3 * MINUTE ? <Ticking instant={instant} /> : <Left instant={instant} now={now} />
}

function Ticking({ instant }: { instant: number }) {
  return <Left instant={instant} now={useNow(1000)} />
}

function Left({ instant, now }: { instant: number; now: number }) {
  const { t } = useTranslation('publishing')
  const left = countdown(instant, now)
  if (left === null) return t('publishing:countdown.now')
  if (left.days > 0) return t('publishing:countdown.days', left)
  if (left.hours > 0) return t('publishing:countdown.hours', left)
  return left.minutes > 0 ? t('publishing:countdown.minutes', left) : t('publishing:countdown.seconds', left)
}
