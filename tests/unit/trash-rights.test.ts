import { COLLECTIONS } from '@postwright/core/collections/collections'
import { isWrittenByEditors } from '@postwright/core/collections/written-by-editors'
import { TRASH_KINDS, TRASH_RIGHTS } from '@postwright/core/model/trash-item'
import { expect, it } from 'vitest'

it.each(TRASH_KINDS)('%s are moved to the trash by those who write them', (kind) => {
  const described = COLLECTIONS.filter(isWrittenByEditors).find(({ name }) => name === kind)
  expect(TRASH_RIGHTS[kind]).toBe(described?.write.right)
})
