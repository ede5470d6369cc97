import { Menu } from '@mantine/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queueDraftSchema } from '@postwright/core/model/queue'
import type { saveQueue } from '@/posts/data/queue-commands.ts'
import { QueueMenuItems } from '@/features/content-studio/components/schedule/queue-menu.tsx'
import { show } from './support/show.tsx'
import { openWorkspace } from '../support/client/person.ts'

const save = vi.hoisted(() => vi.fn<typeof saveQueue>())
vi.mock('@/posts/data/queue-commands.ts', () => ({ saveQueue: save }))
openWorkspace({ timeZone: 'Europe/Berlin' })

afterEach(cleanup)

it('adding a post to a queue where there is none creates one with slots and adds the post to it', async () => {
  const onChoose = vi.fn<(queueId: string) => void>()
  await show(
    <Menu opened withinPortal={false}>
      <Menu.Dropdown>
        <QueueMenuItems onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>,
  )
  await userEvent.click(screen.getByRole('menuitem', { name: /^Create a queue/ }))
  await waitFor(() => expect(onChoose).toHaveBeenCalledOnce())
  const [input] = save.mock.calls[0] ?? []
  expect(input).toMatchObject({ workspaceId: 'w1', queueId: onChoose.mock.calls[0]?.[0], rev: 0 })
  expect(queueDraftSchema.parse(input?.draft)).toMatchObject({
    name: 'My queue',
    connectionIds: [],
    tzid: 'Europe/Berlin',
  })
  expect(input?.draft.slots.length).toBeGreaterThanOrEqual(5)
})
