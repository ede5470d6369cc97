import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LibraryKind } from '@/config/library-kinds.ts'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { DraftFields, DraftType } from '@/documents/draft-type.ts'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { LIBRARY_ACTIONS } from '../library-actions.ts'
import styles from './library.module.css'
import type { useLibraryCommands } from './use-library-commands.ts'
import { LIBRARY_NAME_MAX } from '@postwright/core/limits'
import { oneLine } from '@postwright/core/text/text-fields'
import { TextField } from '@/ui/text-field.tsx'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { DocumentById } from '@/documents/stored-document.tsx'
import { MissingDocument } from '@/documents/missing-document.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'

type Named = DraftFields & { name: string }

type Props<Item, Draft extends Named> = {
  kind: LibraryKind
  item: Item
  left: readonly WaitingDraft<Draft>[]
  drafts: DraftType<Item, Draft>
  commands: Pick<ReturnType<typeof useLibraryCommands<Item, Draft>>, 'copy' | 'remove'>
  onUse?: (draft: Draft) => void
  /** Returns a version as text for comparison. */
  textOf: (draft: Draft) => string
  children: (draft: Draft, onEdit: (change: Partial<Draft>) => void) => ReactNode
}

/** Edits a library item; changes are saved automatically. */
export function ItemEditor<Item extends { id: string }, Draft extends Named>(props: Props<Item, Draft>) {
  const offer = useOfferActions()
  const { kind, item, left, drafts, commands, onUse, textOf, children } = props
  const { t } = useTranslation('library')
  const navigate = useNavigate()
  const { autosave, state, restore, continued } = useDocumentDraft(drafts, item, left)
  const { draft } = state
  useLeaveWarning(!state.isSafe)
  const list = routes.library.href(kind)
  const edit = (change: Partial<Draft>) => autosave.edit({ ...autosave.getState().draft, ...change })

  function deleteAndLeave() {
    commands.remove({ id: item.id, name: draft.name })
    void navigate(list)
  }

  const actions = offer(LIBRARY_ACTIONS, {
    href: drafts.href(item.id),
    isOpen: true,
    isFull: false,
    ...(onUse && { onUse: () => onUse(draft) }),
    onDuplicate: () => void commands.copy(draft),
    onDelete: deleteAndLeave,
  })
  useScreenActions(actions)

  return (
    <div className={styles.editor}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t(`library:${kind}.title`), href: list }}
        title={draft.name}
        menu={{ label: t('library:actions', { name: draft.name }), actions }}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        conflict={{ title: t('library:conflict'), text: t('library:conflictText') }}
        describe={(version) => ({ content: `${version.name}\n${textOf(version)}`, facts: '' })}
      />
      <div className={styles.card}>
        <NameField
          name={draft.name}
          untitled={t(`library:${kind}.untitled`)}
          onName={(name) => autosave.edit({ ...autosave.getState().draft, name })}
        />
        {children(draft, edit)}
      </div>
    </div>
  )
}

const nameSchema = oneLine(LIBRARY_NAME_MAX)

type NameFieldProps = { name: string; untitled: string; onName: (name: string) => void }

/** Edits the name of an item. An invalid name stays in the field while typing; the last valid name is stored. */
function NameField({ name, untitled, onName }: NameFieldProps) {
  const { t } = useTranslation('library')
  const [typed, setTyped] = useState<string | null>(null)
  const [isNew] = useState(name === untitled)
  const isRefused = typed !== null && !nameSchema.safeParse(typed).success

  function type(text: string) {
    setTyped(text)
    const read = nameSchema.safeParse(text)
    if (read.success) onName(read.data)
  }

  return (
    <TextField
      label={t('library:name')}
      autoFocus={isNew}
      onFocus={(event) => isNew && event.currentTarget.value === untitled && event.currentTarget.select()}
      maxLength={LIBRARY_NAME_MAX}
      value={typed ?? name}
      error={isRefused && t('library:nameMissing')}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

type ItemByIdProps<Item, Draft> = {
  kind: LibraryKind
  described: Collection<z.ZodType<Item & object>, [workspaceId: string]>
  drafts: DraftType<Item, Draft>
  itemId: string
  /** @param left unsaved drafts from earlier visits */
  children: (item: Item, left: readonly WaitingDraft<Draft>[]) => ReactNode
}

/** Loads a library item by the id in the address. */
export function ItemById<Item extends object, Draft extends DraftFields>({
  kind,
  described,
  drafts,
  itemId,
  children,
}: ItemByIdProps<Item, Draft>) {
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
