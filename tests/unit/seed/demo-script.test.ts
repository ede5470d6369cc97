import { expect, it } from 'vitest'
import { scriptDraftSchema } from '@postwright/core/model/script'
import { filmScene } from '@postwright/core/script/layouts/scene-slides'
import { parseScript } from '@postwright/core/script/parse-script'
import { demoScript } from '../../../scripts/seed/demo-script.ts'
import { makeMedia } from '../../support/factories/media.ts'

it('the demo company has a script that can be stored, with an image in each scene that asks for one', () => {
  const photo = (id: string) => ({ media: makeMedia({ id }), alt: id })
  const script = demoScript({ forest: photo('forest'), parcel: photo('parcel') })
  expect(scriptDraftSchema.parse(script)).toEqual(script)
  const scenes = parseScript(script.text)
  expect(scenes.map(({ cues }) => cues.length > 0)).toEqual(script.scenes.map(({ mediaId }) => mediaId !== null))
  expect(filmScene(script, scenes, script.scenes).slides).toHaveLength(8)
})
