import { scripts } from '@postwright/core/collections/scripts'
import type { ScriptDraft } from '@postwright/core/model/script'
import { emptyScript, writeScript } from '@postwright/core/script/write-script'
import type { DemoCompany, DemoPhoto, PhotoName } from './desk.ts'

const TEXT = `# Why your oak table splits

DANA: Oak drinks water in summer. It gives it back in winter. *The board moves.*
[visual: a table in the workshop]

“A table without a gap splits in its first winter.”

70% of the tops we repair were glued to their frame.

# What helps
- Slots for the screws
- Three millimetres of room
- Thin oil, twice a year

Glue: the top splits.
Slots: the top moves.

[visual: a parcel on its way to its owner]
Send us a photo of yours. We tell you what a repair costs.

Follow @wright-workshop for the next part.`

type Photos = Pick<Readonly<Record<PhotoName, DemoPhoto>>, 'forest' | 'parcel'>

export async function writeDemoScript({ documents, workspaceId, photos }: DemoCompany): Promise<void> {
  await documents.create(scripts, { workspaceId, id: 'demo-script' }, demoScript(photos))
}

/** Returns the demo script, with two library photos in the scenes that ask for images. */
export function demoScript(photos: Photos): ScriptDraft {
  let count = 0
  const script = writeScript(emptyScript('Why oak tables split'), TEXT, () => `demo${(count += 1)}`)
  const byScene = new Map([
    [1, photos.forest],
    [6, photos.parcel],
  ])
  return {
    ...script,
    scenes: script.scenes.map((scene, at) => {
      const photo = byScene.get(at)
      return photo ? { ...scene, mediaId: photo.media.id, alt: photo.alt } : scene
    }),
  }
}
