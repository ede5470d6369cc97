import { COLLECTIONS } from '@postwright/core/collections/collections'
import { isWrittenByEditors } from '@postwright/core/collections/collection'
import { TRASH_KINDS, TRASH_RIGHTS } from '@postwright/core/model/trash-item'
import { expect, it } from 'vitest'

/** Files are written by the API alone. */
const written = TRASH_KINDS.filter((kind) => kind !== 'media')

it.each(written)('%s are moved to the trash by those who write them', (kind) => {
  const described = COLLECTIONS.filter(isWrittenByEditors).find(({ name }) => name === kind)
  expect(TRASH_RIGHTS[kind]).toBe(described?.write.right)
})
