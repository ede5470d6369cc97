import { Button, Menu, Text, TextInput } from '@mantine/core'
import { IconFolder, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaTagSchema, MEDIA_TAG_MAX } from '@postwright/core/model/media-library'
import type { Media } from '@postwright/core/model/media'
import { PopoverForm } from '@/documents/selection-labels.tsx'
import bar from '@/ui/selection-bar.module.css'
import type { useMediaCommands } from './use-media-commands.ts'
import type { LibraryTree } from '../data/media-list.ts'
import { describePath } from './folder-dialog.tsx'

type Props = {
  selected: readonly Media[]
  tree: LibraryTree
  commands: ReturnType<typeof useMediaCommands>
  onMove: (folderId: string) => void
  onTrash: () => void
  /** Null if all files are selected. */
  onSelectAll: (() => void) | null
  onClear: () => void
}

/** Shows the number of selected files, and changes all of them together. */
export function MediaSelectionBar({ selected, tree, commands, onMove, onTrash, onSelectAll, onClear }: Props) {
  const { t } = useTranslation('media-library')
  const count = selected.length
  const allStarred = selected.every(({ isStarred }) => isStarred)
  const star = () =>
    commands.organise(
      selected,
      { isStarred: !allStarred },
      t(allStarred ? 'media-library:bulk.unstarred' : 'media-library:bulk.starred', { count }),
    )
  return (
    <div className={bar.selection} role="toolbar" aria-label={t('media-library:bulk.label')}>
      <Text size="sm" fw={600} role="status">
        {t('media-library:bulk.count', { count })}
      </Text>
      {onSelectAll && (
        <Button size="compact-md" variant="subtle" onClick={onSelectAll}>
          {t('media-library:bulk.all')}
        </Button>
      )}
      <MoveMenu tree={tree} onMove={onMove} />
      <TagForm selected={selected} commands={commands} />
      <RemoveTagMenu selected={selected} commands={commands} />
      <Button
        size="compact-md"
        variant="default"
        leftSection={allStarred ? <IconStarOff size="1rem" aria-hidden /> : <IconStar size="1rem" aria-hidden />}
        onClick={() => void star()}
      >
        {t(allStarred ? 'media-library:bulk.unstar' : 'media-library:bulk.star')}
      </Button>
      <Button size="compact-md" variant="default" leftSection={<IconTrash size="1rem" aria-hidden />} onClick={onTrash}>
        {t('media-library:bulk.trash')}
      </Button>
      <Button size="compact-md" variant="subtle" onClick={onClear}>
        {t('media-library:bulk.clear')}
      </Button>
    </div>
  )
}

function MoveMenu({ tree, onMove }: Pick<Props, 'tree' | 'onMove'>) {
  const { t } = useTranslation('media-library')
  const places = tree.folders
    .map(({ id }) => ({ id, path: describePath(tree.folders, id) }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button size="compact-md" variant="default" leftSection={<IconFolder size="1rem" aria-hidden />}>
          {t('media-library:bulk.move')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="18rem" style={{ overflowY: 'auto' }}>
        <Menu.Item onClick={() => onMove('')}>{t('media-library:folder.top')}</Menu.Item>
        {places.map(({ id, path }) => (
          <Menu.Item key={id} onClick={() => onMove(id)}>
            {path}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type TagProps = Pick<Props, 'selected' | 'commands'>

function TagForm({ selected, commands }: TagProps) {
  const { t } = useTranslation('media-library')
  const [typed, setTyped] = useState('')
  const tag = mediaTagSchema.safeParse(typed).data

  async function add(): Promise<void> {
    if (tag === undefined) return
    const done = t('media-library:bulk.tagged', { count: selected.length, tag })
    if (await commands.organise(selected, { addTags: [tag] }, done)) setTyped('')
  }

  return (
    <PopoverForm
      label={t('media-library:bulk.tag')}
      action={t('media-library:bulk.addTag')}
      isOff={false}
      isReady={tag !== undefined}
      onSubmit={() => void add()}
    >
      <TextInput
        label={t('media-library:bulk.tagName')}
        value={typed}
        maxLength={MEDIA_TAG_MAX}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </PopoverForm>
  )
}

function RemoveTagMenu({ selected, commands }: TagProps) {
  const { t } = useTranslation('media-library')
  const tags = [...new Set(selected.flatMap((file) => file.tags))].toSorted((a, b) => a.localeCompare(b))
  if (tags.length === 0) return null
  const remove = (tag: string) =>
    commands.organise(
      selected,
      { removeTags: [tag] },
      t('media-library:bulk.untagged', { count: selected.length, tag }),
    )
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button size="compact-md" variant="default">
          {t('media-library:bulk.removeTag')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tags.map((tag) => (
          <Menu.Item key={tag} onClick={() => void remove(tag)}>
            {tag}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
