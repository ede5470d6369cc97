import { afterEach, expect, it, vi } from 'vitest'

/** The module as another tab of the browser has it. */
async function openTab() {
  vi.resetModules()
  const { hiddenDocuments } = await import('@/documents/hidden-documents.ts')
  return hiddenDocuments
}

afterEach(() => vi.resetModules())

it('what is deleted in one tab is hidden in all of them, and shown again in all when that is undone', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const changes = vi.fn<() => void>()
  second.subscribe(changes)
  first.hide('post1')
  expect([...first.get()]).toEqual(['post1'])
  await vi.waitFor(() => expect([...second.get()]).toEqual(['post1']))
  second.hide('post2')
  await vi.waitFor(() => expect([...first.get()]).toEqual(['post1', 'post2']))
  first.show('post1')
  await vi.waitFor(() => expect([...second.get()]).toEqual(['post2']))
  expect(changes).toHaveBeenCalledTimes(3)
})
