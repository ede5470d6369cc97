import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { paths } from '@postwright/core/paths'

type Path = (...ids: string[]) => string

const place = (path: Path) => path('*', '*')

const fieldsSchema = z.object({ properties: z.record(z.string(), z.unknown()) })
const schemaSchema = z.union([fieldsSchema, z.object({ oneOf: z.array(fieldsSchema) })])

/** The fields that every document of a collection has. */
function fieldsOf({ schema }: Collection): string[] {
  const parsed = schemaSchema.parse(z.toJSONSchema(schema, { io: 'input' }))
  const [first = [], ...others] = ('oneOf' in parsed ? parsed.oneOf : [parsed]).map(({ properties }) =>
    Object.keys(properties),
  )
  return first.filter((name) => others.every((names) => names.includes(name)))
}

/** Names of the paths, to a collection or to its documents, that no collection description covers. */
function undescribed(named: Readonly<Record<string, Path>>): string[] {
  const described = COLLECTIONS.map(({ path }) => place(path))
  return Object.entries(named)
    .filter(([, path]) => !described.some((own) => place(path) === own || place(path) === `${own}/*`))
    .map(([name]) => name)
}

it('describes the collection of every path', () => {
  expect(undescribed(paths)).toEqual([])
})

it('would notice a path whose collection is not described', () => {
  const planted = {
    ...paths,
    plants: (wid: string) => `workspaces/${wid}/plants`,
    plant: (wid: string, id: string) => `workspaces/${wid}/plants/${id}`,
  }
  expect(undescribed(planted)).toEqual(['plants', 'plant'])
})

it('has the descriptions in the order of the paths, each once and under the name in its path', () => {
  const collections = Object.values(paths)
    .map(place)
    .filter((path) => path.split('/').length % 2 === 1)
  expect(COLLECTIONS.map(({ path }) => place(path))).toEqual(collections)
  expect(COLLECTIONS.map(({ name }) => name)).toEqual(collections.map((path) => path.split('/').at(-1)))
})

it('names fields only that the schemas have', () => {
  for (const described of COLLECTIONS) {
    if (!('schema' in described)) continue
    const names = fieldsOf(described)
    const { order, write, media = [], migrations, export: exported } = described
    const named = [
      ...(order ? [order.by] : []),
      ...media.flatMap(({ ids, neededWhile }) => [
        ids.split('.')[0] ?? '',
        ...(neededWhile ? [neededWhile.field] : []),
      ]),
      ...migrations.flatMap(({ fields }) => fields),
      ...(typeof exported === 'object' ? exported.only : []),
      ...(write?.by === 'person' ? [write.marks] : []),
      ...(write?.by === 'editors' ? [...write.fields, ...Object.keys(write.initial ?? {})] : []),
    ]
    expect(names, described.name).toEqual(expect.arrayContaining(named))
  }
})
