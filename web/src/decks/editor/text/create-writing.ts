import { setParagraphs, setList } from '@postwright/core/scene/commands/paragraphs'
import { placeLayers } from '@postwright/core/scene/commands/layer-placement'
import { removeLayers } from '@postwright/core/scene/commands/layer-list'
import { type RunStyle, styleRuns } from '@postwright/core/scene/commands/style-runs'
import type { Change } from '@postwright/core/scene/change'
import { centerOf, rotatePoint } from '@postwright/core/scene/geometry/bounds'
import { caretAt, pointOf, selectionBoxes } from '@postwright/core/scene/layout/text-selection'
import { layoutText } from '@postwright/core/scene/layout/layout-text'
import { type Paragraph, plainText } from '@postwright/core/scene/text-content'
import type { Press } from '../gestures/gesture.ts'
import type { Editor } from '../editor.ts'
import { getCurrentLayers } from '../editor-selectors.ts'
import { grownText } from './grown-text.ts'
import { replacementBetween, replaceText } from './replace-text.ts'
import { offsetOf, placeAt } from './text-runs.ts'
import { stateOfRange, toggleTextStyle, toggleStateOfRange } from './text-style-toggle.ts'
import type { TurnedBox, Writing } from './writing.ts'

type Moment = { paragraphs: readonly Paragraph[]; from: number; to: number }

export type WritingSession = Writing & {
  layerId: string
  /** Applies the text typed into the field. */
  type(): void
  undo(): void
  redo(): void
  /** Moves the caret a line up or down, or to an end of its line, using the line breaks on the slide. */
  moveCaret(way: 'up' | 'down' | 'start' | 'end', isMarking: boolean): void
  /**
   * Indents or outdents the items of a list.
   * @returns whether the caret is in a list
   */
  indent(step: 1 | -1): boolean
  caret(): TurnedBox | null
  end(): void
}

const LISTS = new Map([
  ['toggleBullets', 'bullet'],
  ['toggleNumbers', 'number'],
] as const)

let sessions = 0

/**
 * Creates a session for editing a text. All input between focus and blur of the field is one undo step on the slide, but several undo steps in the
 * field.
 */
export function createWriting(editor: Editor, layerId: string, field: HTMLTextAreaElement): WritingSession {
  sessions += 1
  const gesture = `write ${layerId} ${sessions}`
  const past: Moment[] = []
  let future: Moment[] = []
  let nextStyle: RunStyle | null = null

  const layer = () => {
    const found = getCurrentLayers(editor).find(({ id }) => id === layerId)
    return found?.type === 'text' ? found : null
  }
  const target = () => {
    const { slideId, format } = editor.view.getState()
    return { slideId, format, layerIds: [layerId] }
  }
  const scene = () => editor.store.getState().scene
  const range = () => ({ from: field.selectionStart, to: field.selectionEnd })
  const layout = (own: NonNullable<ReturnType<typeof layer>>) =>
    layoutText(own, own.box, scene().deck.theme, editor.measure)

  function run(change: Change | null) {
    if (change) editor.store.run(change, gesture)
  }

  function write(paragraphs: readonly Paragraph[]) {
    run(setParagraphs(scene(), target(), { paragraphs }))
    const written = layer()
    if (!written) return
    const box = grownText(written, scene().deck.theme, editor.measure)
    if (box !== written.box) run(placeLayers(scene(), target(), { placements: new Map([[layerId, { box }]]) }))
  }

  function keep() {
    const paragraphs = layer()?.paragraphs
    if (paragraphs) past.push({ paragraphs, ...range() })
    future = []
  }

  function goTo(moment: Moment | undefined, others: Moment[]) {
    const now = layer()
    if (!moment || !now) return
    others.push({ paragraphs: now.paragraphs, ...range() })
    write(moment.paragraphs)
    field.value = plainText(moment.paragraphs)
    mark(moment.from, moment.to)
  }

  function mark(anchor: number, focus: number) {
    field.setSelectionRange(Math.min(anchor, focus), Math.max(anchor, focus), focus < anchor ? 'backward' : 'forward')
    editor.view.set({})
  }

  const focusOf = () => (field.selectionDirection === 'backward' ? field.selectionStart : field.selectionEnd)
  const anchorOf = () => (field.selectionDirection === 'backward' ? field.selectionEnd : field.selectionStart)

  function offsetAt(press: Press): number {
    const own = layer()
    if (!own) return 0
    const { x, y } = rotatePoint(press.at, centerOf(own.box), -own.rotation)
    const place = caretAt(layout(own), { x: x - own.box.x, y: y - own.box.y }, editor.measure)
    return offsetOf(own.paragraphs, place)
  }

  function inList(list: Paragraph['list'] | undefined, level: number | undefined) {
    keep()
    run(setList(scene(), target(), { range: range(), ...(list && { list }), ...(level !== undefined && { level }) }))
  }

  function style(look: RunStyle) {
    const own = layer()
    const { from, to } = range()
    if (!own) return
    if (from === to) {
      nextStyle = { ...nextStyle, ...look }
      return
    }
    keep()
    write(styleRuns(own.paragraphs, { from, to }, look))
  }

  return {
    layerId,
    style,
    type() {
      const own = layer()
      if (!own) return
      const before = plainText(own.paragraphs)
      const replacement = replacementBetween(before, field.value, field.selectionEnd)
      keep()
      const written = replaceText(own.paragraphs, replacement)
      const { from, text } = replacement
      write(nextStyle ? styleRuns(written, { from, to: from + text.length }, nextStyle) : written)
      nextStyle = null
      const kept = layer()
      if (kept && plainText(kept.paragraphs) !== field.value) {
        field.value = plainText(kept.paragraphs)
        mark(from, from)
      }
    },
    undo: () => goTo(past.pop(), future),
    redo: () => goTo(future.pop(), past),
    moveCaret(way, isMarking) {
      const own = layer()
      if (!own) return
      const laid = layout(own)
      const point = pointOf(laid, placeAt(own.paragraphs, focusOf()), editor.measure)
      if (!point) return
      const step = { up: -point.height / 2, down: point.height * 1.5, start: point.height / 2, end: point.height / 2 }[
        way
      ]
      const x = { up: point.x, down: point.x, start: -1e6, end: 1e6 }[way]
      const y = point.top + step
      const focus =
        y < (laid.lines[0]?.top ?? 0) ? 0 : offsetOf(own.paragraphs, caretAt(laid, { x, y }, editor.measure))
      mark(isMarking ? anchorOf() : focus, focus)
    },
    indent(step) {
      const own = layer()
      const paragraph = own?.paragraphs[placeAt(own.paragraphs, focusOf()).paragraph]
      if (!paragraph || paragraph.list === 'none') return false
      inList(undefined, paragraph.level + step)
      return true
    },
    command(id) {
      const own = layer()
      const list = [...LISTS].find(([command]) => command === id)?.[1]
      if (own && list) {
        const paragraph = own.paragraphs[placeAt(own.paragraphs, focusOf()).paragraph]
        inList(paragraph?.list === list ? 'none' : list, undefined)
        return true
      }
      const look = own ? toggleTextStyle(id, stateOfRange(own, range())) : null
      if (look) style(look)
      return look !== null
    },
    toggleState(toggle) {
      const own = layer()
      return own ? toggleStateOfRange(own, range(), toggle) : 'off'
    },
    caret() {
      const own = layer()
      if (!own) return null
      const point = pointOf(layout(own), placeAt(own.paragraphs, focusOf()), editor.measure)
      if (!point) return null
      const box = { x: own.box.x + point.x, y: own.box.y + point.top, width: 1, height: point.height }
      return { box, rotation: own.rotation, middle: centerOf(own.box) }
    },
    marks() {
      const own = layer()
      const { from, to } = range()
      if (!own || from === to) return []
      const [start, end] = [placeAt(own.paragraphs, from), placeAt(own.paragraphs, to)]
      return selectionBoxes(layout(own), start, end, editor.measure).map((box) => ({
        box: { ...box, x: box.x + own.box.x, y: box.y + own.box.y },
        rotation: own.rotation,
        middle: centerOf(own.box),
      }))
    },
    press(press) {
      const anchor = press.isShift ? anchorOf() : offsetAt(press)
      field.focus({ preventScroll: true })
      mark(anchor, offsetAt(press))
      return {
        move: (now) => mark(anchor, offsetAt(now)),
        end: (now) => mark(anchor, offsetAt(now)),
        cancel: () => undefined,
      }
    },
    end() {
      const own = layer()
      if (own && plainText(own.paragraphs) === '') run(removeLayers(scene(), target()))
    },
  }
}
