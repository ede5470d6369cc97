import { useTranslation } from 'react-i18next'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { endsSoon } from '@postwright/core/platforms/interface-end'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Platform } from '@postwright/core/platforms/platform'
import { formatLongDate } from '@/ui/format-time.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'

const HOUR = 60 * 60_000

/** Warns of the end of the interface's version that this build calls; nothing while that is far away. */
export function InterfaceVersion({ platform }: { platform: Platform }) {
  const { t } = useTranslation('integrations')
  const now = useNow(HOUR)
  const contract: PlatformContract = PLATFORM_CONTRACTS[platform]
  if (!contract.interface || !endsSoon(contract.interface, now)) return null
  const { version, endsOn } = contract.interface
  const date = formatLongDate(endsOn)
  return <StateBadge tone="warning">{t('integrations:ending', { version, date })}</StateBadge>
}
