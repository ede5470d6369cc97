import { NO_STROKE } from '@postwright/core/scene/fill'
import type { FindingReason } from '@postwright/core/scene/lint/finding'
import type { LintOptions } from '@postwright/core/scene/lint/lint-context'
import type { Layer, LayerOf } from '@postwright/core/scene/layer'
import type { Scene } from '@postwright/core/scene/scene'
import { FIXED_MEASURE } from '../fixed-measure.ts'
import { sceneOf, shapeLayer, slideOf } from '../sample-scene.ts'
import { textLayer } from '../text-layer.ts'

export const OPTIONS: LintOptions = {
  format: '4:5',
  measure: FIXED_MEASURE,
  zones: [],
  brand: { colors: ['#123456'], fonts: ['Lora'] },
  luminanceOf: () => null,
}

type Planted = {
  says: string
  reason: FindingReason['key']
  scene: Scene
  options?: Partial<LintOptions>
  /** False: only a person can fix it. */
  isFixed: boolean
}

const WIDE = { x: 100, y: 300, width: 800, height: 300 }
const solid = (color: string) => ({ kind: 'solid' as const, color })

export function imageLayer(id: string, fields: Partial<LayerOf<'image'>> = {}): LayerOf<'image'> {
  const { shape: _shape, fill: _fill, ...base } = shapeLayer(id) as LayerOf<'shape'>
  const crop = { focus: { x: 0.5, y: 0.5 }, zoom: 1, isFlipped: false }
  return { ...base, type: 'image', mediaId: 'photo1', ...crop, mask: 'none', radius: 0, stroke: NO_STROKE, ...fields }
}

const words = (fields: Parameters<typeof textLayer>[2] = {}, text = 'Plain words') =>
  textLayer('tttt', text, { box: WIDE, ...fields })
const deck = (...layers: Layer[]) => sceneOf(slideOf('s1', layers))

export const FAULTS: readonly Planted[] = [
  {
    says: 'gray words on white',
    reason: 'contrast',
    scene: deck(words({ style: { color: '#999999' } })),
    options: { brand: null },
    isFixed: true,
  },
  {
    says: 'dark words over a dark shape',
    reason: 'contrast',
    scene: deck(shapeLayer('bbbb', { box: WIDE, fill: solid('@text') }), words()),
    isFixed: true,
  },
  {
    says: 'words over a picture of unknown brightness',
    reason: 'contrast',
    scene: deck(imageLayer('pppp', { box: WIDE, alt: 'A street' }), words({ style: { color: '@primary' } })),
    isFixed: true,
  },
  {
    says: 'words that let most of the slide through',
    reason: 'contrast',
    scene: deck(words({ opacity: 0.3 })),
    isFixed: true,
  },
  {
    says: 'words that nobody reads on a phone',
    reason: 'legibility',
    scene: deck(words({ style: { size: 18, sizeMin: 18 } }, 'A label')),
    isFixed: true,
  },
  {
    says: 'small sentences in a box that has no room for larger ones',
    reason: 'legibility',
    scene: deck(
      words(
        { style: { size: 28, sizeMin: 28 }, box: { ...WIDE, height: 36 } },
        'a sentence of several words that is read',
      ),
    ),
    isFixed: true,
  },
  {
    says: 'words that do not fit their box',
    reason: 'textOverflow',
    scene: deck(words({ box: { ...WIDE, width: 210, height: 120 } }, 'several words that need far more room')),
    isFixed: true,
  },
  {
    says: 'words that the edge cuts',
    reason: 'outOfSlide',
    scene: deck(words({ box: { ...WIDE, x: -60 } })),
    isFixed: true,
  },
  {
    says: 'a shape that is nowhere to be seen',
    reason: 'outOfSlide',
    scene: deck(shapeLayer('bbbb', { box: { ...WIDE, x: 4000 } })),
    isFixed: true,
  },
  {
    says: 'words under the buttons of a network',
    reason: 'safeZone',
    scene: sceneOf(slideOf('s1', [words({ box: { ...WIDE, y: 100 } })])),
    options: { format: '9:16', zones: ['story'] },
    isFixed: true,
  },
  {
    says: 'words under the buttons of the second of two networks',
    reason: 'safeZone',
    scene: sceneOf(slideOf('s1', [words({ box: { ...WIDE, x: 40, y: 600 } })])),
    options: { format: '9:16', zones: ['story', 'reel'] },
    isFixed: true,
  },
  {
    says: 'a picture that says nothing',
    reason: 'altText',
    scene: deck(imageLayer('pppp')),
    isFixed: false,
  },
  {
    says: 'a colour of nowhere',
    reason: 'brandColor',
    scene: deck(shapeLayer('bbbb', { fill: solid('#00ff88') })),
    isFixed: true,
  },
  {
    says: 'a font of nowhere',
    reason: 'brandFont',
    scene: deck(words({ style: { family: 'Papyrus' } })),
    isFixed: true,
  },
  {
    says: 'a word alone on the last line',
    reason: 'orphanWord',
    // Balanced lines leave such a word only where the one before it is too long to go along at this size; a smaller one has room.
    scene: deck(
      words(
        { box: { ...WIDE, width: 450 }, style: { size: 60, sizeMin: 45 } },
        'these are all of the extraordinarily so',
      ),
    ),
    isFixed: true,
  },
  {
    says: 'the same slide twice',
    reason: 'duplicateSlide',
    scene: sceneOf(slideOf('s1', [words()]), slideOf('s2', [{ ...words(), id: 'uuuu' }], { place: 1 })),
    isFixed: true,
  },
  { says: 'a text without words', reason: 'emptyText', scene: deck(words({}, ' ')), isFixed: true },
  {
    says: 'a place that waits for its picture',
    reason: 'emptyPicture',
    scene: deck(imageLayer('pppp', { mediaId: null })),
    isFixed: true,
  },
]

export const CLEAN: readonly { says: string; scene: Scene; options?: Partial<LintOptions> }[] = [
  { says: 'dark words on white', scene: deck(words()) },
  {
    says: 'white words on a dark shape',
    scene: deck(shapeLayer('bbbb', { box: WIDE, fill: solid('@text') }), words({ style: { color: '@background' } })),
  },
  {
    says: 'gray words that are large',
    scene: deck(words({ style: { color: '#949494', size: 80, sizeMin: 80 } }, 'Large')),
    options: { brand: null },
  },
  {
    says: 'white words over a picture that is known to be dark',
    scene: deck(imageLayer('pppp', { box: WIDE, alt: 'Night' }), words({ style: { color: '@background' } })),
    options: { luminanceOf: () => 0.02 },
  },
  {
    says: 'words beside a dark ellipse, in the corner of its box',
    scene: deck(
      shapeLayer('bbbb', { shape: 'ellipse', box: { x: 100, y: 300, width: 800, height: 800 }, fill: solid('@text') }),
      words({ box: { x: 100, y: 300, width: 90, height: 60 }, style: { size: 34, sizeMin: 34 } }, 'Hi'),
    ),
  },
  { says: 'small words that are a label', scene: deck(words({ style: { size: 26, sizeMin: 26 } }, 'Chapter one')) },
  {
    says: 'few words, one below the other',
    scene: deck(words({ box: { ...WIDE, width: 280 } }, 'Better every day')),
  },
  { says: 'a shape that bleeds over the edge', scene: deck(shapeLayer('bbbb', { box: { ...WIDE, x: -300 } })) },
  {
    says: 'colours and fonts of the brand',
    scene: deck(
      shapeLayer('bbbb', { fill: solid('#123456') }),
      words({ box: { ...WIDE, y: 700 }, style: { family: 'Lora' } }),
    ),
  },
  {
    says: 'a font while the brand names none',
    scene: deck(words({ style: { family: 'Papyrus' } })),
    options: { brand: { colors: ['#123456'], fonts: [] } },
  },
  {
    says: 'a colour while the brand names none',
    scene: deck(shapeLayer('bbbb', { fill: solid('#00ff88') })),
    options: { brand: { colors: [], fonts: ['Lora'] } },
  },
  {
    says: 'a last line of two words',
    scene: deck(words({ box: { ...WIDE, width: 420 } }, 'these are words and they go on')),
  },
  {
    says: 'slides that differ in one word',
    scene: sceneOf(slideOf('s1', [words()]), slideOf('s2', [words({}, 'Other words')], { place: 1 })),
  },
  { says: 'a picture with words about it', scene: deck(imageLayer('pppp', { alt: 'Two people at a desk' })) },
  { says: 'a slide that is hidden', scene: sceneOf(slideOf('s1', [words({}, ' ')], { isHidden: true })) },
  {
    says: 'words between the buttons of a network',
    scene: sceneOf(slideOf('s1', [words({ box: { x: 100, y: 600, width: 800, height: 200 } })])),
    options: { format: '9:16', zones: ['story'] },
  },
]
