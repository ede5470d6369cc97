import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Platform } from '@postwright/core/platforms/platform'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import classes from './network-offers.module.css'

type Props = { platform: Platform; mode: ConnectionMode; isOnline: boolean; onConnect: () => void }

/** One network that can be added: its mark, what adding it takes, and what it takes of a post. */
export function NetworkOffer({ platform, mode, isOnline, onConnect }: Props) {
  const { t } = useTranslation('connections')
  const { name, auth, text, media }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const kinds = (['images', 'video', 'document'] as const).filter((kind) => media[kind] !== null)
  return (
    <li>
      <UnstyledButton className={classes.offer} disabled={!isOnline} onClick={onConnect}>
        <span className={classes.mark}>
          <PlatformIcon platform={platform} size={22} />
        </span>
        <span className={classes.words}>
          <span className={classes.name}>
            <span className="visually-hidden">{t('connections:offer.connect')} </span>
            {name}
          </span>
          <span className={classes.how}>
            {mode === 'assisted' ? t('connections:offer.by.assisted') : t(`connections:offer.by.${auth.kind}`)}
          </span>
          <span className={classes.takes}>
            {[
              t('connections:facts.text', { count: text.max }),
              ...kinds.map((kind) => t(`connections:offer.takes.${kind}`)),
            ].join(' · ')}
          </span>
        </span>
        <IconPlus className={classes.plus} size="1.125rem" aria-hidden />
      </UnstyledButton>
    </li>
  )
}
