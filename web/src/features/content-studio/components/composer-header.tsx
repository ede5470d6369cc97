import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowLeft, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post, PostDraft } from '@postwright/core/model/post'
import { routes } from '@/config/routes.ts'
import type { AutosaveState } from '@/documents/autosave.ts'
import { SaveStatus } from '@/documents/save-status.tsx'
import { LifecycleBadge } from './lifecycle-badge.tsx'
import styles from './composer-header.module.css'

type Props = {
  post: Post
  state: AutosaveState<PostDraft>
  onRetry: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** The way back, what the post is doing, whether it is saved, and what else can be done with it. */
export function ComposerHeader({ post, state, onRetry, onDuplicate, onDelete }: Props) {
  const { t } = useTranslation('studio')
  return (
    <header className={styles.header}>
      <Link className={styles.back} to={routes.contentStudio.href()}>
        <IconArrowLeft size="1.125rem" aria-hidden />
        {t('studio:post.back')}
      </Link>
      <h1 className="visually-hidden">{t('studio:post.title')}</h1>
      <LifecycleBadge lifecycle={post.lifecycle} />
      <div className={styles.end}>
        <SaveStatus
          status={state.status}
          isKept={state.isSafe}
          lockedWords={t('studio:lockedSave')}
          onRetry={onRetry}
        />
        <Menu position="bottom-end" withinPortal={false}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={34} aria-label={t('studio:post.menu')}>
              <IconDots size="1.25rem" aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCopy size="1rem" aria-hidden />} onClick={onDuplicate}>
              {t('studio:post.duplicate')}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size="1rem" aria-hidden />} onClick={onDelete}>
              {t('studio:post.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </header>
  )
}
