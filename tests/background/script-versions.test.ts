import { scripts } from '@postwright/core/collections/scripts'
import { SCRIPT_VERSIONS_MAX, scriptVersions } from '@postwright/core/collections/script-versions'
import { type ScriptDraft, scriptDraftSchema } from '@postwright/core/model/script'
import { writeScript } from '@postwright/core/script/write-script'
import { beforeEach, expect, test } from 'vitest'
import { keepScriptVersion, type WrittenScript } from '../../functions/src/domain/scripts/save-script-version.ts'
import { makeScript } from '../support/factories/script.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

const START = 1_700_000_000_000

let world: PublishingWorld
const scriptPath = () => `${scripts.path(world.workspaceId)}/script1`
const place = () => ({ workspaceId: world.workspaceId, scriptId: 'script1' })

beforeEach(async () => {
  world = await createPublishingWorld('script-versions')
  await world.refs
    .described(scripts, world.workspaceId)
    .doc('script1')
    .set(makeScript({ id: 'script1' }))
})

type Step = { author?: string; seconds?: number; change: (draft: ScriptDraft) => ScriptDraft }

/** Writes of one script, each `seconds` after the one before. */
function writes(...steps: Step[]): WrittenScript[] {
  let draft = scriptDraftSchema.parse(makeScript({ text: 'Oak moves.' }))
  let at = START
  return steps.map(({ author = 'ada', seconds = 2, change }, i) => {
    draft = change(draft)
    at += seconds * 1_000
    return { rev: i + 1, author, at, draft }
  })
}

let scenes = 0
const typed = (more: string) => (draft: ScriptDraft) =>
  writeScript(draft, draft.text + more, () => `scene${(scenes += 1)}`)
const named = (name: string) => (draft: ScriptDraft) => ({ ...draft, name })
const quoted = (draft: ScriptDraft): ScriptDraft => ({
  ...draft,
  scenes: draft.scenes.map((scene) => ({ ...scene, layout: 'quote' })),
})

async function deliver(all: readonly WrittenScript[], at: number): Promise<void> {
  const after = all[at]
  if (after) await keepScriptVersion(world.deps, place(), all[at - 1] ?? null, after)
}

async function kept() {
  const all = world.refs.described(scriptVersions, world.workspaceId, 'script1')
  const { docs } = await all.orderBy('scriptRev').get()
  return docs.map((each) => each.data())
}

test('a text that is typed on is one version, though scenes come and begin otherwise; a choice for a scene is another', async () => {
  const all = writes({ change: typed(' Leave room') }, { change: typed(' for it.\n\nThe end') }, { change: quoted })
  for (const at of all.keys()) await deliver(all, at)
  const versions = await kept()
  expect(versions.map(({ draft }) => draft.text)).toEqual([
    'Oak moves. Leave room for it.\n\nThe end',
    'Oak moves. Leave room for it.\n\nThe end',
  ])
  expect(versions.map(({ draft }) => draft.scenes[0]?.layout)).toEqual([null, 'quote'])
})

test('events that come at once, several times and last first leave what each person had left', async () => {
  const all = writes(
    { change: named('One') },
    { author: 'ben', change: typed(' By Ben.') },
    { change: named('Two') },
    { author: 'ben', change: named('Three') },
  )
  for (const at of [...all.keys()].toReversed())
    await Promise.all([at, at, Math.max(at - 1, 0)].map((each) => deliver(all, each)))
  expect((await kept()).map(({ createdBy, draft }) => `${createdBy}: ${draft.name}`)).toEqual(
    expect.arrayContaining(['ada: One', 'ben: One', 'ada: Two', 'ben: Three']),
  )
})

test('what is made of a script is no version of it, and none of its versions holds it', async () => {
  const work = { kind: 'deck' as const, documentId: 'deck1', mark: 'm' }
  const all = writes({ change: named('One') }, { change: (draft) => ({ ...draft, works: [work] }) })
  for (const at of all.keys()) await deliver(all, at)
  expect((await kept()).map(({ draft }) => draft.works)).toEqual([[]])
})

test('no more than thirty are kept, the latest', async () => {
  const steps = Array.from({ length: SCRIPT_VERSIONS_MAX + 4 }, (_, i) => ({
    seconds: 300,
    change: named(`Name ${i}`),
  }))
  const all = writes(...steps)
  for (const at of all.keys()) await deliver(all, at)
  const versions = await kept()
  expect(versions).toHaveLength(SCRIPT_VERSIONS_MAX)
  expect(versions.at(-1)?.draft.name).toBe(`Name ${SCRIPT_VERSIONS_MAX + 3}`)
})

test('an event that comes after the script was deleted brings nothing back', async () => {
  const all = writes({ change: named('One') }, { seconds: 300, change: named('Two') })
  await deliver(all, 0)
  await world.refs.db.doc(scriptPath()).delete()
  await world.deps.scriptVersions.deleteOf(world.workspaceId, 'script1')
  await deliver(all, 1)
  expect(await kept()).toEqual([])
})
