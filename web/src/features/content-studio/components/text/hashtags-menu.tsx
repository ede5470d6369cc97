import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { writeHashtags, findGroups } from '@/posts/hashtags/hashtags.ts'
import { hashtagsInText, missingHashtags } from '../../hashtags-in-text.ts'
import { useHashtagGroups } from '@/posts/data/use-hashtag-groups.ts'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './hashtags-menu.module.css'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { HASHTAG_GROUP_NAME_MAX, HASHTAG_GROUP_TAGS_MAX, HASHTAG_GROUPS_MAX } from '@postwright/core/limits'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { hashtagGroupDrafts, hashtagGroupDraftSchema } from '@/posts/data/hashtag-group-drafts.ts'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'

export type HashtagsMenuProps = { text: string; onInsert: (words: string) => void; onDone: () => void }

/** The groups to choose from, and buttons for new ones. */
export function HashtagsMenu({ text, onInsert, onDone }: HashtagsMenuProps) {
  const { t } = useTranslation('hashtags')
  const { workspaceId } = useSignedIn()
  const groups = useHashtagGroups(workspaceId)
  const shown = useShownDocuments(groups.status === 'ready' ? groups.data : [])
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const found = findGroups(shown, words)
  const inText = hashtagsInText(text)
  const insert = (hashtags: readonly string[]) => onInsert(writeHashtags(hashtags))

  /** Handles the arrow keys, which move between the field and the groups, and Escape, which closes the menu. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') return onDone()
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input[role="searchbox"], [data-group]') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    if (step === 0 || at < 0) return
    event.preventDefault()
    return stops[at + step]?.focus()
  }

  /** On Enter in the field, inserts the missing hashtags of the first group that has any. */
  function takeFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const first = found.map(({ hashtags }) => missingHashtags(hashtags, text)).find((missing) => missing.length > 0)
    if (first) insert(first)
  }

  return (
    <div ref={list} className={styles.menu} onKeyDown={press}>
      <DataState
        read={groups.status === 'ready' ? { ...groups, data: shown } : groups}
        loading={<SkeletonList rows={2} label={t('hashtags:list.loading')} />}
        errorTitle={t('hashtags:list.error')}
        empty={<p className={styles.none}>{t('hashtags:composer.empty')}</p>}
      >
        {() => (
          <>
            <TextInput
              data-autofocus
              className={styles.search}
              role="searchbox"
              aria-label={t('hashtags:search.label')}
              placeholder={t('hashtags:search.placeholder')}
              value={words}
              leftSection={<IconSearch size="1rem" aria-hidden />}
              onChange={(event) => setWords(event.currentTarget.value)}
              onKeyDown={takeFirst}
            />
            <ul className={styles.list} aria-label={t('hashtags:title')}>
              {found.map((group) => (
                <HashtagsOption
                  key={group.id}
                  group={group}
                  missing={missingHashtags(group.hashtags, text)}
                  onInsert={insert}
                />
              ))}
            </ul>
            {found.length === 0 && <p className={styles.none}>{t('hashtags:search.none', { words: words.trim() })}</p>}
          </>
        )}
      </DataState>
      <div className={styles.end}>
        {inText.length > 0 && groups.status === 'ready' && (
          <IfMay right="edit_library">
            <SaveHashtags hashtags={inText} groups={shown.length} onDone={onDone} />
          </IfMay>
        )}
        <Button component={Link} to={routes.hashtagGroups.href()} size="compact-sm" variant="subtle">
          {shown.length > 0 ? t('hashtags:composer.manage') : t('hashtags:composer.create')}
        </Button>
      </div>
    </div>
  )
}

type Props = {
  group: HashtagGroup
  /** The group's hashtags that are missing in the text. */
  missing: readonly string[]
  onInsert: (hashtags: readonly string[]) => void
}

/** One group to choose, with the hashtags it would add to the text. */
function HashtagsOption({ group: { name, hashtags }, missing, onInsert }: Props) {
  const { t } = useTranslation('hashtags')
  const isInText = missing.length === 0
  return (
    <li>
      <UnstyledButton
        data-group
        className={styles.option}
        aria-disabled={isInText}
        onClick={() => isInText || onInsert(missing)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>
          {hashtags.length === 0
            ? t('hashtags:count', { count: 0 })
            : isInText
              ? t('hashtags:composer.allInText')
              : t('hashtags:composer.adds', { count: missing.length })}
        </span>
        <span className={styles.tags}>{writeHashtags(isInText ? hashtags : missing)}</span>
      </UnstyledButton>
    </li>
  )
}

type SaveHashtagsProps = {
  hashtags: readonly string[]
  /** Number of existing groups. */
  groups: number
  onDone: () => void
}

/** Saves the hashtags of the text as a named group. */
function SaveHashtags({ hashtags, groups, onDone }: SaveHashtagsProps) {
  const { t } = useTranslation('hashtags')
  const [isNaming, setNaming] = useState(false)

  if (groups >= HASHTAG_GROUPS_MAX) return null
  if (isNaming) return <GroupForm hashtags={hashtags} onDone={onDone} />
  return (
    <Button size="compact-sm" variant="subtle" onClick={() => setNaming(true)}>
      {t('hashtags:composer.save', { count: hashtags.length })}
    </Button>
  )
}

function GroupForm({ hashtags, onDone }: Omit<SaveHashtagsProps, 'groups'>) {
  const { t } = useTranslation('hashtags')
  const { user, workspaceId } = useSignedIn()
  const { form, submit, failure, errorOf } = useApiForm({
    schema: hashtagGroupDraftSchema,
    defaultValues: { name: '', hashtags: hashtags.slice(0, HASHTAG_GROUP_TAGS_MAX) },
    worksOffline: true,
    async send(draft) {
      const documentId = hashtagGroupDrafts.server.newId(workspaceId)
      void beginDocument(hashtagGroupDrafts, { uid: user.id, workspaceId, documentId, draft }).then((outcome) =>
        outcome === 'written'
          ? toast.success(t('hashtags:composer.saved', { name: draft.name }))
          : toast.error(t('hashtags:notCreated')),
      )
      onDone()
    },
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...form.register('name')}
        autoFocus
        label={t('hashtags:group.name')}
        maxLength={HASHTAG_GROUP_NAME_MAX}
        error={errorOf('name', t('hashtags:group.nameMissing')) ?? failure}
      />
      <Button type="submit" size="compact-md">
        {t('hashtags:composer.saveNow')}
      </Button>
    </form>
  )
}
