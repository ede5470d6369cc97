import { Skeleton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import type { Platform } from '@postwright/core/platforms/platform'
import { DataState } from '@/ui/data-state.tsx'
import { useNetworks } from '../data/use-networks.ts'
import { NETWORK_GROUPS, networksIn } from '../network-groups.ts'
import { NetworkOffer } from './network-offer.tsx'
import classes from './network-offers.module.css'

type Props = {
  workspaceId: string
  isOnline: boolean
  onConnect: (platform: Platform, mode: ConnectionMode) => void
}

/** The networks that a channel can be added on, by what that takes. */
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
