import { Menu } from '@mantine/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queueDraftSchema } from '@postwright/core/model/queue'
import { saveQueue } from '@postwright/core/api/queues'
import { QueueMenuItems } from '@/features/content-studio/components/schedule/queue-menu.tsx'
import { show } from './support/show.tsx'
import { api } from '../support/client/api.ts'
import { makeQueue } from '../support/factories/queue.ts'
import { openWorkspace } from '../support/client/person.ts'

openWorkspace({ timeZone: 'Europe/Berlin' })

afterEach(cleanup)

it('adding a post to a queue where there is none creates one with slots and adds the post to it', async () => {
  api.answer(saveQueue, ({ queueId }) => ({ queue: makeQueue({ id: queueId }), moved: 0 }))
  const onChoose = vi.fn<(queueId: string) => void>()
  await show(
    <Menu opened withinPortal={false}>
      <Menu.Dropdown>
        <QueueMenuItems onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>,
  )
  await userEvent.click(screen.getByRole('menuitem', { name: /^Create a weekday queue/ }))
  await waitFor(() => expect(onChoose).toHaveBeenCalledOnce())
  const [input] = api.calls(saveQueue)
  expect(input).toMatchObject({ workspaceId: 'w1', queueId: onChoose.mock.calls[0]?.[0], rev: 0 })
  expect(queueDraftSchema.parse(input?.draft)).toMatchObject({
    name: 'My queue',
    connectionIds: [],
    tzid: 'Europe/Berlin',
  })
  expect(input?.draft.slots.length).toBeGreaterThanOrEqual(5)
})
