import { withLayers } from '../commands/scene-change.ts'
import { contrastRatio, READABLE_RATIO } from '../drawing/colors.ts'
import { FORMATS } from '../format.ts'
import { plainText, type Paragraph } from '../text-content.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { resolveColor } from '../theme.ts'
import { layOutPart, type LaidPart } from './lay-out-part.ts'
import { otherFormats, overridesWith, type Fits, type OtherFormat } from './other-formats.ts'
import type { OutlinePart } from './outline-part.ts'
import { plainPattern } from './plain-pattern.ts'
import { readCounter, slidePattern, type DataLayer, type SlidePattern } from './slide-pattern.ts'
import type { LayerOf } from '../layer.ts'

/** A part with its role in the deck; `number` counts the parts after the opening one. */
export type PartRole = {
  part: OutlinePart
  kind: 'intro' | 'content' | 'outro'
  number: number
  wantsPhoto?: boolean
  /** Chart or table of the part. */
  data?: DataLayer | undefined
}

export type LayOut = {
  /** Deck whose slides are the patterns. */
  pattern: Scene
  deckId: string
  newSlideId: () => string
  /** Check that text fits; estimated if fonts cannot be measured. */
  fits?: Fits
  /** Offset that rotates the order of layouts, for another mix of the same layouts. */
  turn?: number
  /** True to omit a part if no layout takes it with its data. */
  isStrict?: boolean
}

type Model = Pick<SceneSlide, 'background' | 'overrides'> & {
  pattern: SlidePattern
  others: readonly OtherFormat[]
  at: number
}

/**
 * Cost of a layout, for choosing the cheapest: `more` needs a further slide, `last` repeats the previous layout, `used` counts per earlier use,
 * `photo` has a photo where none is wanted or the reverse, `list` (a bonus) is made for the part's kind of content, such as a list, `again` shows the
 * number of a continued part again, `data` has no place for the part's data.
 */
const COST = { more: 6, last: 40, used: 3, photo: 4, list: -4, again: 400, data: 100 }
/** Maximum length of a text that is a claim by itself. */
const CLAIM_MAX = 110

/** Lays out each part as one or more slides of a pattern, alternating between its layouts. */
export function layOutParts(roles: readonly PartRole[], from: LayOut): SceneSlide[][] {
  const used: number[] = []
  return roles.map((role) => slidesOf(role, from, used))
}

function slidesOf(role: PartRole, from: LayOut, used: number[]): SceneSlide[] {
  const { kind, number } = role
  const { shown, list } = kind === 'intro' ? coverPart(role.part) : { shown: role.part, list: [] }
  const opening =
    kind === 'content' ? null : slideOf({ ...role, part: shown }, modelsOf(from.pattern, kind).slice(0, 1), from, used)
  if (opening && (opening.rest.length === 0 || kind === 'intro')) {
    // A list on the following slides repeats the heading of the cover.
    const left = [
      { title: [], body: opening.rest },
      { title: list.length > 0 ? shown.title : [], body: list },
    ].filter(({ body }) => body.length > 0)
    return [opening.slide, ...left.flatMap((part) => slidesOf({ part, kind: 'content', number }, from, used))]
  }
  const models = modelsOf(from.pattern, 'content')
  const slides: SceneSlide[] = []
  let part = claimed(role.part)
  let { data } = role
  do {
    const designed = slideOf({ ...role, part, data, isContinued: slides.length > 0 }, models, from, used)
    if (!designed && from.isStrict) return []
    const next = designed ?? plainSlide({ ...role, part }, from)
    slides.push(next.slide)
    // The same heading continues on further slides while text remains.
    part = { title: part.title, body: next.rest }
    data = undefined
  } while (part.body.length > 0 && slides.length <= 200)
  return slides
}

/** Returns the text of a cover: the heading and the text before the first list. Without a heading, a short text becomes the heading. */
function coverPart(part: OutlinePart): { shown: OutlinePart; list: readonly Paragraph[] } {
  const { title, body } = claimed(part)
  const at = title.length === 0 ? -1 : body.findIndex(({ list }) => list !== 'none')
  return at === -1
    ? { shown: { title, body }, list: [] }
    : { shown: { title, body: body.slice(0, at) }, list: body.slice(at) }
}

/** Turns a short part without a heading into a heading. */
function claimed({ title, body }: OutlinePart): OutlinePart {
  const [only, ...others] = body
  const isClaim =
    title.length === 0 && only?.list === 'none' && others.length === 0 && plainText([only]).length <= CLAIM_MAX
  return isClaim && only && !/^["“„«]/.test(plainText([only])) ? { title: only.runs, body: [] } : { title, body }
}

type Made = { slide: SceneSlide; rest: readonly Paragraph[] }

function slideOf(
  role: PartRole & { isContinued?: boolean },
  models: readonly Model[],
  from: LayOut,
  used: number[],
): Made | null {
  const { fits = estimateFit, turn = 0, isStrict = false } = from
  const { data } = role
  const laid = models.flatMap((model) => {
    const result = layOutPart(role.part, model.pattern, { number: role.number, fits, others: model.others, data })
    if (isStrict && data && !result?.hasData) return []
    return result ? [{ model, result, cost: costOf(role, model, { result, used, turn, of: models.length }) }] : []
  })
  const best = laid.toSorted((a, b) => a.cost - b.cost)[0]
  if (!best) return null
  used.push(best.model.at)
  return made(role, from, best.model, best.result)
}

type Tried = { result: LaidPart; used: readonly number[]; turn: number; of: number }

function costOf(
  { part, wantsPhoto = false, data, isContinued = false }: PartRole & { isContinued?: boolean },
  { pattern, at }: Model,
  { result, used, turn, of }: Tried,
): number {
  const hasPhoto = pattern.layers.some(({ type }) => type === 'image')
  const isList = part.body.length > 1 && part.body.every(({ list }) => list !== 'none')
  return (
    (result.rest.length > 0 ? COST.more : 0) +
    (used.at(-1) === at ? COST.last : 0) +
    used.filter((each) => each === at).length * COST.used +
    (hasPhoto === wantsPhoto ? 0 : COST.photo) +
    (isContinued && counts(pattern) ? COST.again : 0) +
    (data && !result.hasData ? COST.data : 0) +
    (pattern.kind !== 'text' || (isList && hasList(pattern)) ? COST.list : 0) +
    ((at + turn) % Math.max(1, of)) / Math.max(1, of)
  )
}

/** Returns whether a layout shows the number of its part. */
function counts({ layers, kind }: SlidePattern): boolean {
  return kind === 'text' && layers.some((layer) => readCounter(layer) !== null)
}

function hasList({ layers, bodyId }: SlidePattern): boolean {
  const body = layers.find(({ id }) => id === bodyId)
  return body?.type === 'text' && body.paragraphs[0]?.list !== 'none'
}

function plainSlide(role: PartRole, from: LayOut): Made {
  const { pattern: scene, fits = estimateFit } = from
  const pattern = plainPattern(role.kind, FORMATS[scene.deck.format])
  const others = otherFormats({ layers: [...pattern.layers], overrides: [] }, scene.deck.format)
  const laid = layOutPart(role.part, pattern, { number: role.number, fits, others })
  if (!laid) throw new Error('A pattern without its texts.')
  return made(role, from, { pattern, background: groundOf(scene), overrides: [], others, at: -1 }, laid)
}

function made(
  { kind }: PartRole,
  { deckId, newSlideId }: LayOut,
  model: Model,
  { layers, rest, moved }: LaidPart,
): Made {
  const overrides = overridesWith(model.overrides, moved)
  const slide = {
    deckId,
    place: 0,
    kind,
    isHidden: false,
    notes: '',
    background: model.background,
    layers: [],
    overrides,
  }
  return { slide: withLayers({ id: newSlideId(), ...slide }, layers), rest }
}

const PAPER: SceneSlide['background'] = {
  fill: { kind: 'solid', color: '@background' },
  mediaId: null,
  opacity: 1,
  focus: { x: 0.5, y: 0.5 },
}

/** Returns the slides of a kind that take text. */
export function modelsOf(scene: Scene, kind: PartRole['kind']): Model[] {
  return scene.slides
    .filter((slide) => slide.kind === kind)
    .flatMap(({ layers, background, overrides }, at) => {
      const pattern = slidePattern(layers)
      const others = pattern ? otherFormats({ layers, overrides }, scene.deck.format) : []
      return pattern ? [{ pattern, background, overrides, others, at }] : []
    })
}

/** Returns the first solid background of the design's slides on which the theme's text colour is readable, otherwise the default background. */
function groundOf({ slides, deck: { theme } }: Scene): SceneSlide['background'] {
  const own = slides.find(
    ({ kind, background: { fill } }) =>
      kind !== 'common' &&
      fill.kind === 'solid' &&
      contrastRatio(resolveColor(theme, fill.color), theme.colors.text) >= READABLE_RATIO,
  )
  return own?.background ?? PAPER
}

/** Average width of a letter as a share of its size, except in Chinese, Japanese and Korean. */
const NARROW = 0.55

const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u

/** Usable share of a box: words do not fill their lines, and completely filled boxes are hard to read. */
const FILLED = 0.85

/** Factor by which text may shrink to avoid a further slide. */
const SMALLER = 0.85

/** Indent per list level, as a multiple of the text size. */
const STEP = 1.4

/** Returns whether paragraphs fit a text layer, estimated without font measurements. */
export function estimateFit({ box, style, padding }: LayerOf<'text'>, paragraphs: readonly Paragraph[]): boolean {
  const size = Math.max(style.sizeMin, style.size * SMALLER)
  const [width, height] = [box.width - 2 * padding, box.height - 2 * padding]
  const lines = paragraphs.reduce((sum, paragraph) => {
    const moved = paragraph.list === 'none' ? 0 : (paragraph.level + 1) * STEP * size
    const length = [...plainText([paragraph])].reduce((ems, sign) => ems + (WIDE.test(sign) ? 1 : NARROW), 0)
    return sum + Math.max(1, Math.ceil((length * size) / Math.max(size, width - moved)))
  }, 0)
  return lines * size * style.lineHeight <= Math.max(size * style.lineHeight, height * FILLED)
}
