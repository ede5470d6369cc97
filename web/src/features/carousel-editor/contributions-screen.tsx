import { Anchor, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import records from '@/ui/record-list.module.css'
import { OfferedSets } from './components/offered-sets.tsx'
import { OwnContributionRow } from './components/own-contribution-row.tsx'
import { type OwnContribution, useOwnContributions } from './data/contributions.ts'

const OfferDialog = lazyWhenIdle(async () => (await import('./components/offer-dialog.tsx')).OfferDialog)

/** Lists the user's contributions to the gallery, with their review status. */
export function Component() {
  const { t } = useTranslation(['contributions', 'decks'])
  const { own, refresh } = useOwnContributions()
  const [offered, setOffered] = useState<{ again: OwnContribution | null } | null>(null)
  const begin = <Button onClick={() => setOffered({ again: null })}>{t('contributions:offerTags')}</Button>
  return (
    <>
      <PageHeader
        title={t('contributions:title')}
        description={t('contributions:description')}
        actions={
          <Group gap="md">
            <Anchor component={Link} to={routes.carouselEditor.href()} size="sm">
              {t('decks:deck.back')}
            </Anchor>
            {begin}
          </Group>
        }
      />
      <DataState
        read={own}
        loading={<SkeletonList rows={3} />}
        errorTitle={t('contributions:error')}
        empty={
          <EmptyState
            drawing="post"
            title={t('contributions:none')}
            text={t('contributions:noneText')}
            action={begin}
          />
        }
      >
        {(found) => (
          <ul className={records.list} aria-label={t('contributions:title')}>
            {found.map((contribution) => (
              <OwnContributionRow
                key={contribution.id}
                contribution={contribution}
                onAgain={() => setOffered({ again: contribution })}
                onChanged={refresh}
              />
            ))}
          </ul>
        )}
      </DataState>
      <OfferedSets />
      <OfferDialog
        props={offered && { deck: null, again: offered.again, onClose: () => setOffered(null), onOffered: refresh }}
      />
    </>
  )
}
