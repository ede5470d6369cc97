import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconJson } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { log } from '@/lib/log.ts'
import { saveFile } from '@/lib/save-file.ts'
import { useConnections } from '../data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { toast } from '@/ui/toast.tsx'
import { readAllPosts, type ReadPosts } from './read-all-posts.ts'

type Props<Cursor> = {
  read: ReadPosts<Cursor>
  isWanted?: (post: Post) => boolean
  /** File name without its extension. */
  name: string
}

/** Saves the posts of a list as CSV, which can be imported again, or complete as JSON. The export can be cancelled while it reads the posts. */
export function ExportPostsMenu<Cursor>({ read, isWanted, name }: Props<Cursor>) {
  const { t } = useTranslation(['areas', 'common'])
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const connections = useConnections(workspaceId)
  const [seen, setSeen] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function save(kind: 'csv' | 'json') {
    const control = new AbortController()
    running.current = control
    setSeen(0)
    try {
      const posts = await readAllPosts(read, { isWanted, signal: control.signal, onProgress: setSeen })
      if (posts) await write(kind, posts)
    } catch (error) {
      log.error('Posts: the list could not be saved as a file', error)
      toast.error(t('areas:out.failed'))
    }
    setSeen(null)
  }

  async function write(kind: 'csv' | 'json', posts: readonly Post[]) {
    if (posts.length === 0) return toast.error(t('areas:out.none'))
    if (kind === 'json') return saveFile(`${name}.json`, JSON.stringify({ posts }, null, 2), 'application/json')
    const { postsFile } = await import('@postwright/core/csv/posts-file')
    const channels = connections.status === 'ready' ? connections.data : []
    // With a byte order mark, spreadsheets recognise the encoding.
    saveFile(`${name}.csv`, `\ufeff${postsFile(posts, { channels, timeZone })}`, 'text/csv')
  }

  if (seen !== null) {
    return (
      <Button variant="default" onClick={() => running.current?.abort()}>
        {t('areas:out.stop', { count: seen })}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size="1rem" aria-hidden />}>
          {t('areas:out.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileSpreadsheet size="1rem" aria-hidden />} onClick={() => void save('csv')}>
          {t('areas:out.csv')}
        </Menu.Item>
        <Menu.Item leftSection={<IconJson size="1rem" aria-hidden />} onClick={() => void save('json')}>
          {t('areas:out.json')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
