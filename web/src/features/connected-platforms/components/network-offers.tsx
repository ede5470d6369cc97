import { Skeleton, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import type { Platform } from '@postwright/core/platforms/platform'
import { DataState } from '@/ui/data-state.tsx'
import { useNetworks } from '../data/connections.ts'
import { NETWORK_GROUPS, networksIn } from '../network-groups.ts'
import classes from './network-offers.module.css'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'

type Props = {
  workspaceId: string
  isOnline: boolean
  onConnect: (platform: Platform, mode: ConnectionMode) => void
}

/** Lists the networks on which a channel can be added, grouped by what adding one requires. */
export function NetworkOffers({ workspaceId, isOnline, onConnect }: Props) {
  const { t } = useTranslation('connections')
  const read = useNetworks(workspaceId)
  const [search, setSearch] = useState('')
  return (
    <section aria-labelledby="offers-title">
      <div className={classes.head}>
        <h2 id="offers-title" className={classes.title}>
          {t('connections:add')}
        </h2>
        <TextInput
          type="search"
          className={classes.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          aria-label={t('connections:offer.search')}
          placeholder={t('connections:offer.search')}
          leftSection={<IconSearch size="1rem" aria-hidden />}
        />
      </div>
      {!isOnline && (
        <p className={classes.note} role="status">
          {t('connections:offline')}
        </p>
      )}
      <DataState read={read} loading={<OffersSkeleton />} errorTitle={t('connections:offer.error')}>
        {({ networks }) => {
          const groups = NETWORK_GROUPS.map((group) => ({ group, found: networksIn(networks, group, search) }))
          const shown = groups.filter(({ found }) => found.length > 0)
          if (shown.length === 0) return <p className={classes.note}>{t('connections:offer.none')}</p>
          return shown.map(({ group, found }) => (
            <section key={group} className={classes.group} aria-labelledby={`offers-${group}`}>
              <h3 id={`offers-${group}`} className={classes.groupTitle}>
                {t(`connections:offer.group.${group}.title`)}
              </h3>
              <p className={classes.note}>{t(`connections:offer.group.${group}.text`)}</p>
              <ul className={classes.offers}>
                {found.map(({ platform, mode }) => (
                  <NetworkOffer
                    key={platform}
                    platform={platform}
                    mode={mode}
                    isOnline={isOnline}
                    onConnect={() => onConnect(platform, mode)}
                  />
                ))}
              </ul>
            </section>
          ))
        }}
      </DataState>
    </section>
  )
}

function OffersSkeleton() {
  return (
    <div className={classes.offers} role="status" aria-busy="true">
      {Array.from({ length: 8 }, (_, i) => (
        <Skeleton key={i} height={84} radius="md" />
      ))}
    </div>
  )
}

type NetworkOfferProps = { platform: Platform; mode: ConnectionMode; isOnline: boolean; onConnect: () => void }

/** Offers one network to add: its logo, what adding it requires, and what its posts may contain. */
function NetworkOffer({ platform, mode, isOnline, onConnect }: NetworkOfferProps) {
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
