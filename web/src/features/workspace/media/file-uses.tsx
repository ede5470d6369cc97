import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Media } from '@postwright/core/model/media'
import { MEDIA_USER_KINDS, type MediaUse, type MediaUserKind } from '@postwright/core/model/media-use'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { formatMonthDay } from '@/ui/format-time.ts'
import { useMediaUses } from '../data/media-list.ts'
import styles from './file-dialog.module.css'

/** Links to the places that use a file. Slides of one deck count as one place. */
export function FileUses({ file }: { file: Media }) {
  const { t, i18n } = useTranslation('media-library')
  const { workspaceId } = useSignedIn()
  const uses = useMediaUses(workspaceId, file.id)
  const read = uses.status === 'ready' ? { ...uses, data: withoutRepeats(uses.data) } : uses
  return (
    <section aria-label={t('media-library:uses.title')}>
      <h3 className={styles.heading}>{t('media-library:uses.title')}</h3>
      <DataState
        read={read}
        loading={<Skeleton h="3rem" />}
        errorTitle={t('media-library:uses.error')}
        empty={<p className={styles.soft}>{t('media-library:uses.noneText')}</p>}
      >
        {(places) => (
          <>
            <p className={styles.summary}>
              {t('media-library:uses.summary', { places: joinKinds(places, t, i18n.language) })}
            </p>
            <ul className={styles.list}>
              {places.map((use) => (
                <UsePlace key={use.id} use={use} />
              ))}
            </ul>
          </>
        )}
      </DataState>
    </section>
  )
}

function UsePlace({ use }: { use: MediaUse }) {
  const { t } = useTranslation('media-library')
  const { timeZone } = useWorkspace()
  const { kind, lifecycle, plannedAt, name } = use
  const isPlanned = lifecycle === 'scheduled' && plannedAt !== null
  const state = lifecycle !== null && t(`media-library:lifecycle.${lifecycle}`)
  return (
    <li>
      <Link to={addressOf(use)}>{name || t('media-library:untitled')}</Link>{' '}
      <span className={styles.soft}>
        {[t(`media-library:place.${kind}`), state, isPlanned && formatMonthDay(plannedAt, timeZone)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}

type Place = { kind: MediaUserKind; placeId: string }

/** Returns the address of the screen that shows a place. */
export function addressOf({ kind, placeId }: Place): string {
  switch (kind) {
    case 'posts':
      return routes.contentStudioPost.href(placeId)
    case 'ideas':
      return routes.ideas.href(placeId)
    case 'series':
      return routes.repeats.href(placeId)
    case 'slides':
      return routes.carouselEditorDeck.href(placeId)
    case 'brandKits':
      return routes.brandKit.href(placeId)
    case 'personas':
      return routes.persona.href(placeId)
    case 'profiles':
      return routes.profile.href(placeId)
    case 'scripts':
      return routes.script.href(placeId)
  }
}

function withoutRepeats(uses: readonly MediaUse[]): MediaUse[] {
  return [...new Map(uses.map((use) => [`${use.kind}/${use.placeId}`, use])).values()]
}

type Words = ReturnType<typeof useTranslation>['t']

/** Returns a text such as “3 posts (1 scheduled) and 1 deck”. */
function joinKinds(places: readonly MediaUse[], t: Words, language: string): string {
  const parts = MEDIA_USER_KINDS.flatMap((kind) => {
    const ofKind = places.filter((place) => place.kind === kind)
    if (ofKind.length === 0) return []
    const counted = t(`media-library:uses.of.${kind}`, { count: ofKind.length })
    const scheduled = ofKind.filter(({ lifecycle }) => lifecycle === 'scheduled').length
    return scheduled === 0 ? [counted] : [t('media-library:uses.scheduled', { counted, count: scheduled })]
  })
  return new Intl.ListFormat(language).format(parts)
}
