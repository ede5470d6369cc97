import { earlierKits } from '@postwright/core/collections/earlier-kits'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, test, vi } from 'vitest'
import { createCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addBrandKit } from '../support/drafts.ts'
import { PATIENCE } from '../support/patience.ts'

/** A worker may have to be started first, on a machine that does other things as well. */
const DAY = 24 * 60 * 60_000

test('what a kit was before a change is kept for the report as long as there is the kit', async () => {
  const ada = await createCaller()
  const kitId = await addBrandKit(ada, { samples: [{ id: 's1', text: 'As it was' }] })
  const path = paths.brandKit(ada.workspaceId, kitId)
  await setFields(path, { createdAt: Timestamp.fromMillis(Date.now() - 3 * DAY) })
  await setFields(path, { samples: [{ id: 's1', text: 'As it is' }], rev: 2, updatedAt: Timestamp.now() })
  const earlier = () => fieldsOf(`${earlierKits.path(ada.workspaceId)}/${kitId}`)
  await vi.waitFor(async () => {
    expect(await earlier()).toMatchObject({ kitRev: 1, kit: { samples: [{ text: 'As it was' }] } })
  }, PATIENCE)

  await setFields(path, null)
  await vi.waitFor(async () => expect(await earlier()).toBeUndefined(), PATIENCE)
})
