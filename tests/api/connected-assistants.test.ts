import { allowAssistant, disconnectAssistant, listAssistants } from '@postwright/core/api/assistants'
import { ASSISTANTS_MAX } from '@postwright/core/model/assistant'
import { paths } from '@postwright/core/paths'
import { expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { askForTokens, connectAssistant, consent, newVerifier, requestOf } from '../support/assistants.ts'
import { createCaller } from '../support/callers.ts'
import { database, setFields } from '../support/documents.ts'
import { addMember } from '../support/members.ts'

test('members see and end their own assistants, who manages members all of them', async () => {
  const owner = await createCaller()
  const { workspaceId } = owner
  const editor = await createCaller()
  await addMember(workspaceId, editor.uid, 'editor')
  await connectAssistant(owner)
  await connectAssistant(editor, { workspaceId })
  const listed = dataOf(await editor.call(listAssistants, { workspaceId })).assistants
  expect(listed.map(({ createdBy }) => createdBy)).toEqual([editor.uid])
  const all = dataOf(await owner.call(listAssistants, { workspaceId })).assistants
  const ofOwner = all.find(({ createdBy }) => createdBy === owner.uid)?.id ?? ''
  errorOf(await editor.call(disconnectAssistant, { workspaceId, assistantId: ofOwner }), 'not_found')
  const other = await createCaller()
  errorOf(await other.call(disconnectAssistant, { workspaceId: other.workspaceId, assistantId: ofOwner }), 'not_found')
  dataOf(await owner.call(disconnectAssistant, { workspaceId, assistantId: listed[0]?.id ?? '' }))
})

test('assistants that were allowed before the list was full are connected as far as there is room', async () => {
  const ada = await createCaller()
  await connectAssistant(ada)
  const all = database().collection(paths.assistants())
  const [first] = (await all.where('workspaceId', '==', ada.workspaceId).get()).docs
  const others = Array.from({ length: ASSISTANTS_MAX - 2 }, (_, at) => `${first?.id ?? ''}${at}`)
  await Promise.all(others.map((id) => setFields(paths.assistant(id), first?.data() ?? null)))
  const [one, two] = await Promise.all([consent(ada), consent(ada)])
  const replies = await Promise.all([askForTokens(one.form), askForTokens(two.form)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const request = requestOf(one.clientId, newVerifier().challenge)
  const input = { workspaceId: ada.workspaceId, request, scopes: ['posts:read' as const], actsAlone: false }
  errorOf(await ada.call(allowAssistant, input), 'list_full')
})
