import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { connections } from '@postwright/core/collections/connections'
import { Component as ApprovalsPage } from '@/features/workspace/approvals/approvals-page.tsx'
import { inMode } from '../support/approvals.ts'
import { api } from '../support/client/api.ts'
import { giveRole, openedWorkspace, openWorkspace } from '../support/client/person.ts'
import { store } from '../support/client/store.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

async function open(): Promise<void> {
  giveRole('owner')
  api.answer(setWorkspacePublishing, { workspace: openedWorkspace(), released: 0 })
  await show(<ApprovalsPage />)
}

const savedRules = () => api.calls(setWorkspacePublishing).map(({ approvalRules }) => approvalRules)

describe('the approval settings', () => {
  it('change the mode of the workspace and keep its exceptions', async () => {
    const exceptions = [{ kind: 'label' as const, label: 'Legal', mode: 'internal_and_client' as const }]
    openWorkspace({ approvalRules: inMode('none', exceptions) })
    await open()
    await userEvent.click(await screen.findByRole('radio', { name: 'By your team' }))
    expect(savedRules()).toEqual([{ mode: 'internal', exceptions }])
  })

  it('add an exception for a label and remove another', async () => {
    const channel = makeConnection({ id: 'channel1', handle: 'boards.example' })
    store.put(connections, ['w1'], channel)
    openWorkspace({ approvalRules: inMode('internal', [{ kind: 'channel', connectionId: 'channel1', mode: 'none' }]) })
    await open()
    await userEvent.type(await screen.findByLabelText('Add a label'), 'Legal')
    await userEvent.click(screen.getByRole('button', { name: 'Add exception' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the exception for boards.example' }))
    expect(savedRules()).toEqual([
      {
        mode: 'internal',
        exceptions: [
          { kind: 'channel', connectionId: 'channel1', mode: 'none' },
          { kind: 'label', label: 'Legal', mode: 'internal' },
        ],
      },
      { mode: 'internal', exceptions: [] },
    ])
  })
})
