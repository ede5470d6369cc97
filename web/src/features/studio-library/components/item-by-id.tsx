import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import type { LibraryKind } from '@/config/library-kinds.ts'
import { routes } from '@/config/routes.ts'
import type { DraftFields, DraftType } from '@/documents/draft-type.ts'
import { useIsAwaited } from '@/documents/outbox/use-is-awaited.ts'
import { useLeftBehind } from '@/documents/outbox/use-left-behind.ts'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useLibraryItem } from '../data/use-library-item.ts'

type Props<Item, Draft> = {
  kind: LibraryKind
  described: Collection<z.ZodType<Item & object>, [workspaceId: string]>
  drafts: DraftType<Item, Draft>
  itemId: string
  /** @param left what earlier visits typed and never saved */
  children: (item: Item, left: readonly WaitingDraft<Draft>[]) => ReactNode
}

/** One thing of the library, by the id in the address. */
export function ItemById<Item extends object, Draft extends DraftFields>(props: Props<Item, Draft>) {
  const { t } = useTranslation('library')
  const isAwaited = useIsAwaited(props.drafts, props.itemId)
  return isAwaited ? <SkeletonList rows={2} label={t('library:loading')} /> : <StoredItem {...props} />
}

function StoredItem<Item extends object, Draft extends DraftFields>(props: Props<Item, Draft>) {
  const { kind, described, drafts, itemId, children } = props
  const { t } = useTranslation('library')
  const { user, workspaceId } = useSignedIn()
  const left = useLeftBehind({ type: drafts, uid: user.id, documentId: itemId })
  const item = useLibraryItem(described, workspaceId, itemId)
  return (
    <DataState
      level={1}
      read={left === null && item.status === 'ready' ? { status: 'loading' } : item}
      loading={<SkeletonList rows={2} label={t('library:loading')} />}
      errorTitle={t('library:error')}
      missing={
        <EmptyState
          drawing="search"
          level={1}
          title={t('library:missing')}
          text={t('library:missingText')}
          action={
            <Button component={Link} to={routes.library.href(kind)} variant="default">
              {t(`library:${kind}.title`)}
            </Button>
          }
        />
      }
    >
      {(data) => children(data, left ?? [])}
    </DataState>
  )
}
