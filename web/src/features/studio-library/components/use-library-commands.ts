import { useTranslation } from 'react-i18next'
import { LIBRARY_NAME_MAX } from '@postwright/core/limits'
import type { LibraryKind } from '@/config/library-kinds.ts'
import type { DraftFields, DraftType } from '@/documents/draft-type.ts'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'

type Named = DraftFields & { name: string }

/** Creates, duplicates and deletes library items of one kind. */
export function useLibraryCommands<Document, Draft extends Named>(
  kind: LibraryKind,
  drafts: DraftType<Document, Draft>,
  empty: Omit<Draft, 'name'>,
) {
  const { t } = useTranslation('library')
  const begin = useBeginDocument(async () => drafts)
  const remove = useDeleteDocument(drafts)
  const named = (rest: Omit<Draft, 'name'>, name: string) => drafts.schema.parse({ ...rest, name })
  return {
    begin: () => begin(named(empty, t(`library:${kind}.untitled`))),
    copy: ({ name, ...rest }: Draft) =>
      begin(named(rest, t('library:copyOf', { name }).slice(0, LIBRARY_NAME_MAX).trim())),
    remove: ({ id, name }: { id: string; name: string }) =>
      remove(id, { deleted: t('library:deleted', { name }), failed: t('library:deleteFailed', { name }) }),
  }
}
