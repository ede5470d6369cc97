import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import type { LibraryKind } from '@/config/library-kinds.ts'
import { routes } from '@/config/routes.ts'
import { DocumentById } from '@/documents/document-by-id.tsx'
import type { DraftFields, DraftType } from '@/documents/draft-type.ts'
import { MissingDocument } from '@/documents/missing-document.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'

type Props<Item, Draft> = {
  kind: LibraryKind
  described: Collection<z.ZodType<Item & object>, [workspaceId: string]>
  drafts: DraftType<Item, Draft>
  itemId: string
  /** @param left what earlier visits typed and never saved */
  children: (item: Item, left: readonly WaitingDraft<Draft>[]) => ReactNode
}

/** One thing of the library, by the id in the address. */
export function ItemById<Item extends object, Draft extends DraftFields>({
  kind,
  described,
  drafts,
  itemId,
  children,
}: Props<Item, Draft>) {
  const { t } = useTranslation('library')
  return (
    <DocumentById
      level={1}
      described={described}
      drafts={drafts}
      documentId={itemId}
      loading={<SkeletonList rows={2} label={t('library:loading')} />}
      errorTitle={t('library:error')}
      missing={
        <MissingDocument
          title={t('library:missing')}
          text={t('library:missingText')}
          list={{ title: t(`library:${kind}.title`), href: routes.library.href(kind) }}
        />
      }
    >
      {children}
    </DocumentById>
  )
}
